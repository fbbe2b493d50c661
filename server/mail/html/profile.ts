import type { Profile } from '../kinds/profile.ts'
import { escaped } from './escape.ts'
import { BED, INK, MONO, PAPER, SIGNAL, TABLE, WATER, WATER_CLOSED } from './style.ts'

/**
 * The profile as tables: a rail of ticks, and for each cell its water and under it the bed. Decoration for readers of
 * the text, since the captions say it; so every cell holds a blank.
 *
 * @param height of the deepest water, px.
 */
export function profileTable({ cells, captions }: Profile, height: number): string {
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
