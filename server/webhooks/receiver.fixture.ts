import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { onTestFinished } from 'vitest'

/** 32 bytes, as a setting holds them. */
export const SECRET = `whsec_${Buffer.from('0123456789abcdef0123456789abcdef').toString('base64')}`

export interface Received {
  path: string
  headers: Record<string, string>
  body: string
}

/** A receiver on a loopback port, which the configuration allows. */
export async function openReceiver() {
  const server = createServer(async (request, response) => {
    const headers = Object.fromEntries(Object.entries(request.headers).map(([name, value]) => [name, String(value)]))
    const one = { path: request.url ?? '', headers, body: await text(request) }
    receiver.received.push(one)
    receiver.answer(response, one)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(async () => {
    server.closeAllConnections()
    await new Promise((resolve) => server.close(resolve))
  })
  // A server on a port has an address of this type.
  const { port } = server.address() as AddressInfo
  const secret = Buffer.from(SECRET.replace('whsec_', ''), 'base64')
  const receiver = {
    config: { url: `http://127.0.0.1:${port}/hook`, secret, allowsPrivate: true },
    /** Every request, whatever it was answered. */
    received: [] as Received[],
    /** How the next requests are answered; 204 at first. */
    answer: (response: ServerResponse, _request: Received): unknown => response.writeHead(204).end(),
  }
  return receiver
}
