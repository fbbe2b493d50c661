import type { Point } from '../../../chart/curve.ts'
import { polyline } from '../../../chart/path.ts'
import { linear, logarithmic } from '../../../chart/scale.ts'
import type { Frame } from './frame.ts'
import { figureIn, tableOf } from './table-of.ts'

// What a share of right answers may claim, by the number of cases: the more cases, the narrower.

export interface Sample {
  right: number
  cases: number
}

export function samplesOf(html: string): Sample[] {
  return tableOf(html, ['Right', 'Out of', 'Reported']).map((row) => ({
    right: figureIn(row.Right ?? ''),
    cases: figureIn(row['Out of'] ?? ''),
  }))
}

/** Wilson's interval for a share, as the article's code computes it. */
export function interval(share: number, cases: number, z: number): [low: number, high: number] {
  const center = share + z ** 2 / (2 * cases)
  const reach = z * Math.sqrt((share * (1 - share)) / cases + z ** 2 / (4 * cases ** 2))
  const scale = 1 + z ** 2 / cases
  return [(center - reach) / scale, (center + reach) / scale]
}

/** How sure each line is, as the normal distribution's z: 38 %, 50 %, 68 %, 80 %, 90 %, 95 %, 99 %. */
const LINES = [0.5, 0.674, 1, 1.282, 1.645, 1.96, 2.576]
/** The line that the article's table tells, 95 %. */
const TOLD = 1.96

export function intervalsDrawing(samples: readonly Sample[], { kind, width, height }: Frame) {
  const isWide = kind === 'wide'
  const share = (samples[0]?.right ?? 0) / (samples[0]?.cases ?? 1)
  const x = logarithmic([16, 1500], isWide ? [660, width + 10] : [-10, width + 10])
  const y = linear([0.68, 1.005], isWide ? [height - 70, 108] : [height - 44, 30])
  const cases = Array.from({ length: 29 }, (_, index) => 6 * 280 ** (index / 28))
  const edge = (z: number, side: 0 | 1) => cases.map((n): Point => [x(n), y(interval(share, n, z)[side])])
  const band = (z: number) => polyline([...edge(z, 0), ...edge(z, 1).toReversed()], { closed: true })
  const edges = (z: number) => polyline(edge(z, 0)) + polyline(edge(z, 1))
  return {
    /** From the surest, which is the widest. */
    tints: LINES.toReversed().map(band),
    lines: LINES.filter((z) => z !== TOLD)
      .map(edges)
      .join(''),
    told: edges(TOLD),
    level: y(share),
    marks: samples.map((sample) => {
      const [low, high] = interval(share, sample.cases, TOLD)
      return {
        cases: sample.cases,
        x: x(sample.cases),
        low: Math.round(low * 100),
        high: Math.round(high * 100),
        from: y(low),
        to: y(high),
      }
    }),
  }
}
