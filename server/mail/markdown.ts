import { lexer, type Token, type Tokens } from 'marked'
import type { Block } from './email-content.ts'
import { escaped } from './html/escape.ts'
import { BREAK, INK, LINK, MONO, MUTED, RULE, SANS, TABLE, TEXT, WATER_CLOSED } from './html/style.ts'
import { COLUMNS, wrap } from './text/wrap.ts'

const BODY = `font:400 17px/1.6 ${TEXT};color:${INK};${BREAK}`

/**
 * The blocks of a Markdown text as emails show them: paragraphs, headings, lists, quotes, tables and code. HTML in it
 * stays text, pictures become their description.
 *
 * @param publicUrl of the site, which links without a host belong to.
 */
export function markdownBlocks(markdown: string, publicUrl: string): Block[] {
  return lexer(markdown).flatMap((token) => {
    const html = blockHtml(token, publicUrl)
    return html === '' ? [] : [{ kind: 'rich' as const, html, text: blockText(token, publicUrl) }]
  })
}

function blockHtml(token: Token, url: string): string {
  // The lexer types its tokens by their name alone.
  switch (token.type) {
    case 'heading':
      return `<h2 class="ink" style="margin:34px 0 0;font:500 22px/1.3 ${SANS};letter-spacing:-.01em;color:${INK}">${inline(token.tokens, url)}</h2>`
    case 'paragraph':
      return `<p class="ink" style="margin:16px 0 0;${BODY}">${inline(token.tokens, url)}</p>`
    case 'blockquote':
      return `<p class="muted rule" style="margin:18px 0 0;padding-left:16px;border-left:2px solid ${RULE};font:400 17px/1.6 ${TEXT};color:${MUTED};${BREAK}">${escaped(plain(token.tokens, url))}</p>`
    case 'list':
      return listHtml(token as Tokens.List, url)
    case 'code':
      return `<pre class="ink chip" style="margin:18px 0 0;padding:14px 16px;background:${WATER_CLOSED};font:400 14px/1.5 ${MONO};color:${INK};white-space:pre-wrap;${BREAK}">${escaped(String(token.text))}</pre>`
    case 'table':
      return tableHtml(token as Tokens.Table, url)
    case 'hr':
      return `<p class="rule" style="margin:26px 0 0;border-top:1px solid ${RULE};font-size:0;line-height:0">&nbsp;</p>`
    case 'html':
      return `<p class="ink" style="margin:16px 0 0;${BODY}">${escaped(String(token.text).trim())}</p>`
    default:
      return ''
  }
}

function listHtml({ items, ordered, start }: Tokens.List, url: string): string {
  const rows = items.map(
    ({ tokens }, index) =>
      `<tr><td class="muted" width="26" valign="top" style="padding:8px 0 0;font:400 15px/1.7 ${MONO};color:${MUTED}">${ordered ? `${Number(start) + index}.` : '&ndash;'}</td><td class="ink" style="padding:8px 0 0;${BODY}">${tokens.map((one) => (one.type === 'list' ? listHtml(one as Tokens.List, url) : inline('tokens' in one ? one.tokens : [one], url))).join('<br>')}</td></tr>`,
  )
  return `${TABLE} width="100%" style="margin-top:8px">${rows.join('')}</table>`
}

function tableHtml({ header, rows, align }: Tokens.Table, url: string): string {
  const row = (cells: Tokens.TableCell[], tag: 'th' | 'td', border: string) =>
    `<tr>${cells
      .map(
        ({ tokens }, index) =>
          `<${tag} class="ink rule" align="${align[index] ?? 'left'}" valign="top" style="padding:10px 12px 10px 0;border-bottom:${border};font:${tag === 'th' ? 500 : 400} 15px/1.5 ${TEXT};color:${INK};${BREAK}">${inline(tokens, url) || '&nbsp;'}</${tag}>`,
      )
      .join('')}</tr>`
  const body = rows.map((cells) => row(cells, 'td', `1px solid ${RULE}`)).join('')
  // A table of figures, so not one that only lays out.
  return `<table width="100%" cellpadding="0" cellspacing="0" border="0" style="margin-top:16px">${row(header, 'th', `2px solid ${INK}`)}${body}</table>`
}

