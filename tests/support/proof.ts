import { appendFileSync } from 'node:fs'

/** How often or how large a scene is: `npm run proof` says so by a variable, any other run takes the least. */
export function sizeOf(variable: string, least: number): number {
  return Number(process.env[variable] ?? least)
}

/** Hands `npm run proof` what a scene counted. It adds the counts of one name up, over all runs of the scene. */
export function counted(counts: Record<string, number>): void {
  if (process.env.PROOF_COUNTS) appendFileSync(process.env.PROOF_COUNTS, `${JSON.stringify(counts)}\n`)
}
