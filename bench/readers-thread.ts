import { once } from 'node:events'
import { Agent, get } from 'node:http'
import { parentPort, workerData } from 'node:worker_threads'

// A thread with readers of one page, at a steady pace whatever the server does. A page's time counts from the moment at
// which it was due: what waits for a free connection waits for the server.

export interface ReadersSettings {
  page: string
  connections: number
  /** Pages a second, by all connections together. */
  rate: number
}
/** `begin` forgets what was measured, `end` asks for it: ms of each page since, and how many were not answered with 200. */
export type ReadersOrder = 'begin' | 'end'
export type ReadersAnswer = { times: number[]; refused: number }

const { page, connections, rate } = workerData as ReadersSettings // given by readers.ts
const agent = new Agent({ keepAlive: true, maxSockets: connections })
const began = performance.now()
let times: number[] = []
let refused = 0
let sent = 0

setInterval(() => {
  for (; began + (sent * 1000) / rate <= performance.now(); sent++) void read(began + (sent * 1000) / rate, times)
}, 1)

async function read(due: number, into: number[]): Promise<void> {
  try {
    const request = get(page, { agent })
    const [response] = await once(request, 'response')
    response.resume()
    await once(response, 'end')
    if (response.statusCode !== 200) refused++
  } catch {
    refused++
  }
  into.push(performance.now() - due)
}

parentPort?.on('message', (order: ReadersOrder) => {
  if (order === 'end') parentPort?.postMessage({ times, refused } satisfies ReadersAnswer)
  times = []
  refused = 0
})
