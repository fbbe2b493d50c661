import { randomFrom } from '../../../site/chart/seabed.ts'
import { type Hill, heightAt, isobaths } from '../relief.ts'
import { dots, FRAME, plate, SEA, signal, words } from './plate.ts'

/** Events of one week as a density plot: when they arrive, and where the peak is. */
export function bigData(): string {
  const hills: Hill[] = [
    { x: 208, y: 158, rx: 80, ry: 52, height: 10 },
    { x: 330, y: 118, rx: 56, ry: 42, height: 9.4 },
    { x: 530, y: 120, rx: 48, ry: 44, height: 9.4 },
    { x: 430, y: 262, rx: 96, ry: 66, height: 11 },
    { x: 152, y: 328, rx: 56, ry: 36, height: 9 },
  ]
  const sheet = { width: FRAME.right, height: FRAME.bottom, hills, cell: 7 }
  const depths = [1.4, 3, 4.8, 6.6, 8.6]
  const layers = isobaths(sheet, depths, 1)
    .map((d) => `<path d="${d}"/>`)
    .join('')
  const events = scatter(sheet)
  const hours = ['00:00', '06:00', '12:00', '18:00'].map((hour, index) => words(11, 26 + index * 108, hour)).join('')
  return plate({
    drawing: `<g fill="#1b6e93" fill-opacity=".13" stroke="${SEA}" stroke-width="1.1">${layers}</g>${dots(events, 1.8, '#0c2a3e', 0.75)}${hours}`,
    axis: { names: ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'], naming: 'between' },
    mark: signal({ x: 430, y: 262 }, [441, 362], [380, 372], 'peak 14:20, Thursday', '9,214 events / s'),
  })
}

/** A thousand events placed by the density, and a few outliers. */
function scatter(sheet: { width: number; height: number; hills: Hill[] }): { x: number; y: number }[] {
  const roll = randomFrom(42)
  const events: { x: number; y: number }[] = []
  while (events.length < 1000) {
    const at = { x: 8 + roll() * (sheet.width - 16), y: 8 + roll() * (sheet.height - 16) }
    const underHours = at.x < 62 && [22, 130, 238, 346].some((y) => Math.abs(at.y - y) < 14)
    if (!underHours && roll() < 0.035 + heightAt(sheet, at.x, at.y) / 11) events.push(at)
  }
  return events
}
