import { errorCode } from '../error-code.ts'
import { StoreFault, type StoreFaultCode } from './store-fault.ts'

/** Error names of S3 for a body whose hash is not the one that was sent with it. */
const DAMAGED = ['BadDigest', 'XAmzContentSHA256Mismatch', 'InvalidDigest', 'XAmzContentChecksumMismatch']
/** Our time or the server's was up. */
const TIMEOUTS = ['TimeoutError', 'AbortError', 'RequestTimeout']
const CUTS = ['ECONNRESET', 'EPIPE', 'ERR_STREAM_PREMATURE_CLOSE', 'HPE_INVALID_EOF_STATE', 'ERR_STREAM_DESTROYED']

/** What an error of the S3 client means for us. The message holds names and numbers of the protocol, and no key. */
export function bucketFault(error: unknown, { reading = false } = {}): StoreFault {
  if (error instanceof StoreFault) return error
  const name = error instanceof Error ? error.name : typeof error
  const status = statusOf(error)
  const code = errorCode(error)
  const words = [name, code, status].filter((word) => word !== undefined && word !== 'Error').join(', ')
  const fault = codeOf(name, status, code)
  return new StoreFault(fault, `The attachment store: ${MEANING[fault] ?? 'it failed'} (${words}).`, {
    reading,
    cause: error,
  })
}

/** Whether the object, and not the bucket, is missing. */
export function isGone(error: unknown): boolean {
  if (!(error instanceof Error) || error.name === 'NoSuchBucket') return false
  return error.name === 'NoSuchKey' || error.name === 'NotFound' || statusOf(error) === 404
}

const MEANING: Partial<Record<StoreFaultCode, string>> = {
  STORE_DOWN: 'it cannot be reached or says that it cannot answer',
  STORE_TIMEOUT: 'it is too slow',
  STORE_CUT: 'it ended the connection',
  STORE_REFUSED: 'it refuses our keys or has no such bucket',
  STORE_DAMAGED: 'bytes changed on the way',
}

function codeOf(name: string, status: number | undefined, code: string | undefined): StoreFaultCode {
  if (DAMAGED.includes(name)) return 'STORE_DAMAGED'
  // The SDK calls a reset connection a timeout, too.
  if (code !== undefined && CUTS.includes(code)) return 'STORE_CUT'
  if (TIMEOUTS.includes(name) || code === 'ETIMEDOUT') return 'STORE_TIMEOUT'
  if (status !== undefined && status >= 500) return 'STORE_DOWN'
  if (name === 'SlowDown' || status === 429) return 'STORE_DOWN'
  if (name === 'NoSuchBucket' || status === 401 || status === 403 || status === 404) return 'STORE_REFUSED'
  // Without an answer there is no status: nobody listens, or no name is found.
  if (status === undefined && code !== undefined) return 'STORE_DOWN'
  return 'STORE_FAILED'
}

function statusOf(error: unknown): number | undefined {
  if (typeof error !== 'object' || error === null || !('$metadata' in error)) return undefined
  const { $metadata: metadata } = error
  if (typeof metadata !== 'object' || metadata === null || !('httpStatusCode' in metadata)) return undefined
  return typeof metadata.httpStatusCode === 'number' ? metadata.httpStatusCode : undefined
}
