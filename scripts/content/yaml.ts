import { type Document, isMap, isNode, isScalar, LineCounter, parseDocument, visit, type YAMLError } from 'yaml'

export interface Yaml {
  value: unknown
  /** The line of a field, or of the nearest one above it that the file holds. */
  lineOf(path: readonly PropertyKey[]): number
}

export type YamlReading = { status: 'read'; yaml: Yaml } | { status: 'broken'; line: number; message: string }

/**
 * Reads YAML and keeps the places of its fields. Never throws.
 *
 * @param firstLine the line of the file on which the text begins, from 1: front matter begins on the second.
 */
export function readYaml(text: string, firstLine = 1): YamlReading {
  const lines = new LineCounter()
  const document = parseDocument(text, { lineCounter: lines, prettyErrors: false })
  const lineAt = (offset: number) => lines.linePos(offset).line + firstLine - 1
  const [error] = document.errors
  if (error) return { status: 'broken', ...explain(error, document, text, lineAt) }
  try {
    const value: unknown = document.toJS()
    return { status: 'read', yaml: { value, lineOf: (path) => lineAt(offsetOf(document, path)) } }
  } catch (cause) {
    const reason = cause instanceof Error ? cause.message : String(cause)
    return {
      status: 'broken',
      line: firstLine,
      message: `This is not YAML (${reason}). Put a text that begins with "*", "&" or "!" in quotes.`,
    }
  }
}

function offsetOf(document: Document.Parsed, path: readonly PropertyKey[]): number {
  for (let depth = path.length; depth > 0; depth--) {
    const parent = document.getIn(path.slice(0, depth - 1), true)
    const name = path[depth - 1]
    const pair = isMap(parent) ? parent.items.find(({ key }) => isScalar(key) && key.value === name) : undefined
    const node = pair?.key ?? document.getIn(path.slice(0, depth), true)
    if (isNode(node) && node.range) return node.range[0]
  }
  return document.contents?.range?.[0] ?? 0
}

function explain(
  { code, message, pos: [offset] }: YAMLError,
  document: Document.Parsed,
  text: string,
  lineAt: (offset: number) => number,
): { line: number; message: string } {
  const line = lineAt(offset)
  const written = text.slice(text.lastIndexOf('\n', offset - 1) + 1).split('\n', 1)[0] ?? ''
  switch (code) {
    case 'TAB_AS_INDENT':
      return { line, message: 'This line begins with a tab. Indent with spaces.' }
    case 'DUPLICATE_KEY':
      return { line, message: 'This field stands here for the second time. Remove one of the two.' }
    case 'BAD_SCALAR_START':
      return {
        line,
        message: `Put the text in quotes: YAML gives "${text[offset]}" at its start a meaning of its own.`,
      }
    case 'MISSING_CHAR':
      if (message.includes('quote'))
        return {
          line: lineAt(openQuote(document, text) ?? offset),
          message: 'The quote that opens here is not closed.',
        }
      break
    case 'BLOCK_AS_IMPLICIT_KEY':
      if (/:\s.*:(\s|$)/.test(written))
        return { line, message: 'Put the text in quotes: a colon and a space in it begin another field.' }
      return {
        line,
        message: 'The indentation is wrong here or on the next line: fields of one group begin in one column.',
      }
    case 'UNEXPECTED_TOKEN':
      if (message.endsWith('at node end') && /["']/.test(written))
        return { line, message: 'Text follows a closing quote. Quote the whole text, and double an apostrophe in it.' }
      break
    case 'BAD_INDENT':
      if (message.startsWith('Flow')) return { line, message: `A "[" or "{" above is not closed by "]" or "}".` }
      break
  }
  return { line, message: `This is not YAML (${message}). Compare it with the lines around it.` }
}

/** Where the quoted text begins that runs to the end of the file. */
function openQuote(document: Document.Parsed, text: string): number | undefined {
  let start: number | undefined
  visit(document, {
    Scalar(_key, { type, range }) {
      const isQuoted = type === 'QUOTE_DOUBLE' || type === 'QUOTE_SINGLE'
      if (isQuoted && range && range[1] >= text.trimEnd().length) start = range[0]
    },
  })
  return start
}
