import type { ChartOf } from '../../../schemas/charts/chart.ts'
import { withFigures } from '../with-figures.ts'

/**
 * Stretches of the staff from the top, in payments of which the last is not part of it, and what the funnel read.
 *
 * @throws when they do not rise, or the staff is too short for the reading. That stops the build.
 */
export function staffZones({ zones, stop, upTo }: ChartOf<'staff'>, { goOn, steps }: ChartOf<'funnel'>) {
  const read = steps.at(-1)?.reached ?? 0
  if (stop >= goOn || goOn >= upTo || read > upTo)
    throw new Error(
      `content/services/mvp-development.yaml: the staff must rise from stop (${stop}) over goOn (${goOn}) to upTo (${upTo}), and hold what was read (${read}).`,
    )
  return {
    read,
    zones: [
      { label: zones.go.label, note: withFigures(zones.go.note, { from: goOn }), from: goOn, to: upTo },
      {
        label: zones.talk.label,
        note: withFigures(zones.talk.note, { from: stop, to: goOn - 1 }),
        from: stop,
        to: goOn,
      },
      { label: zones.stop.label, note: withFigures(zones.stop.note, { from: stop }), from: 0, to: stop },
    ],
  }
}
