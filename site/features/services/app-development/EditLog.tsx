import type { ChartOf } from '../../../schemas/charts/chart.ts'
import { durationOf, minutesOf } from '../clock.ts'
import { withFigures } from '../with-figures.ts'
import { type WorkingDay, waitingAt } from './working-day.ts'

/** The course of one edit. The drawing's dot goes to the moment that the pointer rests on (passage.css). */
export function EditLog({ passage: { logTitle, log }, day }: { passage: ChartOf<'passage'>; day: WorkingDay }) {
  return (
    <div className="app-log mt-12 md:max-xl:w-[calc(var(--hang)-71.5mm/2-2.5rem)] md:max-xl:min-h-[146.7mm] xl:absolute xl:right-gutter xl:bottom-10 xl:left-[calc(var(--spacing-gutter)+(100%-2*var(--spacing-gutter))*0.5877+71.5mm/2+4.0625rem)] xl:m-0">
      <p className="mono mb-5 text-muted-deep">{logTitle}</p>
      <ol>
        {log.map(({ at, since, figure, label, note }) => (
          <li
            key={label}
            className="grid grid-cols-[6rem_1fr] items-baseline py-3 border-t border-line-deep md:max-xl:grid-cols-[1fr]"
          >
            <span className="mono text-muted-deep">
              {figure ?? (since ? durationOf(minutesOf(at) - minutesOf(since)) : at)}
            </span>
            <p className="text-small leading-text text-water-1">
              <b className="block text-small font-medium text-sheet">{label}</b>
              {counted(note, waitingAt(day, minutesOf(at) - 1 / 60))}
            </p>
          </li>
        ))}
      </ol>
    </div>
  )
}

/** A note with the length of the queue in it, where it has a place for one. */
function counted(note: string, waiting: number): string {
  if (note.includes('[waiting]')) return withFigures(note, { waiting })
  if (note.includes('[others]')) return withFigures(note, { others: waiting - 1 })
  return note
}
