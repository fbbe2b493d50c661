import { expect, test } from 'vitest'
import { loadCompany } from '../../load-company.ts'
import type { Block, EmailContent } from '../email-content.ts'
import { answerLetter } from '../kinds/answer-letter.ts'
import { renderText } from '../text/render-text.ts'
import { blockHtml, footHtml } from './blocks.ts'
import { headTable } from './head.ts'
import { renderHtml } from './render-html.ts'

/** What somebody may type into any field: it ends an attribute in quotes of either kind, and opens a tag. */
const TYPED = `"><b zq='1'>&`
const ESCAPED = '&quot;&gt;&lt;b zq=&#39;1&#39;&gt;&amp;'

const at = { reference: TYPED, title: TYPED }
const named = { name: TYPED, organization: TYPED, large: TYPED, small: TYPED, time: TYPED }

/** One of every kind, with the same text in each of its places. The HTML of `rich` is ours: Markdown makes it. */
const BLOCKS: { [Kind in Exclude<Block['kind'], 'rich'>]: Extract<Block, { kind: Kind }> } = {
  text: { kind: 'text', text: TYPED },
  small: { kind: 'small', text: TYPED },
  title: { kind: 'title', text: TYPED },
  actions: { kind: 'actions', actions: [{ label: TYPED, url: TYPED }], note: TYPED },
  message: { kind: 'message', label: TYPED, text: `${TYPED}\n\n${TYPED}` },
  files: { kind: 'files', files: [{ kind: TYPED, name: TYPED, note: TYPED, url: TYPED }] },
  rows: { kind: 'rows', rows: [{ label: TYPED, value: TYPED, more: TYPED, url: TYPED }] },
  heading: { kind: 'heading', text: TYPED, aside: TYPED },
  history: { kind: 'history', entries: [{ ...at, date: TYPED, outcome: TYPED }] },
  times: { kind: 'times', entries: [{ ...at, ...named, owner: TYPED, isLate: true }] },
  bars: { kind: 'bars', entries: [{ ...at, share: 0.5, words: TYPED }] },
  button: { kind: 'button', label: TYPED, url: TYPED, look: 'ink' },
  link: { kind: 'link', text: TYPED, label: TYPED, url: TYPED },
}

test.each(Object.values(BLOCKS))('text in a block of the kind $kind stays text', (block) => {
  expectEscaped(blockHtml(block), countOf(JSON.stringify(block), 'zq='))
})

test('what people typed stands by its own direction: Arabic and Hebrew begin at the right', () => {
  const name = 'שלום.'

  for (const block of [
    { kind: 'message', label: 'Message', text: name },
    { kind: 'rows', rows: [{ label: 'Name', value: name }] },
    { kind: 'files', files: [{ kind: 'PDF', name, note: '1 MB' }] },
    { kind: 'times', entries: [{ ...at, ...named, name, owner: null, isLate: false }] },
  ] as const satisfies Block[])
    expect(blockHtml(block as Block)).toMatch(new RegExp(`dir="auto"[^>]*>${name}`))
})

test('text without a link stays text, too', () => {
  expectEscaped(blockHtml({ kind: 'files', files: [{ kind: TYPED, name: TYPED, note: TYPED }] }), 3)
  expectEscaped(blockHtml({ kind: 'rows', rows: [{ label: TYPED, value: TYPED }] }), 2)
  expectEscaped(footHtml({ text: TYPED, link: { label: TYPED, url: TYPED } }), 3)
  // A letter has no blocks. It quotes what the visitor wrote.
  expectEscaped(answerLetter({ text: TYPED, foot: TYPED, quoted: [{ line: TYPED, text: TYPED }] }).html, 4)
})

test('text in the head, the drawing and the preview of an email stays text', async () => {
  const company = { ...(await loadCompany()), name: TYPED }
  const head = { line: TYPED, heading: TYPED }
  const sounding = { above: TYPED, large: TYPED, small: TYPED, after: TYPED }
  const cells = [{ depth: 1, isOpen: true, isSpent: false }]
  const content: EmailContent = {
    preview: TYPED,
    label: TYPED,
    head: { ...head, sounding, figures: [{ value: 1, label: TYPED, isAlarm: true }] },
    chart: { kind: 'profile', height: 60, profile: { cells, captions: [TYPED, TYPED, TYPED] } },
    blocks: [],
    foot: [{ text: TYPED }],
  }

  // Label and heading stand in the document's title, too.
  expectEscaped(renderHtml(content, company), 15)
  const issue = { ...head, issue: { large: TYPED, small: TYPED } }
  const chart = { kind: 'year' as const, months: [{ initial: TYPED, depth: 3 }] }
  expectEscaped(renderHtml({ ...content, head: issue, chart }, company), 11)
})

test('a time stays on one line, with its zone', async () => {
  const content: EmailContent = {
    preview: '',
    label: '',
    head: { line: '', heading: 'We answer by Tuesday 12:40 PM EST.' },
    chart: { kind: 'profile', height: 60, profile: { cells: [], captions: ['Mon 3:05 PM', '', ''] } },
    blocks: [{ kind: 'rows', rows: [{ label: 'Due', value: 'Tuesday 6:00 PM EST' }] }],
    foot: [],
  }

  const html = renderHtml(content, await loadCompany())

  for (const whole of ['>Mon 3:05&nbsp;PM<', '12:40&nbsp;PM&nbsp;EST.</h1>', '6:00&nbsp;PM&nbsp;EST<'])
    expect(html).toContain(whole)
})

test('a time or figure that size alone parts is heard and copied whole', () => {
  const said = { line: '', heading: '' }
  const sounding = { above: 'Answer by Tuesday', large: '3', small: '00', after: 'PM EST' }
  const late = { ...at, ...named, large: '12', small: '05', owner: null, isLate: true }
  const issue = (small: string) => ({ ...said, issue: { large: '41', small } })

  const html = [
    headTable({ ...said, sounding }, '', ''),
    blockHtml({ kind: 'times', entries: [late] }),
    headTable(issue('5'), '', ''),
  ]

  const heard = html.map((one) => one.replace(/<[^>]+>/g, '').replaceAll('&nbsp;', ' ')).join('')
  for (const whole of [/3:00 +PM EST/, /12:05 late/, /41\.5/]) expect(heard).toMatch(whole)
  for (const one of html) expect(one).toMatch(/font-size:0;line-height:0;mso-hide:all">[:.]</)
  const content = { preview: '', label: '', head: issue(''), blocks: [], foot: [] }
  for (const one of [headTable(issue(''), '', ''), renderText(content)]) expect(one).not.toMatch(/41\.|>\.</)
})

/** Holds the text at least so many times, and nothing of it in another form. */
function expectEscaped(html: string, times: number): void {
  expect(countOf(html, ESCAPED)).toBeGreaterThanOrEqual(times)
  expect(html.replaceAll(ESCAPED, '')).not.toContain('zq=')
}

function countOf(text: string, part: string): number {
  return text.split(part).length - 1
}
