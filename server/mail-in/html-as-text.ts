/** More of a page of HTML is not read. Characters. */
const HTML_MAX = 500_000

const ENTITIES: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: ' ' }

/** The words of an email that has no plain text. Each step reads the text once, whatever somebody wrote into it. */
export function htmlAsText(html: string): string {
  return withoutHidden(html.slice(0, HTML_MAX))
    .replace(/\s+/g, ' ')
    .replace(/<(?:br|hr)\b[^<>]*>/gi, '\n')
    .replace(/<\/(?:p|div|h\d|li|tr|table|blockquote)\b[^<>]*>/gi, '\n\n')
    .replace(/<[^<>]*>/g, '')
    .replace(
      /&(#\d{1,7}|#x[0-9a-f]{1,6}|[a-z]{2,8});/gi,
      (whole, name: string) => ENTITIES[name] ?? characterOf(name) ?? whole,
    )
    .replace(/[ \t]*\n[ \t]*/g, '\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim()
}

/** Styles and scripts, which are no words. */
function withoutHidden(html: string): string {
  return html
    .split(/<(?=(?:style|script|head|title)\b)/i)
    .map((piece, index) => {
      if (index === 0) return piece
      const end = /<\/(?:style|script|head|title)\s*>/i.exec(piece)
      return end ? piece.slice(end.index + end[0].length) : ''
    })
    .join('')
}

function characterOf(name: string): string | undefined {
  if (!name.startsWith('#')) return undefined
  const code = /^#x/i.test(name) ? Number.parseInt(name.slice(2), 16) : Number(name.slice(1))
  return code > 31 && code <= 0x10ffff ? String.fromCodePoint(code) : undefined
}
