import { errorCode } from '../../error-code.ts'

/** Errors of connection and encryption. Their messages name our mail server only. */
export const OF_CONNECTION = 'ESOCKET ECONNECTION ECONNREFUSED ETIMEDOUT EDNS ETLS EHOSTUNREACH ENOTFOUND'.split(' ')

/** `smtp` is the number of the mail server's answer, `command` what it answered, such as RCPT TO. */
interface FailureFields {
  code?: string
  smtp?: number
  command?: string
  reason?: string
}

/**
 * What the log may say of an email that was not sent. The mail server's own words are left out, because they may quote
 * an address; the desk's `mail --failed` shows them.
 */
export function failureFields(error: unknown): FailureFields {
  if (!(error instanceof Error)) return {}
  const code = errorCode(error)
  const smtp = 'responseCode' in error ? Number(error.responseCode) : undefined
  const command = 'command' in error ? String(error.command) : undefined
  const reason = smtp === undefined && OF_CONNECTION.includes(code ?? '') ? error.message : undefined
  return { code, smtp, command, reason }
}
