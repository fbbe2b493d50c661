/**
 * `STORE_DOWN`: nothing answers, or it says that it cannot. `STORE_TIMEOUT`: too slow. `STORE_CUT`: the connection ended in
 * the middle. `STORE_REFUSED`: wrong keys, no such bucket, or no permission. `STORE_DAMAGED`: other bytes than the hash
 * says. `STORE_MISSING`: there is no such file. `STORE_FOREIGN`: the bucket belongs to another installation.
 * `STORE_FAILED`: any other answer.
 */
export type StoreFaultCode =
  `STORE_${'DOWN' | 'TIMEOUT' | 'CUT' | 'REFUSED' | 'DAMAGED' | 'MISSING' | 'FOREIGN' | 'FAILED'}`

/** The attachment store could not do what it was asked for. The message names no file of a visitor. */
export class StoreFault extends Error {
  override readonly name = 'StoreFault'
  readonly code: StoreFaultCode
  /** Whether a stored file was to be read. */
  readonly reading: boolean

  constructor(
    code: StoreFaultCode,
    message: string,
    { reading = false, cause }: { reading?: boolean; cause?: unknown } = {},
  ) {
    super(message, { cause })
    this.code = code
    this.reading = reading
  }
}
