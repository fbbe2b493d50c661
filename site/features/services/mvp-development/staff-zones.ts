import type { Funnel } from '../../../schemas/charts/funnel.ts'
import type { Staff } from '../../../schemas/charts/staff.ts'
import { withFigures } from '../with-figures.ts'

/** A stretch of the staff, in payments; the last is not part of it. */
export interface Zone {
  label: string
  note: string
  from: number
  to: number
}

/**
 * Stretches of the staff from the top, and what the funnel read.
 *
 * @throws when they do not rise, or the staff is too short for the reading. That stops the build.
 */
export function staffZones({ zones, stop, upTo }: Staff, { goOn, steps }: Funnel): { zones: Zone[]; read: number } {
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
