import type { CSSProperties } from 'react'
import { momentOf } from '../../../../contract/time/moment.ts'
import { nextDay } from '../../../../contract/time/zone.ts'
import type { ChartOf } from '../../../schemas/charts/chart.ts'
import { Columns } from '../data-engineering/Figures.tsx'
import { dollarsOf } from '../figures.ts'
import { spelled } from '../spelled.ts'
import { withFigures } from '../with-figures.ts'
import { CrossingLane } from './CrossingLane.tsx'
import type { CrossingRows, Lane } from './crossing-rows.ts'

/** The middle line of a wave goes straight, the others bow towards it: units of the lane. */
const BOWS = [20, 0, -20]

/** Each system, what it costs and where it goes. Its line lies in its own row, so that a row under the pointer thickens it. */
export function CrossingTable({ crossing, rows }: { crossing: ChartOf<'crossing'>; rows: CrossingRows }) {
  const { waves, wayBack, watched, retire, stay, columns } = crossing
  return (
    <table className="crossing-table block w-full">
      <Columns names={columns} className="sr-only" />
      {waves.map(({ name, day, zone, systems }, index) => {
        const lanes = rows.waves[index]
        const last = index === waves.length - 1
        const until = { minutes: wayBack.minutes, date: dayAfter(day, wayBack.days) }
        return (
          <tbody className="block relative w-full" key={name} data-wave={index + 1}>
            <tr className="crossing-head" style={placed(lanes?.lanes[0])}>
              <th scope="rowgroup">{name}</th>
              <td className="block font-mono text-mono font-normal leading-flat max-lg:col-[3] max-lg:text-right lg:[grid-area:1/3] lg:text-label">
                {dayAfter(day, 0)}
              </td>
              <td className="hidden lg:block [grid-area:1/3] font-text text-small font-medium leading-flat text-right">
                {zone}
              </td>
            </tr>
            {systems.map((system, at) => (
              <tr key={system.name} style={placed(lanes?.lanes[at])}>
                <th scope="row">{system.name}</th>
                <td className="relative h-full">
                  <span className="absolute size-px overflow-hidden [clip-path:inset(50%)] lg:top-1/2 lg:left-[calc(var(--from)*100%-1.5rem)] lg:size-auto lg:font-mono lg:text-label lg:font-normal lg:leading-flat lg:overflow-visible lg:[clip-path:none] lg:-translate-x-full lg:-translate-y-1/2">
                    {dollarsOf(system.dollars)}
                  </span>
                  <CrossingLane lane={lanes?.lanes[at]} bow={BOWS[at]} rebuilt={system.rebuilt} />
                </td>
                <td className="crossing-cell font-mono text-mono font-normal leading-flat tracking-h4 text-right">
                  {system.cell}
                  {watched.system === system.name && (
                    <b className="block size-2.5 rounded-[50%] bg-signal text-[0px]">{watched.label}</b>
                  )}
                </td>
              </tr>
            ))}
            <tr className="crossing-back" style={placed(lanes?.back)}>
              <td
                className="max-lg:static max-lg:max-w-36 col-[1] font-mono text-mono font-normal leading-[1.25] tracking-h4 text-sea-text lg:col-[2] lg:text-ink lg:justify-self-center"
                colSpan={columns.length}
              >
                <span className="lg:relative lg:px-2.5 lg:bg-shoal-pale">
                  {withFigures(last ? wayBack.open : wayBack.closed, until)}
                </span>
              </td>
            </tr>
          </tbody>
        )
      })}
      <Group kind="retire" columns={columns.length} group={retire} lanes={rows.retire.lanes} />
      <Group kind="stay" columns={columns.length} group={stay} lanes={rows.stay.lanes} />
    </table>
  )
}

/** "2026-05-06" plus so many days as "May 20". */
export function dayAfter(from: string, days: number): string {
  const { month, day } = momentOf(Date.parse(nextDay(from, days)), 'UTC')
  return `${month} ${day}`
}

interface GroupProps {
  kind: 'retire' | 'stay'
  group: ChartOf<'crossing'>['retire'] | ChartOf<'crossing'>['stay']
  lanes: Lane[]
  /** How many columns the table has. */
  columns: number
}

/** Systems that do not arrive: a retired one ends under way, with the chart's sign for a wreck; the others stay ashore. */
function Group({ kind, group, lanes, columns }: GroupProps) {
  const { systems, title, text } = group
  const sum = dollarsOf(systems.reduce((total, { dollars }) => total + dollars, 0))
  return (
    <tbody className="block relative w-full" data-group={kind}>
      {systems.map((system, at) => (
        <tr key={system.name} style={placed(lanes[at])}>
          <th scope="row">{system.name}</th>
          <td className="relative h-full" colSpan={columns - 1}>
            <span className="absolute size-px overflow-hidden [clip-path:inset(50%)] lg:top-1/2 lg:left-[calc(var(--from)*100%-1.5rem)] lg:size-auto lg:font-mono lg:text-label lg:font-normal lg:leading-flat lg:overflow-visible lg:[clip-path:none] lg:-translate-x-full lg:-translate-y-1/2">
              {dollarsOf(system.dollars)}
            </span>
            <CrossingLane lane={lanes[at]} end={kind === 'retire' ? 'wreck' : 'shore'} />
          </td>
        </tr>
      ))}
      <tr className="crossing-note">
        <th scope="rowgroup" colSpan={columns}>
          {withFigures(title, { count: spelled(systems.length) })}{' '}
          <span className="block font-mono text-mono font-normal leading-snug tracking-h4 lg:mt-1 lg:leading-label">
            {withFigures(text, kind === 'retire' ? { sum } : {})}
          </span>
        </th>
      </tr>
    </tbody>
  )
}

function placed(lane: { from: number; to: number } | undefined): CSSProperties {
  return { '--from': lane?.from, '--to': lane?.to }
}
