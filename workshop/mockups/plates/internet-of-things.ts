import { randomFrom } from '../../../site/chart/seabed.ts'
import { FRAME, line, plate, SEA, signal, words } from './plate.ts'

const SENSORS = ['pump 1', 'pump 2', 'bearing 1', 'bearing 2', 'bearing 3', 'gearbox']

/** Six vibration sensors on one machine over a night, as a recorder would draw them; the fifth begins to fail. */
export function internetOfThings(): string {
  const roll = randomFrom(31)
  const left = 134
  const step = (FRAME.right - left) / 277.5
  const lane = (FRAME.bottom - FRAME.top) / SENSORS.length
  const traces = SENSORS.map((_, sensor) => {
    const middle = FRAME.top + lane * (sensor + 0.5)
    return Array.from({ length: 276 }, (_, index) => {
      const swing =
        Math.sin(index * (0.5 + sensor * 0.13)) * 4 +
        Math.sin(index * 0.11 + sensor) * 3 +
        (roll() - 0.5) * (7 + sensor)
      return { x: left + index * step, y: Math.round(middle + swing * strain(sensor, index)) }
    })
  })
  const failing = FRAME.top + lane * 4.5
  const first = (traces[4] ?? []).find(({ y }) => y < failing - 27) ?? { x: left, y: failing }
  const lanes = SENSORS.map((_, sensor) =>
    sensor ? `M${FRAME.left} ${Math.round(FRAME.top + lane * sensor)}H${FRAME.right}` : '',
  ).join('')
  const limit = `M${left} ${Math.round(failing - 21)}H${FRAME.right}M${left} ${Math.round(failing + 21)}H${FRAME.right}`
  return plate({
    drawing:
      `<path fill="#e2f0f4" d="M1 ${Math.round(failing - lane / 2)}h658v${Math.round(lane)}H1z"/><path stroke="#bcd6e0" d="${lanes}M${left - 10} 1V441"/>` +
      `<path stroke="#071521" stroke-dasharray="2 5" d="${limit}"/><path fill="none" stroke="${SEA}" stroke-width="1.2" stroke-linejoin="round" d="${traces.map(line).join('')}"/>` +
      SENSORS.map((name, sensor) => words(12, FRAME.top + lane * (sensor + 0.5) + 5, name, { wide: true })).join(''),
    axis: { names: ['00:00', '01:00', '02:00', '03:00', '04:00', '05:00'], naming: 'ticks', from: left },
    mark: signal(
      first,
      [first.x - 214, failing - 130],
      [260, failing - 98],
      `bearing 3, ${clock(((first.x - left) / (FRAME.right - left)) * 6)}`,
      '0.8 mm / s over limit',
    ),
  })
}

function clock(hours: number): string {
  const minutes = Math.round(hours * 60)
  return `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`
}

/** How hard a sensor shakes at a sample, 1 = as always. */
function strain(sensor: number, index: number): number {
  if (sensor === 4)
    return index < 150 ? 1 : 1 + ((index - 150) / 126) ** 1.2 * 2.4 + (index > 190 && index < 204 ? 1.5 : 0)
  if (sensor === 5) return index > 200 ? 1.25 : 1
  if (sensor === 1) return index > 60 && index < 130 ? 0.35 : 1
  return 1
}
