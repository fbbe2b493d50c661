import { readdirSync } from 'node:fs'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { pathToFileURL } from 'node:url'
import inject from 'light-my-request'
import { withoutStacks } from './build-error.ts'

type Handler = (request: IncomingMessage, response: ServerResponse, next: () => void) => void

/** Makes the file at an address, whatever it is. @throws an Error that names the address, when it is no success. */
export type Renderer = (path: string) => Promise<Buffer>

/** @param entry the renderer that Astro made (server/entry.mjs). */
export async function loadRenderer(entry: string): Promise<Renderer> {
  const { handler } = (await import(pathToFileURL(entry).href)) as { handler: Handler }
  return async (path) => {
    const faults: string[] = []
    const complain = console.error
    // The renderer tells only the console why a page failed.
    console.error = (...words: unknown[]) => faults.push(words.map((word) => told(word)).join(' '))
    try {
      // As a stream: else a picture would be made a text, too, which takes longer than drawing it.
      const { statusCode, stream } = await inject(
        (request, response) =>
          handler(request as IncomingMessage, response as unknown as ServerResponse, () =>
            response.writeHead(404).end(),
          ),
        { method: 'GET', url: encodeURI(path), headers: { host: 'build' }, payloadAsStream: true },
      )
      const bytes = await buffer(stream())
      // The page for wrong addresses is made under the status that it is answered with.
      const isGood = statusCode === 200 || (statusCode === 404 && path === '/404')
      if (!isGood || bytes.length === 0)
        throw new Error(`${path} could not be made (${statusCode}).\n${withoutStacks(faults.join('\n'))}`)
      return bytes
    } finally {
      console.error = complain
    }
  }
}

/** Loads all that the renderer might load when a page asks for it. */
export async function loadPrograms(folder: string): Promise<void> {
  for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' }))
    if (name.endsWith('.mjs')) await import(pathToFileURL(join(folder, name)).href)
}

function told(word: unknown): string {
  return word instanceof Error ? (word.stack ?? word.message) : String(word)
}
