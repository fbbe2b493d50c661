/** "1 day", "7 days". */
export function quantity(number: number, unit: string): string {
  return `${number} ${unit}${number === 1 ? '' : 's'}`
}
