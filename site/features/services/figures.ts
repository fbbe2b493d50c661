/** 4112.3 as "4,112". */
export function counted(value: number): string {
  return Math.round(value).toLocaleString('en-US')
}

/** A change with its sign: "+13", "−46". */
export function signed(value: number): string {
  return `${value < 0 ? '−' : '+'}${counted(Math.abs(value))}`
}

/** 5920 as "$5,920". */
export function dollarsOf(value: number): string {
  return `$${counted(value)}`
}
