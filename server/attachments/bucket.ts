import { createReadStream } from 'node:fs'
import type { Readable } from 'node:stream'
import {
  DeleteObjectCommand,
  GetObjectCommand,
  HeadBucketCommand,
  HeadObjectCommand,
  ListObjectsV2Command,
  type ListObjectsV2CommandOutput,
  PutObjectCommand,
  S3Client,
} from '@aws-sdk/client-s3'
import type { S3Config } from '../config.ts'
import { bucketFault, isGone } from './bucket-fault.ts'
import { StoreFault } from './store-fault.ts'

/** Each submission stores its files one after the other. So many submissions at the same time are an attack. */
const SOCKETS_MAX = 1_000

const SILENT = { debug() {}, info() {}, warn() {}, error() {} }

/** What a request to the bucket may take, ms. */
export interface BucketLimits {
  /** Until the connection is open. */
  connectMs: number
  /** Without one byte. */
  idleMs: number
  /** A whole use of the bucket, with its second try. A file of 10 MB needs 700 kB a second. */
  totalMs: number
}

export const BUCKET_LIMITS: BucketLimits = { connectMs: 3_000, idleMs: 10_000, totalMs: 30_000 }

export interface Upload {
  path: string
  bytes: number
  /** Hex. */
  sha256: string
  /** ASCII. */
  metadata?: Record<string, string>
}

export interface Listed {
  name: string
  bytes: number
  /** When it was stored, by the bucket's clock, ms since the epoch. */
  at: number
}

/** The few requests that attachments need. Every function throws StoreFaults, and what the disk throws. */
export interface Bucket {
  /** @returns the SHA-256 that the bucket confirms, as base64; undefined where it confirms none. */
  put(name: string, upload: Upload, signal: AbortSignal): Promise<string | undefined>
  putText(name: string, text: string): Promise<void>
  /** The bytes as they arrive, unchecked. Undefined when there is no such object. */
  get(name: string, signal: AbortSignal): Promise<Readable | undefined>
  /** What was stored with the bytes. Undefined when there is no such object. */
  metadata(name: string): Promise<Record<string, string> | undefined>
  /** All objects whose name begins with `prefix`. */
  list(prefix: string): AsyncGenerator<Listed>
  /** No error when there is none. */
  remove(name: string): Promise<void>
  /** @throws unless the bucket answers. */
  head(signal: AbortSignal): Promise<void>
}

/**
 * Opens a bucket of Amazon S3 or of a server with the same interface. Connects with the first request.
 *
 * The SDK's own checksums are off, because other servers refuse their form: a file travels with the SHA-256 that was
 * computed when it was staged, both as its checksum and in the signature.
 */
export function openBucket(config: S3Config, limits: BucketLimits = BUCKET_LIMITS): Bucket {
  const { bucket: Bucket, endpoint, region, forcePathStyle, accessKeyId, secretAccessKey } = config
  const client = new S3Client({
    ...{ endpoint, region, forcePathStyle },
    credentials: { accessKeyId, secretAccessKey },
    // A file's second try needs a new stream, and shares the time of the first (bucket-transfer.ts).
    maxAttempts: 2,
    // Otherwise it writes to the console, where lines of JSON are expected.
    logger: SILENT,
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    // Else a server that does not know this header gets no body for some seconds.
    expectContinueHeader: false,
    requestHandler: {
      connectionTimeout: limits.connectMs,
      socketTimeout: limits.idleMs,
      // A request that waits for a socket counts as one that cannot connect.
      httpAgent: { keepAlive: true, maxSockets: SOCKETS_MAX },
      httpsAgent: { keepAlive: true, maxSockets: SOCKETS_MAX },
    },
  })
  const inTime = () => ({ abortSignal: AbortSignal.timeout(limits.totalMs) })

  return {
    async put(name, { path, bytes, sha256, metadata }, abortSignal) {
      const body = createReadStream(path)
      const unreadable = new AbortController()
      body.once('error', (error) => unreadable.abort(error))
      const command = new PutObjectCommand({
        ...{ Bucket, Key: name, ContentLength: bytes, Metadata: metadata },
        Body: body,
        ContentType: 'application/octet-stream',
        ChecksumSHA256: Buffer.from(sha256, 'hex').toString('base64'),
      })
      command.middlewareStack.add(signHash(sha256), { step: 'build', name: 'signHash' })
      try {
        const signal = AbortSignal.any([abortSignal, unreadable.signal])
        return (await client.send(command, { abortSignal: signal })).ChecksumSHA256
      } catch (error) {
        if (unreadable.signal.aborted) throw unreadable.signal.reason
        throw bucketFault(error)
      } finally {
        body.destroy()
      }
    },

    async putText(name, text) {
      const command = new PutObjectCommand({ Bucket, Key: name, Body: text, ContentType: 'text/plain' })
      await client.send(command, inTime()).catch(refused)
    },

    async get(name, abortSignal) {
      try {
        const { Body } = await client.send(new GetObjectCommand({ Bucket, Key: name }), { abortSignal })
        if (!Body) throw new StoreFault('STORE_FAILED', 'The bucket answered without a body.')
        // In Node the SDK gives its HTTP response, whatever its types also allow.
        return Body as Readable
      } catch (error) {
        if (isGone(error)) return undefined
        throw bucketFault(error, { reading: true })
      }
    },

    async metadata(name) {
      try {
        return (await client.send(new HeadObjectCommand({ Bucket, Key: name }), inTime())).Metadata ?? {}
      } catch (error) {
        if (isGone(error)) return undefined
        throw bucketFault(error)
      }
    },

    async *list(prefix) {
      for (let next: string | undefined, first = true; first || next; first = false) {
        const page: ListObjectsV2CommandOutput = await client
          .send(new ListObjectsV2Command({ Bucket, Prefix: prefix, ContinuationToken: next }), inTime())
          .catch(refused)
        for (const { Key, Size, LastModified } of page.Contents ?? []) {
          if (Key !== undefined) yield { name: Key, bytes: Size ?? 0, at: LastModified?.getTime() ?? Date.now() }
        }
        next = page.IsTruncated ? page.NextContinuationToken : undefined
      }
    },

    async remove(name) {
      await client.send(new DeleteObjectCommand({ Bucket, Key: name }), inTime()).catch((error: unknown) => {
        // Some servers say so; Amazon's does not.
        if (!isGone(error)) throw bucketFault(error)
      })
    },

    async head(abortSignal) {
      await client.send(new HeadBucketCommand({ Bucket }), { abortSignal }).catch(refused)
    },
  }
}

function refused(error: unknown): never {
  throw bucketFault(error)
}

/** Puts the hash of a streamed body into the signature: every server that checks signatures then checks the body, too. */
function signHash(sha256: string) {
  return <Args extends object, Result>(next: (args: Args) => Promise<Result>) =>
    (args: Args): Promise<Result> => {
      if ('request' in args && typeof args.request === 'object' && args.request !== null && 'headers' in args.request) {
        Object.assign(args.request.headers as object, { 'x-amz-content-sha256': sha256 })
      }
      return next(args)
    }
}
