import { expect, test } from 'vitest'
import { refusalOf } from './errors.ts'

test.each([
  [{ code: 'ENOSPC', message: 'ENOSPC: no space left on device, write' }, 'full'],
  [{ code: 'ERR_SQLITE_ERROR', errcode: 13, message: 'database or disk is full' }, 'full'],
  [{ code: 'ERR_SQLITE_ERROR', errcode: 5, message: 'database is locked' }, 'unavailable'],
  [{ code: 'FST_ERR_CTP_BODY_TOO_LARGE', statusCode: 413, message: 'x' }, 'tooLong'],
  [{ message: 'Unexpected end of multipart data' }, 'malformed'],
  [{ message: 'Part terminated early due to unexpected end of multipart data' }, 'malformed'],
  [{ statusCode: 400, message: 'x' }, 'malformed'],
  [{ message: 'x is not a function' }, 'broken'],
])('%o is told as "%s"', (fault, refusal) => {
  expect(refusalOf(Object.assign(new Error(), fault))).toBe(refusal)
})
