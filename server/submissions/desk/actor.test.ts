import { expect, test } from 'vitest'
import { accountActor, isPerson, mailboxActor } from './actor.ts'

test.each([
  ['Ines Brandt', true],
  [mailboxActor('quotes').name, false],
  [accountActor('root').name, false],
  [accountActor('').name, false],
])('a request can be given to %s: %s', (name, isOne) => {
  expect(isPerson(name)).toBe(isOne)
})
