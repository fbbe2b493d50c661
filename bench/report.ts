import { availableParallelism, loadavg } from 'node:os'

/** One line for one figure. A broken budget makes the command fail at its end. */
export function report(what: string, measured: string, budget: string, kept: boolean): void {
  console.log(`${kept ? 'kept  ' : 'BROKEN'}  ${what}: ${measured} (budget ${budget})`)
  if (!kept) process.exitCode = 1
}

/** A figure without a budget: a peer, or the machine itself. */
export function note(what: string, measured: string): void {
  console.log(`        ${what}: ${measured}`)
}

/** The middle one; of an even number the upper. @throws when there is none. */
export function median(values: readonly number[]): number {
  const middle = values.toSorted((a, b) => a - b)[values.length >> 1]
  if (middle === undefined) throw new Error('Nothing was measured.')
  return middle
}

/** Bytes as a budget is written: 1 kB is 1,000 bytes. */
export function kilobytes(bytes: number): string {
  return `${(bytes / 1000).toFixed(1)} kB`
}

export function perSecond(rate: number): string {
  return `${Math.round(rate).toLocaleString('en-US')}/s`
}

/** What else the machine does, as it stands beside a figure: the load of the last minute, and the processors. */
export function machine(): string {
  return `load ${loadavg()[0]?.toFixed(1)} on ${availableParallelism()} processors, Node ${process.versions.node}`
}
