import { decodeHTMLStrict } from 'entities'

/** More of a page of HTML is not read. Characters. */
export const HTML_MAX = 500_000

/** The words of an email that has no plain text. Each step reads the text once, whatever somebody wrote into it. */
export function htmlAsText(html: string): string {
  const text = withoutHidden(withoutComments(html.slice(0, HTML_MAX)))
    .replace(/\s+/g, ' ')
    .replace(/<(?:br|hr)\b[^<>]*>/gi, '\n')
    .replace(/<li\b[^<>]*>/gi, '- ')
    .replace(/<\/t[dh]\b[^<>]*>/gi, ' ')
    .replace(/<\/(?:p|div|h\d|li|tr|table|blockquote)\b[^<>]*>/gi, '\n\n')
    .replace(/<[^<>]*>/g, '')
  return decodeHTMLStrict(text)
    .replaceAll('\u00a0', ' ')
    .replace(/[ \t]*\n[ \t]*/g, '\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim()
}

/** A comment ends at the first `-->`, whatever is in it: Outlook puts measures there. One without an end is none. */
function withoutComments(html: string): string {
  const pieces = html.split('-->')
  const last = pieces.pop() ?? ''
  const shown = pieces.map((piece) => {
    const [words = '', ...hidden] = piece.split('<!--')
    return hidden.length > 0 ? words : `${piece}-->`
  })
  return shown.join('') + last
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
