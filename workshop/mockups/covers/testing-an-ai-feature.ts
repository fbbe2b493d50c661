import { SIGNAL } from '../../colors.ts'
import { heightAt, isobaths } from '../relief.ts'
import { cover } from './canvas.ts'

/** Nine hundred test answers as dots, larger where the model was surer; the orange line is where we stop trusting it. */
export function testingAnAiFeature(): string {
  const relief = {
    width: 1200,
    height: 630,
    hills: [
      { x: 420, y: 300, rx: 260, ry: 190, height: 8 },
      { x: 860, y: 230, rx: 180, ry: 140, height: 6 },
      { x: 720, y: 520, rx: 170, ry: 90, height: 4 },
    ],
    rough: 0.9,
    grain: 200,
    seed: 2,
    cell: 15,
  }
  const sizes = new Map<number, string>()
  for (let row = 0; row < 21; row++) {
    for (let column = 0; column < 40; column++) {
      const [x, y] = [15 + column * 30, 15 + row * 30]
      const width = 2 + Math.min(11, Math.max(0, Math.round(heightAt(relief, x, y) * 1.25))) * 2
      sizes.set(width, `${sizes.get(width) ?? ''}M${x} ${y}h0`)
    }
  }
  const dots = [...sizes].map(([width, d]) => `<path stroke-width="${width}" d="${d}"/>`).join('')
  const [trust = ''] = isobaths(relief, [4])
  const [outer = ''] = isobaths(relief, [1.6])
  return cover(
    '#14587a',
    `<g stroke="#cfe6ee" stroke-linecap="round">${dots}</g><path fill="none" stroke="#e4f0f2" stroke-width="1.5" stroke-dasharray="3 7" d="${outer}"/><path fill="none" stroke="${SIGNAL}" stroke-width="5" d="${trust}"/>`,
  )
}
