import { pointsOf } from '../../../site/chart/points.ts'
import { SIGNAL } from '../../colors.ts'
import { cover, layers } from './canvas.ts'

const STOPS = pointsOf('120 500, 236 414, 352 452, 470 366, 572 250, 668 316, 770 412, 884 352, 968 226, 1086 164')

/** Two islands of signal and a route between them: filled stops were sent, hollow ones wait on the phone. */
export function offlineFirstFieldApps(): string {
  const bed = layers({
    hills: [
      { x: 190, y: 470, rx: 240, ry: 180, height: 6 },
      { x: 1040, y: 190, rx: 215, ry: 175, height: 7 },
    ],
    seed: 23,
    rough: 0.65,
    stroke: '#14587a',
    strokeOpacity: 0.4,
    tints: [
      [1.1, '#cfe6ee'],
      [1.9, '#b6d9e5'],
      [2.9, '#97c6d6'],
      [3.9, '#74b0c6'],
      [4.9, '#4d97b4'],
      [5.9, '#2c7fa1'],
    ],
  })
  const sent = (index: number) => index < 3 || index > 7
  const route = STOPS.map(([x, y]) => `${x} ${y}`).join('L')
  const stops = STOPS.map(
    ([x, y], index) => `<circle cx="${x}" cy="${y}" r="13" fill="${sent(index) ? '#071521' : '#f7f3e8'}"/>`,
  ).join('')
  return cover(
    '#f1ead8',
    `${bed}<path fill="none" stroke="#071521" stroke-width="3" stroke-linejoin="round" d="M${route}"/><g stroke="#071521" stroke-width="3.5">${stops}</g><circle cx="668" cy="316" r="13" fill="${SIGNAL}" stroke="#071521" stroke-width="3.5"/>`,
  )
}