function inline(tokens: Token[] | undefined, url: string): string {
  return (tokens ?? [])
    .map((token) => {
      switch (token.type) {
        case 'strong':
          return `<b style="font-weight:600">${inline(token.tokens, url)}</b>`
        case 'em':
          return `<i>${inline(token.tokens, url)}</i>`
        case 'codespan':
          return `<code class="chip" style="padding:1px 5px;background:${WATER_CLOSED};font:400 15px/1.4 ${MONO}">${escaped(String(token.text))}</code>`
        case 'link': {
          const href = address(String(token.href), url)
          const words = inline(token.tokens, url)
          return href === undefined
            ? words
            : `<a class="link" href="${escaped(href)}" style="color:${LINK};text-decoration:underline">${words}</a>`
        }
        case 'image':
          return escaped(String(token.text))
        case 'br':
          return '<br>'
        default:
          return 'tokens' in token && token.tokens ? inline(token.tokens, url) : escaped(unescaped(token))
      }
    })
    .join('')
}

/** A link's address with its host. Undefined for what is no web or email address, such as script. */
function address(href: string, publicUrl: string): string | undefined {
  if (!URL.canParse(href, `${publicUrl}/`)) return undefined
  const { protocol, href: whole } = new URL(href, `${publicUrl}/`)
  return ['https:', 'http:', 'mailto:', 'tel:'].includes(protocol) ? whole : undefined
}

/** The lexer leaves `raw` as it was written, and `text` without backslashes. */
function unescaped(token: Token): string {
  return 'text' in token ? String(token.text) : token.raw
}

function blockText(token: Token, url: string): string {
  switch (token.type) {
    case 'heading': {
      const words = plain(token.tokens, url)
      return `${words}\n${'-'.repeat(Math.min(COLUMNS, words.length))}`
    }
    case 'paragraph':
      return wrap(plain(token.tokens, url))
    case 'blockquote':
      return wrap(plain(token.tokens, url), '> ')
    case 'list':
      return listText(token as Tokens.List, url, '')
    case 'code':
      return String(token.text)
        .split('\n')
        .map((line) => `    ${line}`)
        .join('\n')
    case 'table':
      return tableText(token as Tokens.Table, url)
    case 'hr':
      return '-'.repeat(COLUMNS)
    default:
      return String('text' in token ? token.text : token.raw).trim()
  }
}

function listText({ items, ordered, start }: Tokens.List, url: string, indent: string): string {
  return items
    .map(({ tokens }, index) => {
      const mark = ordered ? `${Number(start) + index}.` : '-'
      const inner = tokens.map((one) =>
        one.type === 'list'
          ? listText(one as Tokens.List, url, `${indent}  `)
          : wrap(plain('tokens' in one ? one.tokens : [one], url), `${indent}    `),
      )
      return inner.join('\n').replace(`${indent}    `, `${indent}  ${mark} `)
    })
    .join('\n')
}

function tableText({ header, rows }: Tokens.Table, url: string): string {
  const all = [header, ...rows].map((cells) => cells.map(({ tokens }) => plain(tokens, url)))
  const widths = header.map((_, column) => Math.max(...all.map((cells) => cells[column]?.length ?? 0)))
  return all
    .map((cells) => `  ${cells.map((cell, column) => cell.padEnd((widths[column] ?? 0) + 2)).join('')}`.trimEnd())
    .join('\n')
}

/** The words alone; a link's address stands behind its words. */
function plain(tokens: Token[] | undefined, url: string): string {
  return (tokens ?? [])
    .map((token) => {
      if (token.type === 'br') return '\n'
      if (token.type === 'link') {
        const words = plain(token.tokens, url)
        const href = address(String(token.href), url)
        return href === undefined || href === words ? words : `${words} (${href})`
      }
      if ('tokens' in token && token.tokens) return plain(token.tokens, url)
      return unescaped(token)
    })
    .join('')
}
