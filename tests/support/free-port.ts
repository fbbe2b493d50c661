import { randomInt } from 'node:crypto'
import { once } from 'node:events'
import { createServer, type Server } from 'node:net'

/** Ports of the loopback that nobody uses at this moment, all different, and none that the system gives to a connection. */
export async function freePorts(count: number): Promise<number[]> {
  const servers = new Map<number, Server>()
  while (servers.size < count) {
    // Browsers and `fetch` refuse 10080.
    const port = randomInt(10_081, 32_768)
    const server = createServer().listen(port, '127.0.0.1')
    const isFree = once(server, 'listening').then(Boolean, () => false)
    if (await isFree) servers.set(port, server)
  }
  await Promise.all([...servers.values()].map((server) => once(server.close(), 'close')))
  return [...servers.keys()]
}
