import type { FastifyRequest } from 'fastify'
import { addText, emptyBody, type FileField, type ParsedBody } from './body.ts'
import { readMultipart } from './read-multipart.ts'

/**
 * Reads a form sent as multipart or urlencoded. Undefined for any other body.
 *
 * @param dataDir where files are staged. Without it they are read and dropped.
 * @throws MalformedBody when a field came twice or any part would be lost.
 * @throws what the parser throws (errors.ts knows these errors). No file stays staged then.
 */
export async function readForm(
  request: FastifyRequest,
  dataDir: string | undefined,
  fileField: FileField | undefined,
): Promise<ParsedBody | undefined> {
  if (request.isMultipart()) return readMultipart(request, dataDir, fileField)
  if (request.body instanceof URLSearchParams) return readPairs(request.body, fileField)
  return undefined
}

function readPairs(pairs: URLSearchParams, fileField: FileField | undefined): ParsedBody {
  const body = emptyBody()
  for (const [name, value] of pairs) addText(body, name, value, fileField)
  return body
}
