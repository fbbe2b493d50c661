import { expect, test } from 'vitest'
import { probableAddress } from './email-typo.ts'

test.each([
  ['ada@gmial.com', 'ada@gmail.com'],
  ['ada@gmai.com', 'ada@gmail.com'],
  ['ada@gmail.con', 'ada@gmail.com'],
  ['ada@gmail.co', 'ada@gmail.com'],
  ['ada@gmail.cmo', 'ada@gmail.com'],
  ['ada@gmaill.com', 'ada@gmail.com'],
  ['ada@gmail', 'ada@gmail.com'],
  ['ada@gnail.con', 'ada@gmail.com'],
  ['Ada.B+news@GMIAL.com', 'Ada.B+news@gmail.com'],
  ['ada@hotmial.com', 'ada@hotmail.com'],
  ['ada@hotmial', 'ada@hotmail.com'],
  ['ada@hotmal.com', 'ada@hotmail.com'],
  ['ada@yaho.com', 'ada@yahoo.com'],
  ['ada@yahooo.com', 'ada@yahoo.com'],
  ['ada@outlok.com', 'ada@outlook.com'],
  ['ada@outllok.com', 'ada@outlook.com'],
  ['ada@iclod.com', 'ada@icloud.com'],
  ['ada@engine-works.con', 'ada@engine-works.com'],
  ['ada@harbour.orgg', 'ada@harbour.org'],
])('%s is asked about as %s', (typed, meant) => {
  expect(probableAddress(typed)).toBe(meant)
})

const OTHERS =
  'gmail.com yahoo.co.uk yahoo.co.jp yahoo.ca ymail.com hotmail.ca outlook.cl protonmail.ch mail.com email.com gmx.at love.com ' +
  'aon.com engine-works.co halvorsen.example males.com outlaw.com me.com bücher.example'

test.each([...OTHERS.split(' ').map((domain) => `ada@${domain}`), 'ada', 'ada@', '@gmial.com', ''])(
  '%s is not asked about',
  (typed) => {
    expect(probableAddress(typed)).toBeUndefined()
  },
)
