import { expect, test } from 'vitest'
import { loadCompany } from '../load-company.ts'
import { emailSource } from './mail-in.fixture.ts'
import { readApart } from './read-apart.ts'
import { isAutomatic, isProven } from './sender.ts'

const company = await loadCompany()
const SIGNED = 'dkim=pass header.d=quist.example'
const FAILED = 'dmarc=fail header.from=quist.example'

test.each<[string, boolean, ...string[]]>([
  ['a signature of its domain', true, 'mx; dkim=pass header.d=quist.example'],
  ['a signature of a part of its domain', true, 'mx; dkim=pass header.i=@mail.quist.example'],
  ['a server of its domain', true, 'mx; spf=pass smtp.mailfrom=bounce@quist.example'],
  ['DMARC', true, 'mx; dmarc=pass (p=none) header.from=quist.example'],
  ['one of two signatures', true, 'mx; dkim=pass header.d=list.example; dkim=pass header.d=quist.example'],
  ['nothing', false],
  ['a signature that is wrong', false, 'mx; dkim=fail header.d=quist.example'],
  ['a signature of somebody else', false, 'mx; dkim=pass header.d=evil.example'],
  ['a domain that ends like it', false, 'mx; dkim=pass header.d=evilquist.example'],
  ['a domain that begins like it', false, 'mx; dkim=pass header.d=quist.example.evil.test'],
  ['DMARC of another domain', false, 'mx; dmarc=pass header.from=quist.example.evil.test'],
  ['a server of somebody else', false, 'mx; spf=pass smtp.mailfrom=quist.example@evil.test'],
  ['words in a comment', false, 'mx; dkim=fail (said: dkim=pass header.d=quist.example) header.d=evil.test'],
  ['words in quotes', false, 'mx; spf=pass smtp.mailfrom="x; dkim=pass header.d=quist.example "@evil.test'],
  ['SPF in its own name', false, `mx; spf=softfail smtp.mailfrom=spf=pass@quist.example; ${FAILED}`],
  ['DMARC in its own name', false, `mx; spf=pass smtp.mailfrom=dmarc=pass@evil.test; ${FAILED}`],
  ['quotes in its quotes', false, `mx; spf=pass smtp.mailfrom="\\"; ${SIGNED}; \\""@evil.test`],
  ['a quote that ends a comment', false, `mx; spf=fail (of "a); ${SIGNED}; (b"@evil.test) x=y`],
  ['comments in a comment', false, `mx; spf=fail (of (a); ${SIGNED}; (b)@evil.test)`],
  ['a header below that of our own server', false, 'mx; dkim=none', `mx; ${SIGNED}`],
])('a sender is proven by %s: %s', async (_what, isTrue, ...results) => {
  const more = results.map((one) => `Authentication-Results: ${one}`)

  expect(isProven(await readApart(Buffer.from(emailSource({ more })), false))).toBe(isTrue)
})

test('a name of 60 kB is read at once', async () => {
  const mail = await readApart(Buffer.from(emailSource({})))

  expect(isProven({ ...mail, results: [`mx; spf=pass smtp.mailfrom=${'a'.repeat(60_000)}!`] })).toBe(false)
}, 5_000)

test.each([
  ['a sender who writes it where our own server writes none', [`evil.test; ${SIGNED}`], false],
  ['our own server', ['relay; none', `MX.site.test 1; ${SIGNED}`], true],
])('with a trusted server set, %s is believed: %#', async (_who, results, isTrue) => {
  const more = results.map((one) => `Authentication-Results: ${one}`)

  expect(isProven(await readApart(Buffer.from(emailSource({ more }))), 'mx.site.test')).toBe(isTrue)
})

test.each<[string, boolean, string]>([
  ['an automatic reply', true, 'Auto-Submitted: auto-replied'],
  ['a person, in so many words', false, 'Auto-Submitted: no'],
  ['a bulk sender', true, 'Precedence: bulk'],
  ['an older automatic reply', true, 'X-Autoreply: yes'],
  ['a list', true, 'List-Id: <news.test>'],
  ['a report without a return path', true, 'Return-Path: <>'],
  ['a person', false, 'Return-Path: <mina@quist.example>'],
  ['a person at Fastmail or Proton', false, 'Feedback-ID: i56a14606:Fastmail'],
  ['a group that hands on what is written to a desk', false, `List-ID: <quotes.${company.domain}>\r\nPrecedence: list`],
])('%s is automatic: %s', async (_what, isTrue, header) => {
  expect(isAutomatic(await readApart(Buffer.from(emailSource({ more: [header] })), false), company)).toBe(isTrue)
})
