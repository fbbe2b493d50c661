import type { Block, EmailContent, FootLine, Row, TimeLine } from '../email-content.ts'
import type { Profile } from '../kinds/profile.ts'
import { COLUMNS, spread, wrap, wrapLine } from './wrap.ts'

/** An email as plain text, for mail programs without HTML and for search. */
export function renderText({ label, head, chart, blocks, foot }: EmailContent): string {
  const { issue, figures } = head
  const title = `${label}  ${head.heading.replaceAll('\n', ' ')}\n\n${wrap(head.line)}`
  // The long addresses of the actions stand after what they are about.
  const { links = [], others = [] } = Object.groupBy(blocks, ({ kind }) => (kind === 'actions' ? 'links' : 'others'))
  const all = [
    issue ? spread(head.line, '', label) : figures ? `${head.line}, ${label}` : title,
    ...(issue ? [[issue.large, issue.small].filter(Boolean).join('.'), wrap(head.heading)] : []),
    ...(figures ? [figures.map(({ value, label }) => `${value} ${label}`).join(', ')] : []),
    ...(head.due ? [`Answer by: ${head.due}`] : []),
    ...(chart?.kind === 'profile' ? [profile(chart.profile)] : []),
    ...[...others, ...links].map(block),
    ['-- ', ...foot.map(footText)].join('\n'),
  ]
  return `${all.join('\n\n')}\n`
}

/** Open time as `=`, closed time as dots, three columns a cell. */
function profile({ cells, captions: [begins, meanwhile, ends] }: Profile): string {
  const wide = COLUMNS / cells.length
  const line = cells
    .map(({ isOpen }, index) =>
      Array.from({ length: wide }, (_, column) => (isOpen ? '=' : (index * wide + column) % 2 === 0 ? ' ' : '.')).join(
        '',
      ),
    )
    .join('')
  return `${spread(begins, meanwhile, ends)}\n${line}`
}

function block(one: Block): string {
  switch (one.kind) {
    case 'text':
    case 'small':
      return wrap(one.text)
    case 'title':
      return `${one.text}\n${'='.repeat(Math.min(COLUMNS, one.text.length))}`
    case 'rich':
      return one.text
    case 'actions': {
      const width = Math.max(...one.actions.map(({ label }) => label.length)) + 3
      const links = one.actions.map(({ label, url }) => `${`${label}:`.padEnd(width)}${url}`)
      return [wrap(one.note), links.join('\n')].join('\n\n')
    }
    case 'message':
      return `${one.label}:\n\n${wrap(one.text, '  ')}`
    case 'files':
      return one.files
        .map(({ kind, name, note, url }) => `${name} (${kind}, ${note})${url ? `\n${url}` : ''}`)
        .join('\n')
    case 'rows':
      return rows(one.rows)
    case 'heading':
      return one.aside === '' ? `${one.text}:` : `${one.text}, ${one.aside}:`
    case 'history':
      return one.entries
        .map(({ reference, title, date, outcome }) => `  ${reference}  ${title}\n           ${date}, ${outcome}`)
        .join('\n')
    case 'times':
      return one.entries.map(time).join('\n')
    case 'bars':
      return one.entries
        .map(({ reference, title, words }) => `  ${`${reference}  ${title}`.slice(0, 48).padEnd(50)}${words}`)
        .join('\n')
    case 'button':
      return `${one.label}:\n${one.url}`
    case 'link':
      return `${one.text} ${one.label}:\n${one.url}`
  }
}

/** Two lines each, because names and titles have any length. */
function time({ name, organization, reference, title, owner, large, small, isLate, time: at }: TimeLine): string {
  const clock = `${large}:${small}${isLate ? ' late' : ''}`
  const whose = owner === null ? ", nobody's" : `, ${owner}`
  return [
    `  ${at.padEnd(18)}${clock.padEnd(13)}${reference}  ${title}${whose}`,
    `${' '.repeat(33)}${[name, organization].filter(Boolean).join(', ')}`,
  ]
    .map((line) => line.trimEnd())
    .join('\n')
}

function rows(all: Row[]): string {
  const width = Math.max(0, ...all.map(({ label }) => label.length)) + 4
  return all
    .map(({ label, value, more }) => {
      const [first = '', ...rest] = `${value}${more ? `\n${more}` : ''}`
        .split('\n')
        .flatMap((line) => wrapLine(line, Math.max(20, COLUMNS - width)))
      return [`${`${label}:`.padEnd(width)}${first}`, ...rest.map((line) => `${' '.repeat(width)}${line}`)].join('\n')
    })
    .join('\n')
}

function footText({ text, link }: FootLine): string {
  return link ? `${wrap(`${text} ${link.label}:`.trim())}\n${link.url}` : wrap(text)
}
