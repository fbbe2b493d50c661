import { lastOf } from '../../../chart/item-at.ts'
import { numbers, tenth } from '../../../chart/scale.ts'
import { type Run, stretches } from './tide-curve.ts'

interface TidePathOptions {
  /** Units to the right for a minute. 0 is the loss. */
  perMinute: number
  /** Minutes before the loss and after it at which the line begins and ends. */
  from: number
  to: number
  /** Height of the ripple on still water, in per cent. */
  ripple?: number
}

/**
 * The tide of one run as SVG path data: x in minutes, y from 0 (all are answered) down to 100 (none is). A stretch of the
 * curve is one cubic, because 3s² − 2s³ is one exactly.
 */
export function tidePath(run: Run, { perMinute, from, to, ripple = 0 }: TidePathOptions): string {
  const all = stretches(run)
  const x = (second: number) => tenth((second / 60) * perMinute)
  const y = (level: number) => tenth(100 - level)
  const moves = all.map((stretch) => {
    if (stretch.start === stretch.end) return `H${x(stretch.to)}`
    const third = (stretch.to - stretch.from) / 3
    return `C${numbers(
      x(stretch.from + third),
      y(stretch.start),
      x(stretch.to - third),
      y(stretch.end),
      x(stretch.to),
      y(stretch.end),
    )}`
  })
  const end = Math.round(to * perMinute)
  return `M${from * perMinute} 0${still(-from * perMinute, ripple)}${moves.join('')}${still(end - x(lastOf(all).to), ripple)}H${end}`
}

/** Still water over so many units: waves of one length. */
function still(length: number, ripple: number): string {
  const waves = Math.max(2, Math.round(length / 100))
  if (ripple === 0) return `h${length}`
  const step = tenth(length / waves)
  return `q${numbers(step / 2, -ripple, step, 0)}t${Array.from({ length: waves - 1 }, () => numbers(step, 0)).join(' ')}`
}
