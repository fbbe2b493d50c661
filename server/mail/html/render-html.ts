import type { Company } from '../../../contract/company.ts'
import type { Chart, EmailContent } from '../email-content.ts'
import type { Profile } from '../kinds/profile.ts'
import { blockHtml, footHtml } from './blocks.ts'
import { escaped } from './escape.ts'
import { headTable } from './head.ts'
import { BED, INK, MONO, MUTED, PAPER, RULE, SHEET, SIGNAL, STYLE, TABLE, TEXT, WATER, WATER_CLOSED } from './style.ts'

/** So that "3:00 PM EST" stays on one line. */
const SPACE_IN_TIME = /(?<=\d:\d\d) (?=[AP]M)|(?<=\d [AP]M) (?=[A-Z])/g

/** An email as HTML: tables with inline styles, no picture and no script. All of its text is escaped. */
export function renderHtml(content: EmailContent, company: Company): string {
  const { head, label, chart, blocks, foot, preview } = content
  const html = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<title>${escaped(`${label} ${head.heading.replaceAll('\n', ' ')}`)}</title>
<style>${STYLE}</style>
</head>
<body class="page" style="margin:0;padding:0;background:${PAPER};-webkit-text-size-adjust:100%">
<div style="display:none;max-height:0;overflow:hidden;mso-hide:all">${escaped(preview)}${'&#847;&zwnj;&nbsp;'.repeat(40)}</div>
${TABLE} width="100%" class="page" bgcolor="${PAPER}" style="background:${PAPER}">
<tr><td align="center" style="padding:24px 0 40px">
${TABLE} width="640" style="width:100%;max-width:640px">
<tr><td>${headTable(head, label, company.name)}</td></tr>
${chart ? `<tr><td style="font-size:0;line-height:0">${chartHtml(chart)}</td></tr>` : ''}
<tr><td class="pad sheet" bgcolor="${SHEET}" style="background:${SHEET};padding:30px 32px 40px;border:1px solid ${RULE};border-top:0">
${blocks.map(blockHtml).join('\n')}
</td></tr>
<tr><td class="pad foot muted" bgcolor="${PAPER}" style="background:${PAPER};padding:20px 32px 26px;border:1px solid ${RULE};border-top:0;font:400 13px/1.7 ${TEXT};color:${MUTED}">${foot.map(footHtml).join('<br>')}</td></tr>
</table>
</td></tr>
</table>
</body>
</html>
`
  return html.replace(SPACE_IN_TIME, '&nbsp;')
}

function chartHtml(chart: Chart): string {
  return chart.kind === 'profile' ? profileTable(chart.profile, chart.height) : yearTable(chart)
}

/** Of one day of the month, px. */
const DAY_PX = 9
/** The water below the deepest lead, px: room for its figure. */
const BELOW_PX = 36
/** The first Tuesday is the 7th at the latest. */
const DEEPEST = 7

/** Twelve leads in the water, one a month, each as deep as its day of the month. */
function yearTable({ months }: Extract<Chart, { kind: 'year' }>): string {
  const height = DEEPEST * DAY_PX + BELOW_PX
  const leads = months.map(({ depth }) => lead(depth, height)).join('')
  const initials = months
    .map(
      ({ initial }) =>
        `<td align="center" class="bed-text" bgcolor="${BED}" style="background:${BED};border-top:2px solid ${INK};padding:8px 0 12px;font:400 13px/1.3 ${MONO};color:${INK}">${escaped(initial)}</td>`,
    )
    .join('')
  return `${TABLE} width="100%" aria-hidden="true" style="table-layout:fixed"><tr>${leads}</tr><tr>${initials}</tr></table>`
}

function lead(depth: number, height: number): string {
  const px = depth * DAY_PX
  return `<td class="water" valign="top" align="center" height="${height}" bgcolor="${WATER}" style="background:${WATER};height:${height}px;font-size:0;line-height:0">${TABLE} align="center"><tr><td align="center" style="font-size:0;line-height:0">${TABLE}><tr><td class="line" width="2" height="${px}" bgcolor="${INK}" style="background:${INK};width:2px;height:${px}px;font-size:0;line-height:0">&nbsp;</td></tr></table></td></tr><tr><td class="ink" align="center" style="padding-top:3px;font:500 15px/1.2 ${MONO};color:${INK}">${depth}</td></tr></table></td>`
}

/**
 * The profile as tables: a rail of ticks, and for each cell its water and under it the bed. Decoration for readers of
 * the text, since the captions say it; so every cell holds a blank.
 *
 * @param height of the deepest water, px.
 */
function profileTable({ cells, captions }: Profile, height: number): string {
  const width = 100 / cells.length
  const rail = cells
    .map(
      (_, index) =>
        `<td width="${width.toFixed(2)}%" height="6" bgcolor="${tick(index)}" style="background:${tick(index)};font-size:0;line-height:0">&nbsp;</td>`,
    )
    .join('')
  const isRunning = cells.some(({ isSpent }) => isSpent)
  const columns = cells
    .map((cell, index) =>
      column(cell, { isFirst: index === 0, isLast: isRunning && index === cells.length - 1, width, height }),
    )
    .join('')
  return `${TABLE} width="100%" aria-hidden="true" style="table-layout:fixed"><tr>${rail}</tr></table>
${TABLE} width="100%" aria-hidden="true" style="table-layout:fixed"><tr>${columns}</tr></table>
${captionTable(captions)}`
}

function tick(index: number): string {
  return index % 2 === 0 ? '#0C2A3E' : WATER
}

function column(
  { depth, isOpen, isSpent }: Profile['cells'][number],
  { isFirst, isLast, width, height }: { isFirst: boolean; isLast: boolean; width: number; height: number },
): string {
  const water = Math.max(2, Math.round(depth * height))
  const bed = height - water
  const [name, color] = isLast
    ? ['', SIGNAL]
    : isSpent
      ? ['spent', PAPER]
      : isOpen
        ? ['water', WATER]
        : ['water-closed', WATER_CLOSED]
  // The mark of the receipt hangs in the first cell.
  const lead = isFirst
    ? `${TABLE} height="${water}"><tr><td width="11" height="${water}" style="font-size:0;line-height:0">&nbsp;</td><td class="line" width="2" height="${water}" bgcolor="${INK}" style="background:${INK};font-size:0;line-height:0">&nbsp;</td></tr></table>`
    : '&nbsp;'
  return `<td width="${width.toFixed(2)}%" valign="top" style="font-size:0;line-height:0">${TABLE} width="100%"><tr><td class="${name}" height="${water}" bgcolor="${color}" style="background:${color};height:${water}px;font-size:0;line-height:0">${lead}</td></tr><tr><td class="bed" height="${bed}" bgcolor="${BED}" style="background:${BED};height:${bed}px;border-top:2px solid ${INK};font-size:0;line-height:0">&nbsp;</td></tr></table></td>`
}

function captionTable([begins, meanwhile, ends]: Profile['captions']): string {
  const font = `font:400 13px/1.3 ${MONO};color:${INK}`
  return `${TABLE} width="100%"><tr>
<td class="pad bed-text" bgcolor="${BED}" style="background:${BED};padding:10px 0 14px 32px;${font}">${escaped(begins)}</td>
<td class="wide bed-text" align="center" bgcolor="${BED}" style="background:${BED};padding:10px 4px 14px;${font}">${escaped(meanwhile)}</td>
<td class="pad bed-text" align="right" bgcolor="${BED}" style="background:${BED};padding:10px 32px 14px 0;${font};font-weight:600">${escaped(ends)}</td>
</tr></table>`
}
