import { once } from 'node:events'
import { type AddressInfo, connect, createServer, type Server, type Socket } from 'node:net'

/**
 * `silent`: connections are taken, and nothing comes back. `cutUp`, `cutDown`: the line ends after so many bytes of a
 * connection, on their way to the server or back. `alterUp`, `alterDown`: some bytes are replaced on that way by as many
 * others.
 */
export type Fault =
  | { kind: 'silent' }
  | { kind: 'cutUp' | 'cutDown'; afterBytes: number }
  | { kind: 'alterUp' | 'alterDown'; from: string; to: string }

/** A way to a server that can be cut. */
export interface Line {
  /** The address of the server by this line. */
  url: string
  /** Nothing answers at this address any more: open connections are cut, new ones refused. */
  cut(): Promise<void>
  /** After `cut`, the same address leads to the server again. */
  mend(): Promise<void>
  close(): Promise<void>
}

/** A line to a server that can fail, byte by byte: it knows nothing of HTTP. */
export interface FaultProxy extends Line {
  /** From now on. Undefined: the line is whole again. Connections that are open end. */
  fail(fault: Fault | undefined): void
}

export async function openFaultProxy(target: string): Promise<FaultProxy> {
  const { hostname, port: targetPort } = new URL(target)
  const sockets = new Set<Socket>()
  let fault: Fault | undefined

  const server = createServer((near) => {
    remember(near)
    if (fault?.kind === 'silent') {
      near.resume()
      return
    }
    const far = connect(Number(targetPort), hostname)
    remember(far)
    carry(near, far, 'Up')
    carry(far, near, 'Down')
  })

  function remember(socket: Socket) {
    sockets.add(socket)
    socket.once('close', () => sockets.delete(socket))
    // A reset of either side is what the other side is to see.
    socket.on('error', () => undefined)
  }

  function carry(from: Socket, to: Socket, way: 'Up' | 'Down') {
    let bytes = 0
    from.on('data', (chunk: Buffer) => {
      bytes += chunk.length
      if (fault && 'afterBytes' in fault && fault.kind === `cut${way}` && bytes > fault.afterBytes) {
        from.resetAndDestroy()
        to.resetAndDestroy()
        return
      }
      if (!to.write(altered(chunk, way))) {
        from.pause()
        to.once('drain', () => from.resume())
      }
    })
    from.once('end', () => to.end())
    from.once('close', () => to.destroy())
  }

  function altered(chunk: Buffer, way: 'Up' | 'Down'): Buffer {
    if (!fault || !('from' in fault) || fault.kind !== `alter${way}`) return chunk
    return Buffer.from(chunk.toString('latin1').replaceAll(fault.from, fault.to), 'latin1')
  }

  function endAll() {
    for (const socket of sockets) socket.resetAndDestroy()
  }

  return {
    ...(await openLine(server, endAll)),
    fail(next) {
      fault = next
      endAll()
    },
  }
}

/** Lets a server listen at a loopback port of its own. `endAll` ends its open connections. */
export async function openLine(server: Server, endAll: () => void): Promise<Line> {
  async function listen(at: number) {
    server.listen(at, '127.0.0.1')
    await once(server, 'listening')
  }
  async function close() {
    if (!server.listening) return
    const closed = once(server, 'close')
    server.close()
    endAll()
    await closed
  }
  await listen(0)
  // A server on a port has an address of this type.
  const { port } = server.address() as AddressInfo
  return { url: `http://127.0.0.1:${port}`, cut: close, mend: () => listen(port), close }
}
