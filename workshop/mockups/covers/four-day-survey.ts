import { SIGNAL } from '../../colors.ts'
import { heightAt } from '../relief.ts'
import { cover, layers } from './canvas.ts'

const HILLS = [
  { x: 330, y: 260, rx: 210, ry: 150, height: 8 },
  { x: 720, y: 330, rx: 240, ry: 110, height: 6, turn: 14 },
  { x: 1080, y: 560, rx: 200, ry: 130, height: 4 },
]
const DAYS = ['#0c2a3e', '#14587a', '#0c2a3e', SIGNAL]

/** A basin surveyed in four days: one leg of the route each day, with soundings along it. */
export function fourDaySurvey(): string {
  const bed = layers({
    hills: HILLS,
    seed: 12,
    stroke: '#1b6e93',
    strokeOpacity: 0.45,
    tints: [
      [0.4, '#d8ebf0'],
      [1.5, '#c5e0e9'],
      [2.6, '#afd4e0'],
      [3.7, '#97c6d6'],
      [4.8, '#7db6ca'],
      [5.9, '#63a5be'],
      [7, '#4b94b0'],
    ],
  })
  const tracks = DAYS.map((colour, day) => leg(day, colour)).join('')
  return cover('#e9f3f5', bed + tracks)
}

function leg(day: number, colour: string): string {
  const tops = [70, 560]
  const from = 96 + day * 256
  let path = `M${from} ${tops[0]}`
  let soundings = ''
  for (let run = 0; run < 4; run++) {
    const x = from + run * 64
    const [start = 0, end = 0] = run % 2 ? [tops[1], tops[0]] : tops
    const last = day === 3 && run === 3
    path += `V${last ? 330 : end}${run < 3 ? 'h64' : ''}`
    for (let y = Math.min(start, end) + 35; y < Math.max(start, end); y += 70) {
      if (last && y < 330) continue
      const depth = Math.max(0, heightAt({ width: 0, height: 0, hills: HILLS }, x, y))
      soundings += `<circle cx="${x}" cy="${y}" r="${(3 + depth * 1.1).toFixed(1)}"/>`
    }
  }
  return `<path fill="none" stroke="${colour}" stroke-width="2" d="${path}"/><g fill="${colour}">${soundings}</g>`
}
