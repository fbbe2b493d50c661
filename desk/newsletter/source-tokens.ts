export interface SourceToken {
  text: string
  /** How it is colored; plain text has none. */
  kind?: 'heading' | 'strong' | 'mark' | 'code' | 'link'
}

const INLINE = /(`[^`]+`)|(\*\*[^*]+\*\*)|(\*[^*\s][^*]*\*)|(!?\[[^\]]*\]\([^)\s]*\))/g

/** A line of Markdown in pieces, for coloring. The pieces together are the line, letter for letter. */
export function tokensOf(line: string): SourceToken[] {
  if (/^#{1,6} /.test(line)) return [{ text: line, kind: 'heading' }]
  const tokens: SourceToken[] = []
  let end = 0
  for (const found of line.matchAll(INLINE)) {
    const [text, code, strong, mark] = found
    if (found.index > end) tokens.push({ text: line.slice(end, found.index) })
    tokens.push({ text, kind: code ? 'code' : strong ? 'strong' : mark ? 'mark' : 'link' })
    end = found.index + text.length
  }
  if (end < line.length) tokens.push({ text: line.slice(end) })
  return tokens
}
