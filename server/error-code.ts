/** The `code` of a system or library error, such as `ENOENT`. Undefined when there is none. */
export function errorCode(error: unknown): string | undefined {
  return error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : undefined
}

const MISSING: readonly unknown[] = ['ENOENT', 'ENOTDIR', 'STORE_MISSING']

/** For the `catch` of a file that need not be there: undefined where it, or its folder, is not. @throws any other error. */
export function ifMissing(error: unknown): undefined {
  if (!MISSING.includes(errorCode(error))) throw error
}
