import { FRAME, line, plate, round, SEA, signal, words } from './plate.ts'

/** How sure the model says it is (x, ten bins), how often it was right (y, %), and how many answers fell there. */
const BINS = [
  { raw: 18, mended: 6, answers: 60 },
  { raw: 24, mended: 14, answers: 90 },
  { raw: 28, mended: 27, answers: 120 },
  { raw: 33, mended: 34, answers: 150 },
  { raw: 38, mended: 46, answers: 200 },
  { raw: 45, mended: 54, answers: 260 },
  { raw: 52, mended: 66, answers: 380 },
  { raw: 58, mended: 74, answers: 620 },
  { raw: 66, mended: 86, answers: 1180 },
  { raw: 79, mended: 96, answers: 2140 },
]

/** A reliability diagram: the dashed diagonal is an honest model. */
export function artificialIntelligence(): string {
  const floor = 352
  const ceiling = 26
  const x = (bin: number) => FRAME.left + (bin + 0.5) * 65.8
  const y = (right: number) => floor - (right / 100) * (floor - ceiling)
  const raw = BINS.map((bin, index) => ({ x: x(index), y: y(bin.raw) }))
  const mended = BINS.map((bin, index) => ({ x: x(index), y: y(bin.mended) }))
  const gap = `${line(mended)}L${[...raw]
    .reverse()
    .map((at) => `${round(at.x)} ${round(at.y)}`)
    .join('L')}z`
  const bars = BINS.map(
    (bin, index) => `M${round(x(index) - 24)} ${FRAME.bottom}v${-round(bin.answers / 30)}h48V${FRAME.bottom}z`,
  ).join('')
  const grid = [25, 50, 75].map((right) => `M${FRAME.left} ${round(y(right))}H${FRAME.right}`).join('')
  const scale = [100, 75, 50, 25].map((right) => words(11, y(right) + (right === 100 ? 5 : -6), `${right}%`)).join('')
  const rings = (points: typeof raw, fill: string) =>
    points
      .map(
        (at, index) =>
          `<circle cx="${round(at.x)}" cy="${round(at.y)}" r="${round(3 + Math.sqrt(BINS[index]?.answers ?? 0) / 7)}" fill="${fill}"/>`,
      )
      .join('')
  const threshold = x(8) - 20
  return plate({
    drawing:
      `<path stroke="#cfe0e7" fill="none" d="${grid}"/><path fill="#cfe6ee" d="${bars}"/><path fill="none" stroke="#bcd6e0" d="M1 ${floor}H659"/>` +
      `<path fill="#1b6e93" opacity=".12" d="${gap}"/><path fill="none" stroke="${SEA}" stroke-dasharray="2 6" d="M${x(-0.5)} ${floor}L${x(9.5)} ${ceiling}"/>` +
      `<g stroke="${SEA}" stroke-width="1.3"><path fill="none" opacity=".6" d="${line(raw)}"/><path fill="none" stroke-width="2" d="${line(mended)}"/>${rings(raw, '#f5fafc')}${rings(mended, '#7db4c9')}</g>` +
      `<path stroke="#071521" stroke-dasharray="4 4" d="M${round(threshold)} 12V${FRAME.bottom}"/>${scale}` +
      words(x(4) + 12, y(26), 'as delivered') +
      words(x(4) - 12, y(66), 'after calibration', { anchor: 'middle' }) +
      words(11, 373, 'answers in each bin', { wide: true }),
    axis: { names: ['.0', '.1', '.2', '.3', '.4', '.5', '.6', '.7', '.8', '.9'], naming: 'between' },
    mark: signal({ x: threshold, y: y(80) }, [196, 24], [150, 20], 'below .82, ask a person', '97.3% right above it'),
  })
}
