import type { Block, EmailContent } from './email-content.ts'

/** An email as plain text, for mail programs without HTML and for search. */
export function renderText({ reference, heading, blocks, foot }: EmailContent): string {
  return [`${reference}  ${heading}`, ...blocks.map(block), ['-- ', ...foot].join('\n')].join('\n\n').concat('\n')
}

function block(one: Block): string {
  switch (one.kind) {
    case 'text':
      return one.text
    case 'highlight':
      return `${one.label}: ${one.text}`
    case 'rows': {
      const width = Math.max(0, ...one.rows.map(({ label }) => label.length)) + 3
      return one.rows.map(({ label, value }) => `${`${label}:`.padEnd(width)}${value}`).join('\n')
    }
    case 'long':
      return `${one.label}:\n${one.text}`
    case 'files':
      return one.files.map(({ name, note, url }) => `${name} (${note})${url ? `\n${url}` : ''}`).join('\n')
    case 'button':
      return `${one.label}:\n${one.url}`
    case 'link':
      return `${one.text} ${one.label}:\n${one.url}`
  }
}
