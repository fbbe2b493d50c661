import type { Chart } from '../email-content.ts'
import { escaped } from './escape.ts'
import { BED, INK, MONO, TABLE, WATER } from './style.ts'

/** Of one day of the month, px. */
const DAY_PX = 9
/** The water below the deepest lead, px: room for its figure. */
const BELOW_PX = 36
/** The first Tuesday is the 7th at the latest. */
const DEEPEST = 7

/** Twelve leads in the water, one a month, each as deep as its day of the month. */
export function yearTable({ months }: Extract<Chart, { kind: 'year' }>): string {
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
