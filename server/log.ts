import { errorCode } from './error-code.ts'

/** The part of a pino logger that we use. It takes ids, codes and states, never what a visitor wrote. */
export interface Log {
  info(fields: object, message: string): void
  warn(fields: object, message: string): void
  error(fields: object, message: string): void
}

/** For whoever has no log: a command tells its result, and an empty demo nothing. */
export const SILENT: Log = { info() {}, warn() {}, error() {} }

/**
 * What the log may say of an error: its name, its codes and the places in the code. Its message is left out, because it
 * may quote what a visitor wrote, an address, or a path that holds a token.
 */
export function faultFields(error: unknown): { fault: string; code?: string; errcode?: number; places?: string[] } {
  if (!(error instanceof Error)) return { fault: typeof error }
  // `errcode` is the number of a database error.
  const errcode = 'errcode' in error ? Number(error.errcode) : undefined
  return { fault: error.name, code: errorCode(error), errcode, places: placesOf(error) }
}

/** The lines of the stack after the message, which may have several lines itself. */
function placesOf({ stack = '', message }: Error): string[] {
  const start = stack.indexOf(message)
  const lines = start < 0 ? [] : stack.slice(start + message.length).split('\n')
  return lines.filter((line) => line.startsWith('    at ')).map((line) => line.trim())
}

/**
 * Sends what libraries print by the console to the log as a fault: React prints what a component throws, whose message may
 * quote a visitor.
 */
export function guardConsole(log: Log): void {
  const guarded = (...words: unknown[]) => {
    const error = words.find((word) => word instanceof Error)
    log.warn(faultFields(error ?? words[0]), 'a library printed')
  }
  Object.assign(console, { error: guarded, warn: guarded })
}
