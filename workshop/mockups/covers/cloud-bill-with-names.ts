import { SIGNAL } from '../../colors.ts'
import { cover, lines } from './canvas.ts'

/** A month's bill as an area: one plot for each team, with denser lines for more spending; one plot has no name. */
export function cloudBillWithNames(): string {
  const hills = [
    { x: 300, y: 240, rx: 260, ry: 200, height: 6 },
    { x: 900, y: 420, rx: 280, ry: 180, height: 7 },
  ]
  const plots: [x: number, y: number, width: number, height: number, fill: string][] = [
    [60, 60, 396, 306, '#cfe6ee'],
    [60, 378, 192, 192, '#e4f0f2'],
    [264, 378, 192, 90, '#a9d0df'],
    [264, 480, 192, 90, '#e4f0f2'],
    [468, 60, 294, 192, '#e4f0f2'],
    [468, 264, 141, 141, '#7db6ca'],
    [621, 264, 141, 141, '#cfe6ee'],
    [468, 417, 294, 153, '#1b6e93'],
    [774, 60, 192, 141, '#a9d0df'],
    [978, 60, 162, 141, SIGNAL],
    [774, 213, 366, 214, '#0c2a3e'],
    [774, 439, 111, 131, '#cfe6ee'],
    [897, 439, 243, 131, '#e4f0f2'],
  ]
  const squares = plots
    .map(([x, y, width, height, fill]) => `<path fill="${fill}" d="M${x} ${y}h${width}v${height}h-${width}z"/>`)
    .join('')
  const outline = plots.map(([x, y, width, height]) => `M${x} ${y}h${width}v${height}h-${width}z`).join('')
  const depths = Array.from({ length: 20 }, (_, index) => -0.8 + index * 0.42)
  return cover(
    '#efe3c6',
    `${squares}<clipPath id="plots"><path d="${outline}"/></clipPath><g clip-path="url(#plots)" opacity=".55">${lines({ hills, seed: 8, depths, stroke: '#f7f3e8', rough: 0.9 })}</g><g clip-path="url(#plots)" opacity=".28">${lines({ hills, seed: 8, depths, stroke: '#071521', rough: 0.9 })}</g>`,
  )
}
