import { randomFrom } from '../../../site/chart/seabed.ts'
import { SIGNAL } from '../../colors.ts'
import { cover, layers } from './canvas.ts'

/** A night of alarms: hundreds that nobody needed, and the one that mattered. */
export function nobodyReadsTheAlert(): string {
  const bed = layers({
    hills: [
      { x: 250, y: 460, rx: 150, ry: 140, height: 6, turn: 30 },
      { x: 600, y: 220, rx: 130, ry: 110, height: 5 },
      { x: 924, y: 345, rx: 190, ry: 160, height: 8 },
    ],
    seed: 19,
    rough: 0.8,
    stroke: '#4d8ba6',
    strokeOpacity: 0.3,
    tints: [
      [0.9, '#0a2030'],
      [1.9, '#0c2a3e'],
      [2.9, '#0f354d'],
      [4, '#13435f'],
      [5.2, '#185574'],
      [6.4, '#1b6e93'],
    ],
  })
  const roll = randomFrom(3)
  let rings = ''
  for (let row = 0; row < 10; row++) {
    for (let column = 0; column < 20; column++) {
      const [x, y] = [40 + column * 58.9, 42 + row * 60.6]
      if (column === 15 && row === 5) continue
      const radius = 3 + Math.floor(roll() ** 3 * 12)
      rings += `<circle cx="${Math.round(x)}" cy="${Math.round(y)}" r="${radius}"/>`
    }
  }
  const loud = [18, 32, 48, 66]
    .map(
      (radius, index) =>
        `<circle cx="924" cy="345" r="${radius}" fill="none" stroke="${SIGNAL}" stroke-width="2" opacity="${1 - index * 0.24}"/>`,
    )
    .join('')
  return cover(
    '#071521',
    `${bed}<g fill="none" stroke="#a9cfdd" stroke-opacity=".42" stroke-width="1.4">${rings}</g>${loud}<circle cx="924" cy="345" r="9" fill="${SIGNAL}"/>`,
  )
}
