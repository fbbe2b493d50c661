import { MINUTE_MS } from '../../contract/time/units.ts'
import { tenth } from '../../site/chart/scale.ts'

interface Sent {
  createdAt: number
  recipients: number
  waiting: number
  /** Sent, refused and given up. */
  done: number
  isHeld: boolean
}

/** An issue's progress as a line that is let down: minutes to the right, emails that have left downward. */
export function courseOf(
  { createdAt, recipients, waiting, done, isHeld }: Sent,
  points: readonly { at: number; sent: number }[],
  { now, perMinute, width, height }: { now: number; perMinute: number; width: number; height: number },
) {
  const end = waiting > 0 && !isHeld ? now + Math.max(MINUTE_MS, (waiting / perMinute) * MINUTE_MS) : undefined
  const last = points.at(-1)?.at ?? createdAt
  const to = Math.max(createdAt + MINUTE_MS, end ?? (waiting > 0 ? now : last))
  const x = (at: number) => tenth(((at - createdAt) / (to - createdAt)) * width)
  const y = (sent: number) => tenth((sent / Math.max(1, recipients)) * height)
  // What was refused has left, too, but has no instant of its own.
  const reached = Math.min(now, to)
  const tail: [number, number][] = waiting > 0 ? [[x(reached), y(done)]] : []
  const line: [number, number][] = [
    [0, 0],
    ...points.map(({ at, sent }): [number, number] => [x(at), y(sent)]),
    ...tail,
  ]
  return {
    /** First and last instant of the plot, ms since the epoch. */
    from: createdAt,
    to,
    /** What was sent by when, from the surface on: [x, y] in px. */
    line,
    /** Values of the horizontal lines with their depths. */
    ticks: ticksOf(recipients).map((value) => ({ value, y: y(value) })),
    /** Until when all will have left, if it goes on. Undefined when it is held or nothing waits. */
    end,
  }
}

/** At most four values between the surface and the bottom, and both ends. A value too near to the bottom is left out. */
function ticksOf(recipients: number): number[] {
  const rough = recipients / 4
  const power = 10 ** Math.floor(Math.log10(Math.max(1, rough)))
  const step = Math.max(1, [1, 2, 3, 5, 10].map((factor) => factor * power).find((size) => size >= rough) ?? 1)
  const between = Array.from({ length: 4 }, (_, index) => (index + 1) * step)
  return [0, ...between.filter((value) => value < recipients * 0.86), recipients]
}
