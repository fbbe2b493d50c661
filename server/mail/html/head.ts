import type { Head } from '../email-content.ts'
import { escaped, lines } from './escape.ts'
import { BREAK, INK, MONO, MUTED_DEEP, PAPER, SANS, SIGNAL, TABLE, TEXT, unseen, WATER } from './style.ts'

/** The dark head: brand and label, a line, the heading, and beside it the due time as a sounding. */
export function headTable(head: Head, label: string, brand: string): string {
  return `${TABLE} width="100%" bgcolor="${INK}" style="background:${INK}">
<tr><td class="pad" style="padding:26px 32px 0">${TABLE} width="100%"><tr>
<td width="22" valign="middle">${mark()}</td>
<td style="font:500 19px/1.2 ${SANS};letter-spacing:-.01em;color:${PAPER}">${escaped(brand)}</td>
<td align="right" style="font:400 14px/1.2 ${MONO};color:${WATER};white-space:nowrap">${escaped(label)}</td>
</tr></table></td></tr>
${head.issue ? `<tr><td class="pad" style="padding:34px 32px 0;font:400 16px/1.4 ${TEXT};color:${MUTED_DEEP}">${escaped(head.line)}</td></tr>` : ''}
<tr><td class="pad" style="padding:${head.issue ? 6 : 34}px 32px 30px">${TABLE} width="100%"><tr>
${head.issue ? issueFigure(head.issue) : ''}<td class="stack" valign="bottom">${head.issue ? issueWords(head.heading) : words(head)}</td>
${head.sounding ? sounding(head.sounding) : ''}
</tr></table>${head.figures ? figures(head.figures) : ''}</td></tr>
</table>`
}

function figures(all: NonNullable<Head['figures']>): string {
  const cells = all.map(
    ({ value, label, isAlarm }, index) =>
      `<td class="two${index % 2 === 0 ? ' two-left' : ''}" width="${Math.floor(100 / all.length)}%" valign="top" style="padding-top:24px"><span style="font:400 46px/1 ${SANS};color:${PAPER}">${value}</span>${isAlarm && value > 0 ? `${TABLE}><tr><td width="30" height="3" bgcolor="${SIGNAL}" style="background:${SIGNAL};width:30px;height:3px;font-size:0;line-height:0">&nbsp;</td></tr></table>` : ''}<p style="margin:6px 0 0;font:400 14px/1.4 ${TEXT};color:${PAPER}">${escaped(label)}</p></td>`,
  )
  return `${TABLE} width="100%"><tr>${cells.join('')}</tr></table>`
}

function words({ line, heading, isLarge = false }: Head): string {
  const size = isLarge ? 50 : 40
  return `<p style="margin:0 0 12px;font:400 16px/1.4 ${TEXT};color:${MUTED_DEEP};${BREAK}">${escaped(line)}</p>
<h1 class="${isLarge ? 'due' : 'title'}" style="margin:0;font:500 ${size}px/1.06 ${SANS};letter-spacing:-.02em;color:${PAPER};word-break:break-word">${lines(heading)}</h1>`
}

/** The figure that the issue opens with, as a depth stands on a chart. */
function issueFigure({ large, small }: NonNullable<Head['issue']>): string {
  return `<td class="stack" width="230" valign="bottom" style="white-space:nowrap;color:${PAPER}"><span class="sounding" style="font:400 150px/.95 ${SANS};letter-spacing:-.03em">${escaped(large)}</span>${small === '' ? '' : unseen('.')}<span style="font:400 80px/.95 ${SANS};vertical-align:-18px">${escaped(small)}</span></td>`
}

function issueWords(text: string): string {
  return `<h1 class="figure" style="margin:0;font:500 25px/1.3 ${SANS};color:${PAPER};word-break:break-word">${lines(text)}</h1>`
}

/** Hours large, minutes small and lowered, as depths stand on a chart. */
function sounding({ above, large, small, after }: NonNullable<Head['sounding']>): string {
  return `<td class="stack figure" align="right" valign="bottom" style="padding-left:16px;white-space:nowrap">
<p style="margin:0 0 4px;font:400 15px/1.4 ${TEXT};color:${MUTED_DEEP}">${escaped(above)}</p>
<span style="font:400 70px/.9 ${SANS};color:${PAPER}">${escaped(large)}</span>${unseen(':')}<span style="font:400 44px/.9 ${MONO};color:${PAPER};vertical-align:-12px">${escaped(small)}</span><span style="font:500 22px/.9 ${SANS};color:${PAPER}">&nbsp; ${escaped(after)}</span>
</td>`
}

/** The brand mark, a sounding lead on its line, as cells: programs that block pictures show it, too. */
function mark(): string {
  const bar = (width: number) =>
    `<tr><td align="center" style="font-size:0;line-height:0">${cell(width, 2, PAPER)}</td></tr>`
  const line = (height: number) =>
    `<tr><td align="center" style="font-size:0;line-height:0">${cell(2, height, PAPER)}</td></tr>`
  return `${TABLE} width="12" aria-hidden="true">${line(3)}${bar(10)}${line(3)}${bar(7)}${line(4)}<tr><td align="center" style="font-size:0;line-height:0">${cell(6, 6, SIGNAL)}</td></tr></table>`
}

function cell(width: number, height: number, color: string): string {
  return `${TABLE} align="center"><tr><td width="${width}" height="${height}" bgcolor="${color}" style="background:${color};width:${width}px;height:${height}px;font-size:0;line-height:0"></td></tr></table>`
}
