import type { BarLine, Block, FileLine, FootLine, HistoryLine, Row, TimeLine } from '../email-content.ts'
import { escaped, lines } from './escape.ts'
import { BREAK, INK, LINK, MONO, MUTED, PAPER, RULE, SANS, SHEET, SIGNAL, TABLE, TEXT, unseen, WATER } from './style.ts'

/** One block of an email's body as HTML. All of its text is escaped, and what people typed has its own direction. */
export function blockHtml(block: Block): string {
  switch (block.kind) {
    case 'text':
      return `<p class="ink" style="margin:22px 0 0;font:400 17px/1.6 ${TEXT};color:${INK};${BREAK}">${lines(block.text)}</p>`
    case 'small':
      return `<p class="muted" style="margin:14px 0 0;font:400 14px/1.6 ${TEXT};color:${MUTED};${BREAK}">${lines(block.text)}</p>`
    case 'title':
      return `<h2 class="ink title" style="margin:12px 0 0;font:500 38px/1.12 ${SANS};letter-spacing:-.02em;color:${INK}">${escaped(block.text)}</h2>`
    case 'rich':
      return block.html
    case 'actions':
      return `${actions(block.actions)}
<p class="muted" style="margin:14px 0 0;font:400 13px/1.6 ${TEXT};color:${MUTED};${BREAK}">${lines(block.note)}</p>`
    case 'message':
      return `${heading(block.label, '')}${paragraphs(block.text)}`
    case 'files':
      return block.files.map(file).join('')
    case 'rows':
      return `${TABLE} width="100%" class="strong" style="margin-top:26px">${block.rows.map(row).join('')}</table>`
    case 'heading':
      return heading(block.text, block.aside)
    case 'history':
      return `${TABLE} width="100%">${block.entries.map(history).join('')}</table>`
    case 'times':
      return `${TABLE} width="100%">${block.entries.map(time).join('')}</table>`
    case 'bars':
      return `${TABLE} width="100%">${block.entries.map(bar).join('')}</table>`
    case 'button':
      return `${button(block.label, block.url, block.look)}
<p class="muted" style="margin:14px 0 0;font:400 13px/1.5 ${MONO};color:${MUTED};word-break:break-all">${escaped(block.url)}</p>`
    case 'link':
      return `<p class="muted" style="margin:26px 0 0;font:400 14px/1.6 ${TEXT};color:${MUTED}">${escaped(block.text)} ${link(block.label, block.url)}</p>`
  }
}

/** A paragraph in small print. */
export function footHtml({ text, link: onward }: FootLine): string {
  return `${escaped(text)}${onward ? ` ${link(onward.label, onward.url)}` : ''}`
}

function link(label: string, url: string): string {
  return `<a class="link" href="${escaped(url)}" style="color:${LINK};text-decoration:underline">${escaped(label)}</a>`
}

function heading(text: string, aside: string): string {
  return `${TABLE} width="100%" style="margin-top:34px"><tr>
<td class="ink strong-rule" style="padding:0 0 10px;border-bottom:2px solid ${INK};font:500 20px/1.3 ${SANS};color:${INK}"><h2 style="margin:0;font:500 20px/1.3 ${SANS};letter-spacing:-.01em">${escaped(text)}</h2></td>
<td class="muted strong-rule" align="right" valign="bottom" style="padding:0 0 10px;border-bottom:2px solid ${INK};font:400 14px/1.4 ${TEXT};color:${MUTED}">${escaped(aside) || '&nbsp;'}</td>
</tr></table>`
}

function paragraphs(text: string): string {
  return text
    .split(/\n{2,}/)
    .map(
      (one) =>
        `<p dir="auto" class="ink" style="margin:16px 0 0;font:400 17px/1.6 ${TEXT};color:${INK};${BREAK}">${lines(one)}</p>`,
    )
    .join('')
}

/** Buttons in one row, two by two on a phone. Outlook ignores the padding of a link, so the cell has one of its own. */
function actions(all: { label: string; url: string }[]): string {
  const cells = all.map(({ label, url }, index) => {
    const [name, back, color, edge] = index === 0 ? ['act-first', INK, PAPER, INK] : ['act', SHEET, INK, '#B9B29C']
    return `<td class="two${index % 2 === 0 ? ' two-left' : ''}" width="${Math.floor(98 / all.length)}%" valign="top">${TABLE} width="100%" style="border-collapse:separate"><tr><td class="${name}" align="center" bgcolor="${back}" style="background:${back};border:1px solid ${edge};border-radius:3px;mso-padding-alt:13px 4px"><a class="${name}-text" href="${escaped(url)}" style="display:block;padding:14px 4px;font:500 15px/1.2 ${TEXT};color:${color};text-decoration:none;white-space:nowrap">${escaped(label)}</a></td></tr></table></td>`
  })
  const gap = '<td class="gap" width="10" style="width:10px;min-width:10px;font-size:0;line-height:0">&nbsp;</td>'
  return `${TABLE} width="100%" style="margin-top:0"><tr>${cells.join(gap)}</tr></table>`
}

function button(label: string, url: string, look: 'signal' | 'ink'): string {
  const [name, back, color] = look === 'signal' ? ['', SIGNAL, INK] : ['act-first', INK, PAPER]
  return `${TABLE} style="margin-top:28px;border-collapse:separate"><tr>
<td class="${name}" bgcolor="${back}" style="background:${back};border-radius:3px;mso-padding-alt:16px 24px"><a class="${name === '' ? '' : `${name}-text`}" href="${escaped(url)}" style="display:inline-block;padding:17px 26px;font:500 17px/1.2 ${TEXT};color:${color};text-decoration:none">${escaped(label)}</a></td>
</tr></table>`
}

