import type { Block, Sheet } from './email-content.ts'

/** A letter as plain text, for those who read mail that way and for search. */
export function plain({ reference, heading, blocks, foot }: Sheet): string {
  return [`${reference}  ${heading}`, ...blocks.map(block), ['-- ', ...foot].join('\n')].join('\n\n').concat('\n')
}

function block(one: Block): string {
  switch (one.kind) {
    case 'text':
      return one.text
    case 'mark':
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
