import { once } from 'node:events'
import { request } from 'node:http'
import { MiB } from '../contract/fields/upload.ts'
import { consultation } from '../contract/forms/consultation.ts'
import { envOf, makeBucket, startS3Server } from '../tests/support/s3-server.ts'
import { note, report } from './report.ts'
import { residentMb, type Site, serve } from './site.ts'

// node bench/uploads.ts: fifty consultations with five files of 10 MB each, all at once. The server's highest resident
// memory counts; what it takes in is 2.5 GB, and as much disk is needed for the run, twice: first the attachments are on the disk,
// then, of twenty visitors, in a bucket. Its server runs in this process and confirms no hash, so the server under test reads every file back.

const VISITORS = { disk: 50, bucket: 20 }
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

await measure('on the disk', VISITORS.disk, {})
const s3 = await startS3Server()
try {
  await measure('in a bucket', VISITORS.bucket, envOf(await makeBucket(s3)))
} finally {
  await s3.stop()
}

async function measure(where: string, visitors: number, env: Record<string, string>): Promise<void> {
  // All come from one address.
  await using site = await serve({ RATE_LIMIT: '0', ...env })
  const idle = residentMb(site, 'VmRSS')
  const started = performance.now()
  await Promise.all(Array.from({ length: visitors }, (_, visitor) => send(site, visitor)))
  const seconds = (performance.now() - started) / 1000
  const rate = `${((visitors * FILES * 10) / seconds).toFixed(0)} MB/s made durable`
  note(`${visitors} × ${FILES} × 10 MB ${where}`, `${seconds.toFixed(1)} s, ${rate}`)
  const peak = residentMb(site, 'VmHWM')
  report(`resident memory ${where} (${idle} MB when idle)`, `${peak} MB`, `${RESIDENT_MB} MB`, peak <= RESIDENT_MB)
}

/** One visitor, who writes no faster than the server reads. @throws unless the answer is 200. */
async function send(site: Site, visitor: number): Promise<void> {
  const outgoing = request(site.url + consultation.path, {
    method: 'POST',
    agent: false,
    headers: { 'Content-Type': `multipart/form-data; boundary=${BOUNDARY}`, Accept: 'application/json' },
  })
  const answered = once(outgoing, 'response')
  for (const piece of bodyOf(visitor)) if (!outgoing.write(piece)) await once(outgoing, 'drain')
  outgoing.end()
  const [response] = await answered
  response.resume()
  await once(response, 'end')
  if (response.statusCode !== 200) throw new Error(`Visitor ${visitor} got ${response.statusCode}.`)
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
