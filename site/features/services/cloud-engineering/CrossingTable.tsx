import type { CSSProperties, ReactNode } from 'react'
import { momentOf } from '../../../../contract/time/moment.ts'
import { nextDay } from '../../../../contract/time/zone.ts'
import type { ChartOf } from '../../../schemas/charts/chart.ts'
import { Columns } from '../data-engineering/Figures.tsx'
import { dollarsOf } from '../figures.ts'
import { spelled } from '../spelled.ts'
import { withFigures, withNamed } from '../with-figures.ts'
import { CrossingLane, type CrossingLaneProps } from './CrossingLane.tsx'
import type { CrossingRows, Lane } from './crossing-rows.ts'

/** The middle line of a wave goes straight, the others bow towards it: units of the lane. */
const BOWS = [20, 0, -20]

/** Each system, what it costs and where it goes. Its line lies in its own row, so that a row under the pointer thickens it. */
export function CrossingTable({ crossing, rows }: { crossing: ChartOf<'crossing'>; rows: CrossingRows }) {
  const { wayBack, watched, retire, stay, columns } = crossing
  return (
    <table className="crossing-table block w-full">
      <Columns names={columns} className="sr-only" />
      {rows.waves.map(({ name, day, zone, lanes, back }, index) => {
        const last = index === rows.waves.length - 1
        const until = { minutes: wayBack.minutes, date: dayAfter(day, wayBack.days) }
        return (
          <tbody className="block relative w-full" key={name} data-wave={index + 1}>
            <tr className="crossing-head" style={placed(lanes[0])}>
              <th scope="rowgroup">{name}</th>
              <td className="block font-mono text-mono font-normal leading-flat max-lg:col-[3] max-lg:text-right lg:[grid-area:1/3] lg:text-label">
                {dayAfter(day, 0)}
              </td>
              <td className="hidden lg:block [grid-area:1/3] font-text text-small font-medium leading-flat text-right">
                {zone}
              </td>
            </tr>
            {lanes.map((lane, at) => (
              <System key={lane.name} lane={lane} bow={BOWS[at]} rebuilt={lane.rebuilt}>
                <td className="crossing-cell font-mono text-mono font-normal leading-flat tracking-h4 text-right">
                  {lane.cell}
                  {watched.system === lane.name && (
                    <b className="block size-2.5 rounded-[50%] bg-signal text-[0px]">{watched.label}</b>
                  )}
                </td>
              </System>
            ))}
            <tr className="crossing-back" style={placed(back)}>
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
      <Group kind="retire" columns={columns.length} words={retire} lanes={rows.retire.lanes} />
      <Group kind="stay" columns={columns.length} words={stay} lanes={rows.stay.lanes} />
    </table>
  )
}

/** "2026-05-06" plus so many days as "May 20". */
export function dayAfter(from: string, days: number): string {
  const { month, day } = momentOf(Date.parse(nextDay(from, days)), 'UTC')
  return `${month} ${day}`
}

interface SystemProps extends CrossingLaneProps {
  lane: NamedLane
  /** How many columns its line takes. */
  across?: number
  children?: ReactNode
}

type NamedLane = Lane & { name: string; dollars: number }

/** A system and what it costs, before its line. */
function System({ lane, across, children, ...way }: SystemProps) {
  return (
    <tr style={placed(lane)}>
      <th scope="row">{lane.name}</th>
      <td className="relative h-full" colSpan={across}>
        <span className="absolute size-px overflow-hidden [clip-path:inset(50%)] lg:top-1/2 lg:left-[calc(var(--from)*100%-1.5rem)] lg:size-auto lg:font-mono lg:text-label lg:font-normal lg:leading-flat lg:overflow-visible lg:[clip-path:none] lg:-translate-x-full lg:-translate-y-1/2">
          {dollarsOf(lane.dollars)}
        </span>
        <CrossingLane lane={lane} {...way} />
      </td>
      {children}
    </tr>
  )
}

interface GroupProps {
  kind: 'retire' | 'stay'
  words: Pick<ChartOf<'crossing'>['retire'], 'title' | 'text'>
  lanes: NamedLane[]
  /** How many columns the table has. */
  columns: number
}

/** Systems that do not arrive: a retired one ends under way, with the chart's sign for a wreck; the others stay ashore. */
function Group({ kind, words: { title, text }, lanes, columns }: GroupProps) {
  const sum = dollarsOf(lanes.reduce((total, { dollars }) => total + dollars, 0))
  return (
    <tbody className="block relative w-full" data-group={kind}>
      {lanes.map((lane) => (
        <System key={lane.name} lane={lane} across={columns - 1} end={kind === 'retire' ? 'wreck' : 'shore'} />
      ))}
      <tr className="crossing-note">
        <th scope="rowgroup" colSpan={columns}>
          {withFigures(title, { count: spelled(lanes.length) })}{' '}
          <span className="block font-mono text-mono font-normal leading-snug tracking-h4 lg:mt-1 lg:leading-label">
            {withNamed(text, { sum })}
          </span>
        </th>
      </tr>
    </tbody>
  )
}

function placed(lane: { from: number; to: number } | undefined): CSSProperties {
  return { '--from': lane?.from, '--to': lane?.to }
}
