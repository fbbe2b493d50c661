export type Range = readonly [from: number, to: number]
/** Where a value stands on an axis. Values beyond the domain stand beyond the range. Never throws. */
export type Scale = (value: number) => number

/** Equal steps of the value are equal steps on the axis. */
export function linear([start, end]: Range, [from, to]: Range): Scale {
  return (value) => from + ((value - start) / (end - start)) * (to - from)
}

/** Equal ratios of the value are equal steps on the axis. Values and domain must be greater than zero. */
export function logarithmic([start, end]: Range, range: Range): Scale {
  const scale = linear([Math.log(start), Math.log(end)], range)
  return (value) => scale(Math.log(value))
}

/** A tenth of a pixel: nobody sees less, and each digit costs a byte. */
export function tenth(value: number): number {
  return Math.round(value * 10) / 10
}

/** A share to three decimals. */
export function share(value: number): number {
  return Math.round(value * 1000) / 1000
}

/** A share as a CSS percentage with two decimals, "58.77%". */
export function percent(share: number): string {
  return `${Math.round(share * 10_000) / 100}%`
}

/** Numbers of path data to a tenth, with no sign more than needed. */
export function numbers(...values: number[]): string {
  return values
    .map((value) => String(tenth(value)).replace(/^(-?)0\./, '$1.'))
    .reduce((text, figure) => text + (text === '' || figure.startsWith('-') ? '' : ' ') + figure, '')
}
