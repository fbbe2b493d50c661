import type { ChartOf } from '../../../schemas/charts/chart.ts'
import { minutesOf } from '../clock.ts'

export type NightTimes = ReturnType<typeof nightTimes>

/** When each load runs, each station is reached and each source is in, computed from the loads' minutes. */
export function nightTimes({ loads, stations, due, deliveries }: ChartOf<'night'>) {
  /** In minutes after midnight. */
  const spans: { label: string; from: number; to: number }[] = []
  let end = 0
  for (const { label, minutes, beside } of loads) {
    const from = beside ? (spans[spans.length - 1]?.from ?? 0) : end
    spans.push({ label, from, to: from + minutes })
    end = Math.max(end, from + minutes)
  }
  const ends = (name: string) => spans.find(({ label }) => label === name)?.to ?? end
  return {
    loads: spans,
    /** Each with the minute at which it was in, and how many minutes after it was due. */
    deliveries: deliveries.rows.map(({ name, rows, usual, ...row }) => {
      const [dueAt, inAt] = [minutesOf(row.due), row.in ? minutesOf(row.in) : ends(row.load ?? '')]
      return { name, rows, usual, due: dueAt, in: inAt, late: Math.max(0, inAt - dueAt) }
    }),
    stations: stations.map(({ label, after }) => ({ label, at: ends(after) })),
    /** When the last load ends, when it is due, and the minutes between them. */
    end,
    due: minutesOf(due),
    spare: minutesOf(due) - end,
  }
}
