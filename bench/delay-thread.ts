import { type AddressInfo, connect, createServer, type Socket } from 'node:net'
import { parentPort, workerData } from 'node:worker_threads'

// A thread that hands on what comes to its port to another port of this machine, and the answers back, each so much later:
// a network between two machines. It tells its port.

const { port, delayMs } = workerData as { port: number; delayMs: number } // given by scale.ts

const server = createServer({ noDelay: true }, (socket) => {
  const other = connect({ port, host: '127.0.0.1', noDelay: true })
  // Half of a round trip each way.
  hand(socket, other)
  hand(other, socket)
})
server.listen(0, '127.0.0.1', () => parentPort?.postMessage((server.address() as AddressInfo).port))

function hand(from: Socket, to: Socket): void {
  from.on('data', (chunk) => setTimeout(() => to.write(chunk), delayMs / 2))
  from.on('close', () => setTimeout(() => to.destroy(), delayMs / 2))
  from.on('error', () => {})
}
