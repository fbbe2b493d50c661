import { expect, test } from 'vitest'
import { readPlace } from './address.ts'
import { tabTitle } from './titles.ts'

const OPEN = { name: 'Tomasz Wieland', title: 'DevOps quote' }

test.each([
  ['', undefined, 0, 'Due, Desk'],
  ['', undefined, 2, '(2) Due, Desk'],
  ['', undefined, 3, '(3) 1 late, Due, Desk', 1],
  ['?status=answered', undefined, 0, 'Answered, Desk'],
  ['?status=quarantined&sort=received', undefined, 1, '(1) Quarantine, Desk'],
  ['?status=spam', undefined, 0, 'Spam, Desk'],
  ['?owner=me', undefined, 0, 'Mine, Desk'],
  ['?view=emails', undefined, 0, 'Failed emails, Desk'],
  ['?ref=Q-7K3M9', OPEN, 0, 'Tomasz Wieland, DevOps quote, Due, Desk'],
  ['?view=search&q=cold&ref=Q-7K3M9', undefined, 0, 'Q-7K3M9, Search, Desk'],
])('the tab of %j says what is open, and how much is new and late', (search, open, unseen, title, late = 0) => {
  expect(tabTitle(readPlace(search), open, unseen, late)).toBe(title)
})
