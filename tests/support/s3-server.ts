import { randomBytes } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import S3rver from '@20minutes/s3rver'
import { CreateBucketCommand, PutObjectCommand, S3Client } from '@aws-sdk/client-s3'
import type { S3Config } from '../../server/config.ts'

/** A server with the interface of Amazon S3, in a temporary folder, on a free port of the loopback. */
export interface S3Server {
  endpoint: string
  stop(): Promise<void>
}

/** Of every such server. */
const KEYS = { accessKeyId: 'S3RVER', secretAccessKey: 'S3RVER' }

export async function startS3Server(): Promise<S3Server> {
  const directory = await mkdtemp(join(tmpdir(), 's3-'))
  const options = { port: 0, address: '127.0.0.1', silent: true, directory, allowMismatchedSignatures: true }
  const server = new S3rver(options)
  const { port } = await server.run()
  return {
    endpoint: `http://127.0.0.1:${port}`,
    async stop() {
      await server.close()
      await rm(directory, { recursive: true, force: true })
    },
  }
}

/** The settings of the server under test, for a new bucket. `endpoint` may lead through a proxy. */
export type TestBucket = S3Config & { endpoint: string }

/** Makes an empty bucket. */
export async function makeBucket({ endpoint }: S3Server): Promise<TestBucket> {
  const bucket = `test-${randomBytes(6).toString('hex')}`
  const config = { bucket, endpoint, region: 'us-east-1', forcePathStyle: true, ...KEYS }
  const client = clientOf(config)
  await client.send(new CreateBucketCommand({ Bucket: bucket }))
  client.destroy()
  return config
}

/** The bucket's settings as the server's environment. */
export function envOf({ bucket, endpoint, region, accessKeyId, secretAccessKey }: TestBucket): Record<string, string> {
  return {
    S3_BUCKET: bucket,
    S3_ENDPOINT: endpoint,
    S3_REGION: region,
    S3_ACCESS_KEY_ID: accessKeyId,
    S3_SECRET_ACCESS_KEY: secretAccessKey,
  }
}

/** Replaces an object, as a failing disk or another person would. */
export async function overwrite(config: TestBucket, name: string, content: string): Promise<void> {
  const client = clientOf(config)
  await client.send(new PutObjectCommand({ Bucket: config.bucket, Key: name, Body: content }))
  client.destroy()
}

function clientOf({ endpoint, region, accessKeyId, secretAccessKey }: TestBucket): S3Client {
  return new S3Client({
    ...{ endpoint, region, forcePathStyle: true },
    credentials: { accessKeyId, secretAccessKey },
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
  })
}
