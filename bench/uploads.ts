import { readFileSync } from 'node:fs'
import { request } from 'node:http'
import { consultation } from '../contract/forms/consultation.ts'
import { MiB } from '../contract/upload.ts'
import { note, report } from './report.ts'
import { type Site, serve } from './site.ts'

// node bench/uploads.ts: fifty consultations with five files of 10 MB each, all at once. The server's highest resident
// memory counts; what it takes in is 2.5 GB, and as much disk is needed for the run.

const VISITORS = 50
const FILES = 5
const RESIDENT_MB = 400

const BOUNDARY = 'bench-0c1f9e2d'
const FIELDS = {
  fullName: 'Ines Halvorsen',
  company: 'Halvorsen Marine',
  phone: '+47 22 12 34 56',
  service: 'devops',
  message: 'Fifty of us write at the same moment, with everything we have.',
}
const chunk = Buffer.alloc(64 * 1024, 'Soundings of the outer fairway, in metres below datum.\n')

// All come from one address.
const site = await serve({ RATE_LIMIT: '0' })
try {
  const idle = residentMb(site, 'VmRSS')
  const started = performance.now()
  await Promise.all(Array.from({ length: VISITORS }, (_, visitor) => send(site, visitor)))
  const seconds = (performance.now() - started) / 1000
  const total = VISITORS * FILES * 10
  note(`${VISITORS} × ${FILES} × 10 MB`, `${seconds.toFixed(1)} s, ${(total / seconds).toFixed(0)} MB/s made durable`)
  const peak = residentMb(site, 'VmHWM')
  report(`resident memory (${idle} MB when idle)`, `${peak} MB`, `${RESIDENT_MB} MB`, peak <= RESIDENT_MB)
} finally {
  await site.close()
}

/** One visitor, who writes no faster than the server reads. @throws unless the answer is 200. */
async function send(site: Site, visitor: number): Promise<void> {
  const outgoing = request(site.url + consultation.path, {
    method: 'POST',
    agent: false,
    headers: { 'Content-Type': `multipart/form-data; boundary=${BOUNDARY}`, Accept: 'application/json' },
  })
  const answer = new Promise<number>((resolve, reject) => {
    outgoing.once('error', reject)
    outgoing.once('response', (response) => {
      response.resume()
      response.once('end', () => resolve(response.statusCode ?? 0))
    })
  })
  for (const piece of bodyOf(visitor)) {
    if (!outgoing.write(piece)) await new Promise((resolve) => outgoing.once('drain', resolve))
  }
  outgoing.end()
  const status = await answer
  if (status !== 200) throw new Error(`Visitor ${visitor} got ${status}.`)
}

function* bodyOf(visitor: number): Generator<Buffer | string> {
  for (const [name, value] of Object.entries({ ...FIELDS, workEmail: `ines-${visitor}@halvorsen.example` }))
    yield `--${BOUNDARY}\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`
  for (let file = 0; file < FILES; file++) {
    yield `--${BOUNDARY}\r\nContent-Disposition: form-data; name="file${file}"; filename="soundings-${file}.txt"\r\n`
    yield 'Content-Type: text/plain\r\n\r\n'
    for (let sent = 0; sent < 10 * MiB; sent += chunk.length) yield chunk
    yield '\r\n'
  }
  yield `--${BOUNDARY}--\r\n`
}

/** VmRSS is now, VmHWM the highest so far, as Linux keeps them. */
function residentMb(site: Site, name: 'VmRSS' | 'VmHWM'): number {
  const found = new RegExp(`^${name}:\\s+(\\d+) kB`, 'm').exec(readFileSync(`/proc/${site.pid}/status`, 'utf8'))
  return Math.round(Number(found?.[1]) / 1024)
}
