import { randomFrom } from '../../../site/chart/seabed.ts'
import { FRAME, line, plate, round, SEA, signal, words } from './plate.ts'

/** A working day in the cloud: requests a second (area), and the capacity that was paid for (steps), both in thousands. */
export function cloud(): string {
  const roll = randomFrom(5)
  const x = (hour: number) => FRAME.left + (hour / 24) * (FRAME.right - FRAME.left)
  const y = (load: number) => 424 - load * 31
  const load = (hour: number) =>
    1.1 + 5.6 * bump(hour, 10.2, 2.1) + 4.1 * bump(hour, 14.6, 2.3) + 7.2 * bump(hour, 20.1, 1.5)
  const samples = Array.from({ length: 145 }, (_, index) => ({
    hour: index / 6,
    load: load(index / 6) * (0.96 + roll() * 0.09),
  }))
  const area = samples.map((sample) => ({ x: x(sample.hour), y: y(sample.load) }))
  let steps = `M${FRAME.left} ${round(y(2))}`
  let capacity = 2
  for (let hour = 0; hour <= 24; hour += 0.25) {
    const wanted = Math.max(2, Math.ceil((Math.max(load(hour), load(hour + 0.35)) * 1.18) / 1.5) * 1.5)
    if (wanted > capacity || wanted < capacity - 1.4) {
      steps += `H${round(x(hour))}V${round(y(wanted))}`
      capacity = wanted
    }
  }
  steps += `H${FRAME.right}`
  const grid = [3, 6, 9, 12].map((step) => `M${FRAME.left} ${round(y(step))}H${FRAME.right}`).join('')
  const scale = [3, 6, 9, 12].map((step) => words(11, y(step) - 6, `${step}k / s`)).join('')
  return plate({
    drawing:
      `<path stroke="#d5e5eb" d="${grid}"/><path fill="#efe3c6" d="${steps}V${FRAME.bottom}H${FRAME.left}z"/>` +
      `<path fill="#a9d0df" d="${line(area)}V${FRAME.bottom}H${FRAME.left}z"/><path fill="none" stroke="${SEA}" stroke-width="1.4" d="${line(area)}"/>` +
      `<path fill="none" stroke="#071521" stroke-width="1.8" d="${steps}"/>${scale}` +
      words(x(14.2), y(1.2), 'asked for', { anchor: 'middle' }) +
      words(x(13.6), y(7.85), 'paid for', { anchor: 'middle' }),
    axis: { names: ['00:00', '04:00', '08:00', '12:00', '16:00', '20:00'], naming: 'ticks' },
    mark: signal({ x: x(8), y: y(load(8.2) * 1.2) }, [100, 62], [130, 62], 'scale-out 08:00', 'ready in 41 s'),
  })
}

function bump(hour: number, at: number, width: number): number {
  return Math.exp(-(((hour - at) / width) ** 2))
}
