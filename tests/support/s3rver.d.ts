// The part of the S3 server that the tests use; it brings no types.
declare module '@20minutes/s3rver' {
  export default class S3rver {
    constructor(options: {
      port: number
      address: string
      silent: boolean
      directory: string
      /** Its signatures of a bucket's own address differ from those of the client that Amazon publishes. */
      allowMismatchedSignatures: boolean
    })
    run(): Promise<{ port: number }>
    close(): Promise<void>
  }
}