function row({ label, value, url, more }: Row): string {
  const shown = url ? link(value, url) : lines(value)
  return `<tr>
<td class="muted rule label top" width="168" valign="top" style="width:168px;padding:12px 14px 12px 0;border-top:1px solid ${RULE};font:400 14px/1.5 ${TEXT};color:${MUTED}">${escaped(label)}</td>
<td dir="auto" class="ink rule value" valign="top" style="padding:11px 0 12px;border-top:1px solid ${RULE};font:400 16px/1.5 ${TEXT};color:${INK};${BREAK}">${shown}${more ? `<br>${lines(more)}` : ''}</td>
</tr>`
}

function file({ kind, name, note, url }: FileLine): string {
  return `${TABLE} width="100%" class="card" bgcolor="${PAPER}" style="margin-top:18px;background:${PAPER};border:1px solid ${RULE};border-radius:3px;border-collapse:separate"><tr>
<td width="52" valign="middle" style="padding:14px 0 14px 14px">${TABLE}><tr><td class="chip" bgcolor="${WATER}" style="background:${WATER};border-radius:2px;padding:4px 7px;font:500 12px/1.2 ${MONO};color:${INK}">${escaped(kind)}</td></tr></table></td>
<td class="ink" valign="middle" style="padding:13px 14px;font:500 16px/1.4 ${TEXT};color:${INK};${BREAK}"><span dir="auto">${url ? link(name, url) : escaped(name)}</span><br><span class="muted" style="font:400 13px/1.5 ${TEXT};color:${MUTED}">${escaped(note)}</span></td>
</tr></table>`
}

function history({ reference, title, date, outcome }: HistoryLine): string {
  return `<tr>
<td class="ink rule" valign="top" style="padding:13px 12px 13px 0;border-bottom:1px solid ${RULE};font:400 16px/1.5 ${TEXT};color:${INK};${BREAK}"><span style="font-family:${MONO};font-size:15px">${escaped(reference)}</span>&nbsp; ${escaped(title)}<br><span class="muted" style="font-size:14px;color:${MUTED}">${escaped(date)}</span></td>
<td class="ink rule" align="right" valign="top" style="padding:13px 0;border-bottom:1px solid ${RULE};font:400 15px/1.5 ${TEXT};color:${INK};white-space:nowrap">${escaped(outcome)}</td>
</tr>`
}

/** Hours large, minutes small and lowered; the time of day stands below. */
function time({ name, organization, reference, title, owner, large, small, isLate, time: at }: TimeLine): string {
  const edge = isLate ? `border-bottom:2px solid ${SIGNAL};` : ''
  return `<tr>
<td class="ink rule" valign="top" style="padding:13px 12px 13px 0;border-bottom:1px solid ${RULE};font:400 16px/1.5 ${TEXT};color:${INK};${BREAK}"><b dir="auto" style="font-weight:600">${escaped(name)}</b> <span dir="auto">${escaped(organization)}</span><br><span style="font-family:${MONO};font-size:14px">${escaped(reference)}</span>&nbsp; <span class="muted" style="font-size:14px;color:${MUTED}">${escaped(title)}${owner === null ? `, <b class="ink" style="font-weight:600;color:${INK}">nobody&#39;s</b>` : `, ${escaped(owner)}`}</span></td>
<td class="ink rule" align="right" valign="top" style="padding:10px 0 13px;border-bottom:1px solid ${RULE};color:${INK};white-space:nowrap"><span style="${edge}font:400 24px/1.1 ${SANS}">${escaped(large)}${unseen(':')}<span style="font:400 16px/1.1 ${MONO};vertical-align:-5px">${escaped(small)}</span>${isLate ? unseen(' late') : ''}</span><br><span class="muted" style="font:400 13px/1.8 ${MONO};color:${MUTED}">${escaped(at)}</span></td>
</tr>`
}

/** The whole width of a bar, px. */
const BAR_PX = 150

function bar({ reference, title, share, words }: BarLine): string {
  const px = Math.max(3, Math.round(Math.min(1, share) * BAR_PX))
  const cell = (width: number, name: string, color: string) =>
    width === 0
      ? ''
      : `<td class="${name}" width="${width}" height="10" bgcolor="${color}" style="background:${color};width:${width}px;height:10px;font-size:0;line-height:0">&nbsp;</td>`
  return `<tr>
<td class="ink rule" valign="top" style="padding:11px 8px 11px 0;border-bottom:1px solid ${RULE};font:400 15px/1.5 ${TEXT};color:${INK};${BREAK}"><span style="font-family:${MONO};font-size:14px">${escaped(reference)}</span>&nbsp; ${escaped(title)}</td>
<td class="wide rule" width="${BAR_PX}" valign="middle" style="padding:0 8px;border-bottom:1px solid ${RULE}">${TABLE} width="${BAR_PX}" aria-hidden="true"><tr>${cell(px, 'bar', '#1B6E93')}${cell(BAR_PX - px, 'water-closed', '#E4F0F2')}</tr></table></td>
<td class="ink rule" align="right" valign="top" style="padding:11px 0;border-bottom:1px solid ${RULE};font:400 15px/1.5 ${TEXT};color:${INK};white-space:nowrap">${escaped(words)}</td>
</tr>`
}
