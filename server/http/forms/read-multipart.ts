import type { IncomingMessage } from 'node:http'
import type { Readable } from 'node:stream'
import type { MultipartFile } from '@fastify/multipart'
import type { FastifyRequest } from 'fastify'
import { MiB } from '../../../contract/upload.ts'
import { discard, stage } from '../../attachments/stage.ts'
import { addText, emptyBody, type FileField, type ParsedBody } from './body.ts'

/** Room for every text field of the longest form, in bytes. */
const TEXTS_BYTES = MiB

/** A file under a name that the form does not have. Refused as malformed: nothing is dropped unseen. */
class UnexpectedFile extends Error {
  readonly statusCode = 400
}

/** How much a form of these files may weigh; a file somewhat too large is still read, to be refused by its name. */
export function mostBytes(fileField: FileField | undefined): number {
  return TEXTS_BYTES + (fileField ? 2 * fileField.rule.count * fileField.rule.maxBytes : 0)
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
  fileField: FileField | undefined,
): Promise<ParsedBody> {
  const body = emptyBody()
  try {
    const parts = request.parts({
      limits: {
        fieldNameSize: 100,
        // A text cut here is longer than any field may be, so its field refuses it in its own words.
        fieldSize: 64 * 1024,
        fields: 60,
        files: fileField ? fileField.rule.count * 2 : 1,
        parts: 80,
        // One byte more than allowed tells a file that is too large from one that just fits.
        fileSize: (fileField?.rule.maxBytes ?? 0) + 1,
        headerPairs: 20,
      },
      throwFileSizeLimit: false,
    } as Parameters<FastifyRequest['parts']>[0])
    const first = parts.next()
    cutAfter(request.raw, mostBytes(fileField))
    for (let next = await first; !next.done; next = await parts.next()) {
      const part = next.value
      if (part.type === 'field') addText(body, part.fieldname, String(part.value ?? ''))
      else await readFile(part, body, dataDir, fileField)
    }
    return body
  } catch (error) {
    await Promise.all(body.files.map(discard))
    throw error
  }
}

async function readFile(
  part: MultipartFile,
  body: ParsedBody,
  dataDir: string,
  fileField: FileField | undefined,
): Promise<void> {
  // A file input that was left empty sends a part without name and bytes. (The types promise a name; there is none.)
  if (!part.filename) {
    if ((await drain(part.file)) > 0) throw new UnexpectedFile('a file without a name')
    return
  }
  if (!fileField?.accepts(part.fieldname)) {
    await drain(part.file)
    throw new UnexpectedFile('a file in a field that takes none')
  }
  if (body.files.length >= fileField.rule.count) {
    await drain(part.file)
    body.surplus += 1
    return
  }
  const staging = await stage(
    dataDir,
    { stream: part.file, fieldName: fileField.key, fileName: part.filename },
    fileField.rule,
  )
  if (staging.ok) body.files.push(staging.file)
  else body.fileProblem ??= { problem: staging.problem, text: staging.text }
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
