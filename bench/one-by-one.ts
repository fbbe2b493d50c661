/** How long each round took, and how long the processor worked for it, client included: what a busy machine does not lengthen. */
export interface Rounds {
  times: number[]
  processor: number[]
}

/** Asks for one address after the other. The first request is not counted. @throws an Error when one was refused. */
export async function askOneByOne(url: string, rounds: number, address: (round: number) => string): Promise<Rounds> {
  const measured: Rounds = { times: [], processor: [] }
  for (let round = 0; round <= rounds; round += 1) {
    const [started, worked] = [performance.now(), process.cpuUsage()]
    const response = await fetch(`${url}${address(round)}`)
    await response.arrayBuffer()
    if (!response.ok) throw new Error(`${address(round)}: ${response.status}`)
    if (round === 0) continue
    const { user, system } = process.cpuUsage(worked)
    measured.times.push(performance.now() - started)
    measured.processor.push((user + system) / 1000)
  }
  return measured
}

/** The value below which this share of all lies. */
export function percentile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN
}
