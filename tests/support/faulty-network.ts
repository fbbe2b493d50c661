import { createServer, type IncomingHttpHeaders, type OutgoingHttpHeaders, request } from 'node:http'
import { type Line, openLine } from './fault-proxy.ts'

/** A way to the site that can be out of order, as a visitor's own network can. */
export interface FaultyNetwork extends Line {
  /** The site does the work of the next POST to this path, and its answer never arrives. */
  loseNextAnswer(path: string): void
  /** From now on nothing that is posted gets through. @returns what lets it. */
  holdUploads(): () => void
}

/** With `scripts: false` no page that came this way runs any script. */
export async function openFaultyNetwork(siteUrl: string, { scripts = true } = {}): Promise<FaultyNetwork> {
  let lost = ''
  let uploads = Promise.resolve()

  const server = createServer(async (asked, answer) => {
    const { method, headers, url: path = '/' } = asked
    if (method === 'POST') await uploads
    if (asked.destroyed) return
    const onward = request(new URL(path, siteUrl), { method, headers }, (reply) => {
      if (method === 'POST' && path === lost) {
        lost = ''
        // Cut off after its head: where not a byte came, Firefox quietly posts once more by itself.
        answer.writeHead(reply.statusCode ?? 502, { ...reply.headers }).flushHeaders()
        reply.resume().once('end', () => asked.socket.destroySoon())
        return
      }
      answer.writeHead(reply.statusCode ?? 502, scripts ? { ...reply.headers } : scriptless(reply.headers))
      reply.pipe(answer)
    })
    onward.once('error', () => answer.destroy())
    answer.once('close', () => onward.destroy())
    asked.pipe(onward)
  })

  return {
    ...(await openLine(server, () => server.closeAllConnections())),
    loseNextAnswer(path) {
      lost = path
    },
    holdUploads() {
      let release = () => {}
      uploads = new Promise((resolve) => {
        release = resolve
      })
      return release
    },
  }
}

/** With a second policy beside the site's own: a browser obeys both. */
function scriptless(headers: IncomingHttpHeaders): OutgoingHttpHeaders {
  const policies = [headers['content-security-policy'], "script-src 'none'"].filter(Boolean).join(', ')
  return { ...headers, 'content-security-policy': policies }
}
