import type { IncomingMessage } from 'node:http'
import type { Readable } from 'node:stream'
import type { MultipartFile, MultipartValue } from '@fastify/multipart'
import type { FastifyRequest } from 'fastify'
import { MiB } from '../../../contract/fields/upload.ts'
import { discard, stage } from '../../attachments/stage.ts'
import { addText, emptyBody, type FileField, MalformedBody, type ParsedBody } from './body.ts'
import { countDelimiters } from './delimiters.ts'

/** Room for all text fields of the longest form, bytes. */
const TEXTS_MAX_BYTES = MiB

/** Characters of a content type. A boundary has 70 at most (RFC 2046); above 250, looking for it holds the server. */
const TYPE_MAX = 200

/**
 * The largest body of a form with these files, bytes. It has room for files that are somewhat too large: these are read,
 * and then refused by name.
 */
export function bodyMaxBytes(fileField: FileField | undefined): number {
  return TEXTS_MAX_BYTES + (fileField ? 2 * fileField.rule.count * fileField.rule.maxBytes : 0)
}

/**
 * Streams a multipart body: texts into memory within limits, files to disk. Every part is read to its end, even a refused
 * one, because a browser that is cut off while sending shows its own error page.
 *
 * @param dataDir where files are staged. Without it they are read and dropped.
 * @throws MalformedBody when any part of the body would be lost.
 * @throws what the parser throws. No file stays staged then.
 */
export async function readMultipart(
  request: FastifyRequest,
  dataDir: string | undefined,
  fileField: FileField | undefined,
): Promise<ParsedBody> {
  const contentType = request.headers['content-type'] ?? ''
  if (contentType.length > TYPE_MAX) throw new MalformedBody('a boundary that is too long')
  const body = emptyBody()
  try {
    const parts = request.parts(parserOptions(fileField))
    const first = parts.next()
    cutAfter(request.raw, Math.max(bodyMaxBytes(fileField), Number(request.headers['content-length'] ?? 0)))
    const delimiters = countDelimiters(request.raw, contentType)
    let read = 0
    for (let next = await first; !next.done; next = await parts.next()) {
      const part = next.value
      read += 1
      if (part.type === 'field') addPart(body, part, fileField)
      else await readFile(part, body, dataDir, fileField)
    }
    // The parser skips a part whose head it cannot read. One delimiter stands before each part, and one at the end.
    const found = await delimiters()
    if (found > 0 && found !== read + 1) throw new MalformedBody('a part that cannot be read')
    return body
  } catch (error) {
    await Promise.all(body.files.map(discard))
    throw error
  }
}

/** @throws MalformedBody for a value that is no text: the parser reads JSON, and a browser's form has none. */
function addPart(
  body: ParsedBody,
  { fieldname, value, valueTruncated }: MultipartValue,
  fileField: FileField | undefined,
): void {
  // A part without a name has none, whatever the types say.
  if (typeof value !== 'string' || typeof fieldname !== 'string') throw new MalformedBody('a field that is no text')
  body.incomplete ||= valueTruncated
  addText(body, fieldname, value, fileField)
}

function parserOptions(fileField: FileField | undefined) {
  return {
    limits: {
      fieldNameSize: 100,
      // Longer than any field may be. So the field itself refuses a text that is cut here, in its own words. Where it
      // does not, because the rest was blank, the form is refused (`incomplete`).
      fieldSize: 64 * 1024,
      fields: 60,
      // What is beyond the form's own number is dropped, and told in the form's words with everything entered.
      files: fileField ? 60 : 1,
      parts: 80,
      // One byte more than allowed, to tell a file that is too large from one that just fits.
      fileSize: (fileField?.rule.maxBytes ?? 0) + 1,
      headerPairs: 20,
    },
    // A file that is too large is refused by its form, not by the parser. The plugin's types do not know this option.
    throwFileSizeLimit: false,
  }
}

async function readFile(
  part: MultipartFile,
  body: ParsedBody,
  dataDir: string | undefined,
  fileField: FileField | undefined,
): Promise<void> {
  // An empty file input sends a part without name and content. The types say that there is always a name.
  if (!part.filename) {
    if ((await drain(part.file)) > 0) throw new MalformedBody('a file without a name')
    return
  }
  const isExpected = fileField?.accepts(part.fieldname)
  if (!fileField || !isExpected || dataDir === undefined || body.files.length >= fileField.rule.count) {
    await drain(part.file)
    if (!isExpected) throw new MalformedBody('a file in a field that takes none')
    if (dataDir === undefined) body.unstaged += 1
    else body.surplus += 1
    return
  }
  const file = { stream: part.file, fieldName: fileField.key, fileName: decodedName(part.filename) }
  try {
    const staging = await stage(dataDir, file, fileField.rule)
    if (staging.ok) body.files.push(staging.file)
    else body.fileProblem ??= { problem: staging.problem, text: staging.text }
  } catch (error) {
    // A fault of the disk, and not of the sender's line: the rest is read, because the form comes back with its texts.
    if (!(error instanceof Error && 'syscall' in error)) throw error
    body.diskFault ??= error
    await drain(part.file)
  }
}

/** Browsers write a quotation mark and line breaks of a file's name as these three, and nothing else (HTML, "multipart/form-data"). */
function decodedName(fileName: string): string {
  return fileName.replace(/%(22|0D|0A)/g, (encoded) => decodeURIComponent(encoded))
}

/** Reads a stream to its end and drops it. @returns its length in bytes. */
async function drain(stream: Readable): Promise<number> {
  let bytes = 0
  for await (const chunk of stream) bytes += Buffer.byteLength(chunk)
  return bytes
}

/** Cuts the connection after so many bytes. Only a client that announces no length gets here. */
function cutAfter(raw: IncomingMessage, bytes: number): void {
  let seen = 0
  raw.on('data', (chunk: Buffer) => {
    seen += chunk.length
    if (seen > bytes) raw.destroy()
  })
}
