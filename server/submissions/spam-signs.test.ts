import { expect, test } from 'vitest'
import { QUARANTINE_FROM, quarantineSigns, type SpamEvidence, signsOf } from './spam-signs.ts'

function evidence(text: string, more: Partial<SpamEvidence> = {}): SpamEvidence {
  return { lines: ['Wilhelmina Quist', 'Quist Cold Stores'], longs: [text], trapped: false, repeats: 0, ...more }
}

const TRAPPED = 'A field that people do not see was filled'
const sentAfter = (seconds: string) => `Sent ${seconds} seconds after the form was first touched`
const words = (...found: string[]) => `Words that spam uses: ${found.map((word) => `“${word}”`).join(', ')}`

const BRIEF = 'Each release takes a Saturday, and the night after it nobody sleeps. We want weekdays. Can we talk?'

test.each<[string, SpamEvidence]>([
  ['a plain brief', evidence(BRIEF, { elapsedMs: 94_000 })],
  ['one word', evidence('Hello', { elapsedMs: 7_000 })],
  ['a brief sent without script', evidence(BRIEF)],
  ['a brief whose hidden field a password manager filled', evidence(BRIEF, { trapped: true, elapsedMs: 40_000 })],
  ['a draft restored and sent at once', evidence(BRIEF, { elapsedMs: 0 })],
  ['another language', evidence('Guten Tag, wir suchen Hilfe bei der Ablösung eines alten Lagersystems.')],
  ['another script', evidence('こんにちは。在庫管理システムの刷新についてご相談したいです。', { elapsedMs: 61_000 })],
  [
    'a thorough brief with many links, sent from a draft',
    evidence(
      'Our shop: https://quist.example, the app: https://app.quist.example, designs: https://figma.example/f/9',
      { elapsedMs: 1_200 },
    ),
  ],
  [
    'a list of ten systems to look at',
    evidence(Array.from({ length: 10 }, (_, index) => `https://system-${index}.quist.example`).join('\n')),
  ],
  [
    'somebody who wants search engine optimisation',
    evidence('We want our shop to rank higher on Google; our current agency promised the first page of Google.'),
  ],
  [
    'a casino that needs software',
    evidence('We run an online casino in Malta and need the casino bonus engine rewritten. See https://casino.example'),
  ],
  ['a company called after its address', evidence(BRIEF, { lines: ['Mina', 'www.quist.example'] })],
  ['an impatient visitor who sends the same twice', evidence(BRIEF, { repeats: 2, elapsedMs: 900 })],
  ['a class of students behind one address with the same text', evidence(BRIEF, { repeats: 30 })],
  [
    'an applicant with links to her work',
    evidence('Portfolio: https://mina.example Code: https://code.example/mina', { elapsedMs: 300_000 }),
  ],
])('what people send reaches the desk: %s', (_what, one) => {
  expect(quarantineSigns(one)).toEqual([])
})

const TWO_LINKS = 'https://a.example https://b.example'

test.each<[string, SpamEvidence, string[]]>([
  ['a filled trap, at once', evidence(BRIEF, { trapped: true, elapsedMs: 400 }), [TRAPPED, sentAfter('0.4')]],
  ['a filled trap and links', evidence(`Good site ${TWO_LINKS}`, { trapped: true }), [TRAPPED, '2 links in the text']],
  [
    'an offer of backlinks',
    evidence(`Hi, I came across your website. We sell quality backlinks and guest posts: ${TWO_LINKS}`),
    ['2 links in the text', words('quality backlinks', 'guest post', 'came across your website')],
  ],
  [
    'a loan, at once',
    evidence('Business loan offer, a loan at 2% for you, next of kin not needed', { elapsedMs: 1_000 }),
    [sentAfter('1.0'), words('loan at 2%', 'business loan offer', 'next of kin')],
  ],
  [
    'links written as code',
    evidence('[url=https://p.example]buy viagra[/url] <a href="https://q.example">free spins</a>'),
    ['2 links in the text', 'Links written as code', words('buy viagra', 'free spins')],
  ],
  [
    'a name that is a link, to a messenger',
    evidence('You have won, claim your prize', { lines: ['https://t.me/prize'] }),
    ['A link where a name belongs', words('you have won', 'claim your prize', 't.me/')],
  ],
  [
    'words broken by invisible signs',
    evidence('B\u200buy vi\u00adagra, fr\u2060ee spins', { elapsedMs: 10 }),
    [sentAfter('0.0'), words('buy viagra', 'free spins')],
  ],
  [
    'the same text again and again, at once',
    evidence(BRIEF, { repeats: 6, elapsedMs: 50 }),
    [sentAfter('0.1'), 'The same text for the 7th time'],
  ],
  [
    'the same links from one place',
    evidence('https://a.example https://b.example https://c.example https://d.example https://e.example', {
      repeats: 3,
    }),
    ['5 links in the text', 'The same text for the 4th time'],
  ],
])('what robots send is set aside: %s', (_what, one, reasons) => {
  expect(quarantineSigns(one).map(({ reason }) => reason)).toEqual(reasons)
})

test('no single sign is enough, however strong', () => {
  const links = Array.from({ length: 90 }, (_, index) => `https://${index}.example`).join(' ')
  const worst: SpamEvidence[] = [
    evidence(BRIEF, { trapped: true }),
    evidence(BRIEF, { elapsedMs: 0 }),
    evidence(BRIEF, { repeats: 1_000 }),
    evidence(links),
    evidence('buy viagra, buy cialis, free spins, casino bonus, guest post, you have won, next of kin'),
    evidence('<a href'),
    evidence(BRIEF, { lines: ['www.a.example'] }),
  ]

  for (const one of worst) {
    expect(signsOf(one)).toHaveLength(1)
    expect(signsOf(one)[0]?.weight).toBeLessThan(QUARANTINE_FROM)
  }
})
