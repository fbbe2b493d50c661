import { once } from 'node:events'
import { createServer } from 'node:net'

/** Ports of the loopback that nobody uses at this moment, all different. */
export async function freePorts(count: number): Promise<number[]> {
  const servers = Array.from({ length: count }, () => createServer().listen(0, '127.0.0.1'))
  const ports = await Promise.all(
    servers.map(async (server) => {
      await once(server, 'listening')
      const address = server.address()
      return typeof address === 'object' ? (address?.port ?? 0) : 0
    }),
  )
  await Promise.all(servers.map((server) => once(server.close(), 'close')))
  return ports
}
