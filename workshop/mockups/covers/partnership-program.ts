import { SIGNAL } from '../../colors.ts'
import { cover, layers, lines } from './canvas.ts'

/** Two basins and the channel between them: your client, our team. */
export function partnershipProgram(): string {
  const hills = [
    { x: 420, y: 210, rx: 190, ry: 170, height: 9 },
    { x: 850, y: 440, rx: 230, ry: 150, height: 8, turn: 20 },
    { x: 640, y: 330, rx: 250, ry: 70, height: 4, turn: 28 },
  ]
  const bed = layers({
    hills,
    seed: 4,
    rough: 0.7,
    stroke: '#5fa3bf',
    strokeOpacity: 0.55,
    tints: [
      [1, '#0a2233'],
      [2.2, '#0c2a3e'],
      [3.4, '#0e334a'],
      [4.6, '#113d58'],
      [5.8, '#154a69'],
      [7, '#1a5a7e'],
      [8.2, '#1f6d96'],
    ],
  })
  const outer = lines({ hills, seed: 4, rough: 0.7, depths: [-0.8, -0.5, -0.2, 0.1, 0.4, 0.7], stroke: '#2c5b75' })
  return cover(
    '#071521',
    `${outer}${bed}<path stroke="#fdfbf5" stroke-width="3" stroke-dasharray="12 10" d="M428 214L846 440"/><g stroke="#fdfbf5" stroke-width="3.5"><circle cx="420" cy="210" r="12" fill="#071521"/><circle cx="854" cy="444" r="12" fill="${SIGNAL}"/></g>`,
  )
}
