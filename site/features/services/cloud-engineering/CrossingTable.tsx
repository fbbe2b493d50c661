import type { CSSProperties } from 'react'
import type { Crossing } from '../../../schemas/charts/crossing.ts'
import { dollarsOf } from '../figures.ts'
import { spelled } from '../spelled.ts'
import { withFigures } from '../with-figures.ts'
import { CrossingLane } from './CrossingLane.tsx'
import type { CrossingRows, Lane } from './crossing-rows.ts'
import { dayAfter } from './crossing-words.ts'

/** The middle line of a wave goes straight, the others bow towards it: units of the lane. */
const BOWS = [20, 0, -20]

interface CrossingTableProps {
  crossing: Crossing
  rows: CrossingRows
}

/** Each system, what it costs and where it goes. Its line lies in its own row, so that a row under the pointer thickens it. */
export function CrossingTable({ crossing, rows }: CrossingTableProps) {
  const { waves, wayBack, watched, retire, stay, columns } = crossing
  return (
    <table className="crossing-table">
      <thead className="sr-only">
        <tr>
          {columns.map((column) => (
            <th key={column} scope="col">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      {waves.map(({ name, day, zone, systems }, index) => {
        const lanes = rows.waves[index]
        const last = index === waves.length - 1
        const until = { minutes: wayBack.minutes, date: dayAfter(day, wayBack.days) }
        return (
          <tbody key={name} data-wave={index + 1}>
            <tr className="crossing-head" style={placed(lanes?.lanes[0])}>
              <th scope="rowgroup">{name}</th>
              <td>{dayAfter(day, 0)}</td>
              <td>{zone}</td>
            </tr>
            {systems.map((system, at) => (
              <tr key={system.name} style={placed(lanes?.lanes[at])}>
                <th scope="row">{system.name}</th>
                <td className="crossing-cost">
                  <span>{dollarsOf(system.dollars)}</span>
                  <CrossingLane lane={lanes?.lanes[at]} bow={BOWS[at]} rebuilt={system.rebuilt} />
                </td>
                <td className="crossing-cell">
                  {system.cell}
                  {watched.system === system.name && <b>{watched.label}</b>}
                </td>
              </tr>
            ))}
            <tr className="crossing-back" style={placed(lanes?.back)}>
              <td colSpan={columns.length}>
                <span>{withFigures(last ? wayBack.open : wayBack.closed, until)}</span>
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

interface GroupProps {
  kind: 'retire' | 'stay'
  group: Crossing['retire'] | Crossing['stay']
  lanes: Lane[]
  /** How many columns the table has. */
  columns: number
}

/** Systems that do not arrive: a retired one ends under way, with the chart's sign for a wreck; the others stay ashore. */
function Group({ kind, group, lanes, columns }: GroupProps) {
  const { systems, title, text } = group
  const sum = dollarsOf(systems.reduce((total, { dollars }) => total + dollars, 0))
  return (
    <tbody data-group={kind}>
      {systems.map((system, at) => (
        <tr key={system.name} style={placed(lanes[at])}>
          <th scope="row">{system.name}</th>
          <td className="crossing-cost" colSpan={columns - 1}>
            <span>{dollarsOf(system.dollars)}</span>
            <CrossingLane lane={lanes[at]} end={kind === 'retire' ? 'wreck' : 'shore'} />
          </td>
        </tr>
      ))}
      <tr className="crossing-note">
        <th scope="rowgroup" colSpan={columns}>
          {withFigures(title, { count: spelled(systems.length) })}{' '}
          <span>{withFigures(text, kind === 'retire' ? { sum } : {})}</span>
        </th>
      </tr>
    </tbody>
  )
}

function placed(lane: { from: number; to: number } | undefined): CSSProperties {
  return { '--from': lane?.from, '--to': lane?.to }
}
