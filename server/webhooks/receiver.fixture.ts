import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { onTestFinished } from 'vitest'
import type { WebhookConfig } from '../config.ts'

/** 32 bytes, as a setting holds them. */
export const SECRET = `whsec_${Buffer.from('0123456789abcdef0123456789abcdef').toString('base64')}`

export interface Received {
  path: string
  headers: Record<string, string>
  body: string
}

interface Receiver {
  config: WebhookConfig
  /** Every request, whatever it was answered. */
  received: Received[]
  /** How the next requests are answered; 204 at first. */
  answer: (response: ServerResponse, request: Received) => void
}

/** A receiver on a loopback port, which the configuration allows. */
export async function openReceiver(): Promise<Receiver> {
  const server = createServer(async (request, response) => {
    const one = { path: request.url ?? '', headers: headersOf(request), body: await text(request) }
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
  const receiver: Receiver = {
    config: {
      url: `http://127.0.0.1:${port}/hook`,
      secret: Buffer.from(SECRET.replace('whsec_', ''), 'base64'),
      allowsPrivate: true,
    },
    received: [],
    answer: (response) => response.writeHead(204).end(),
  }
  return receiver
}

function headersOf({ headers }: IncomingMessage): Record<string, string> {
  return Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, String(value)]))
}
