import pg from 'pg'
import { expect, test } from 'vitest'
import { databaseFault } from '../fault.ts'
import { isOvertaken, UnreachableDatabase } from './fault.ts'

function reported(code: string): Error {
  return Object.assign(new pg.DatabaseError('words', 5, 'error'), { code })
}

test.each([
  ['53100', 'full'],
  ['53300', 'busy'],
  ['57P01', 'busy'],
  ['57014', 'busy'],
  ['55P03', 'busy'],
  ['40P01', 'busy'],
  ['08006', 'busy'],
  ['23505', 'broken'],
  ['42P01', 'broken'],
])('what PostgreSQL reports as %s is told as "%s"', (code, fault) => {
  expect(databaseFault(reported(code))).toBe(fault)
})

test('a connection that breaks is told as "busy", and no transaction runs again after it', () => {
  const broken = new UnreachableDatabase('Connection terminated unexpectedly')

  expect(databaseFault(broken)).toBe('busy')
  expect(isOvertaken(broken)).toBe(false)
  expect(['40001', '40P01', '23505'].map((code) => isOvertaken(reported(code)))).toEqual([true, true, true])
})
