import autocannon, { type Options } from 'autocannon'

interface Load {
  answered: number
  /** Answers a second. */
  rate: number
  /** The slowest of 100, ms. */
  p99: number
}

/** What many clients at once get of a server. @throws an Error when one was refused. */
export async function load(options: Options): Promise<Load> {
  const { '2xx': answered, non2xx, errors, duration, latency } = await autocannon(options)
  if (non2xx + errors > 0) throw new Error(`${options.url}: ${non2xx} refused, ${errors} errors`)
  return { answered, rate: answered / duration, p99: latency.p99 }
}
