import { Paths } from '../../../chart/Drawing.tsx'
import type { ChartOf } from '../../../schemas/charts/chart.ts'
import { counted } from '../figures.ts'
import { withFigures } from '../with-figures.ts'
import { channelsOf } from './approaches-drawing.ts'
import { groundOf } from './approaches-ground.ts'
import { type Places, placeOf } from './approaches-places.ts'
import { hoursText } from './claim-hours.ts'
import type { Office } from './office.ts'

export interface ApproachesProps {
  chart: ChartOf<'approaches'>
  office: Office
}

/** From the land outwards. */
const SHELVES = ['fill-shoal-pale', 'fill-shoal', 'fill-water-1']

/** Land, shelf and water, the fairway and its four ways round. */
export function SeaChart({ places, office }: { places: Places; office: Office }) {
  const { width, height, beyond } = places
  const { open, shelf, land } = groundOf(places)
  const { fairway, ways, berth } = channelsOf(office, places)
  return (
    <svg
      className="absolute top-0 left-1/2 w-[calc(100%*var(--reach))] h-full max-w-none -translate-x-1/2"
      viewBox={`${-beyond} 0 ${width + 2 * beyond} ${height}`}
      style={{ '--reach': Math.round(((width + 2 * beyond) / width) * 1000) / 1000 }}
      aria-hidden="true"
    >
      <g id={places.turned ? undefined : 'hero-drawing'}>
        <g transform={`translate(-${beyond})`}>
          <path className="fill-sheet" d={`M0 0H${width + 2 * beyond}V${height}H0z`} />
          <Paths of={open} fill="none" stroke="#b9d0d8" />
          <Paths of={shelf} classes={SHELVES} stroke="#6fa5bd" />
          <path className="fill-buff stroke-ink stroke-[1.5]" d={land} />
        </g>

        <path className="fill-sea-text" d={fairway} />
        {ways.map(({ d, breadth }, index) => (
          <path key={d} className="sea-way" data-way={index} d={d} strokeWidth={breadth} />
        ))}
        <path className="fill-ink" d={berth} />
      </g>
    </svg>
  )
}

/** The names of the stations in the fairway, of the ways, each on its island, and how much stays. */
export function SeaNames({ places, office, chart: { stay } }: ApproachesProps & { places: Places }) {
  return (
    <>
      {office.stations.map(({ label, hours }, index) => {
        const [along, middle] = [places.stations[index] ?? 0, places.fairway.middle]
        return (
          <p
            key={label}
            className="approaches-station max-lg:translate-y-[-0.65rem] lg:pl-4.5"
            data-side={index === 2 ? 'left' : 'right'}
            style={places.turned ? placeOf(places, middle, along) : placeOf(places, along, middle)}
          >
            <span className="max-lg:absolute max-lg:left-13">
              <b>{label}</b>
              <span className="mono max-lg:text-mono lg:text-small">{hoursText(hours)}</span>
            </span>
          </p>
        )
      })}
      {office.ways.map(({ label, claims, hours }, index) => {
        const { x = 0, y = 0 } = places.ways[index]?.island ?? {}
        return (
          <p
            key={label}
            className="approaches-island z-1 max-lg:w-max lg:max-xl:mt-0.5 text-center -translate-1/2"
            data-way={index}
            style={placeOf(places, x, y)}
          >
            <b className="max-lg:max-w-26 max-[24rem]:max-w-21 max-lg:mx-auto max-lg:whitespace-normal">{label}</b>
            <span className="mono max-lg:text-mono">{`${claims} · ${hoursText(hours)}`}</span>
          </p>
        )
      })}
      <p className="approaches-stay lg:text-small lg:max-xl:hidden" style={placeOf(places, ...places.stay)}>
        <b className="lg:text-small">{withFigures(stay.label, { stay: office.stay, all: counted(office.all) })}</b>{' '}
        {stay.note}
      </p>
    </>
  )
}
