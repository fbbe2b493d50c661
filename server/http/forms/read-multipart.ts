import type { IncomingMessage } from 'node:http'
import type { Readable } from 'node:stream'
import type { MultipartFile } from '@fastify/multipart'
import type { FastifyRequest } from 'fastify'
import { MiB } from '../../../contract/upload.ts'
import { discard, stage } from '../../attachments/stage.ts'
import { addText, emptySent, type FilePlace, type Sent } from './body.ts'

/** Room for every text field of the longest form, in bytes. */
const TEXTS_BYTES = MiB

/** A file under a name that the form does not have. Refused as malformed: nothing is dropped unseen. */
class UnexpectedFile extends Error {
  readonly statusCode = 400
}

/** How much a form of these files may weigh; a file somewhat too large is still read, to be refused by its name. */
export function mostBytes(place: FilePlace | undefined): number {
  return TEXTS_BYTES + (place ? 2 * place.rule.count * place.rule.maxBytes : 0)
}

/**
 * Streams every part: texts into memory within limits, files to disk. All parts are read to their end, also those that
 * are refused, because a browser that is cut off while sending shows its own error page instead of our answer.
 *
 * @throws what the parser and the disk throw; nothing stays staged then.
 */
export async function readMultipart(
  request: FastifyRequest,
  dataDir: string,
  place: FilePlace | undefined,
): Promise<Sent> {
  const sent = emptySent()
  try {
    const parts = request.parts({
      limits: {
        fieldNameSize: 100,
        // A text cut here is longer than any field may be, so its field refuses it in its own words.
        fieldSize: 64 * 1024,
        fields: 60,
        files: place ? place.rule.count * 2 : 1,
        parts: 80,
        // One byte more than allowed tells a file that is too large from one that just fits.
        fileSize: (place?.rule.maxBytes ?? 0) + 1,
        headerPairs: 20,
      },
      throwFileSizeLimit: false,
    } as Parameters<FastifyRequest['parts']>[0])
    const first = parts.next()
    cutAfter(request.raw, mostBytes(place))
    for (let next = await first; !next.done; next = await parts.next()) {
      const part = next.value
      if (part.type === 'field') addText(sent, part.fieldname, String(part.value ?? ''))
      else await readFile(part, sent, dataDir, place)
    }
    return sent
  } catch (error) {
    await Promise.all(sent.files.map(discard))
    throw error
  }
}

async function readFile(part: MultipartFile, sent: Sent, dataDir: string, place: FilePlace | undefined): Promise<void> {
  // A file input that was left empty sends a part without name and bytes. (The types promise a name; there is none.)
  if (!part.filename) {
    if ((await drain(part.file)) > 0) throw new UnexpectedFile('a file without a name')
    return
  }
  if (!place?.isNamed(part.fieldname)) {
    await drain(part.file)
    throw new UnexpectedFile('a file in a field that takes none')
  }
  if (sent.files.length >= place.rule.count) {
    await drain(part.file)
    sent.surplus += 1
    return
  }
  const staging = await stage(dataDir, { stream: part.file, fieldName: place.key, fileName: part.filename }, place.rule)
  if (staging.ok) sent.files.push(staging.file)
  else sent.fileProblem ??= { problem: staging.problem, text: staging.text }
}

/** Reads to the end and throws away. @returns bytes. */
async function drain(stream: Readable): Promise<number> {
  let bytes = 0
  for await (const chunk of stream) bytes += (chunk as Buffer).length
  return bytes
}

/** A body without a declared length that never ends is cut: there is nobody honest to answer. */
function cutAfter(raw: IncomingMessage, bytes: number): void {
  let seen = 0
  raw.on('data', (chunk: Buffer) => {
    seen += chunk.length
    if (seen > bytes) raw.destroy()
  })
}
