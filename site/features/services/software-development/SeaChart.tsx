import { type Channels, channelsOf } from './approaches-drawing.ts'
import { groundOf } from './approaches-ground.ts'
import type { Places } from './approaches-places.ts'
import type { Office } from './office.ts'

/** From the land outwards. */
const SHELVES = ['fill-shoal-pale', 'fill-shoal', 'fill-water-1']

/** Land, shelf and water, the fairway and its four ways round. */
export function SeaChart({ places, office }: { places: Places; office: Office }) {
  const { width, height, beyond } = places
  const { open, shelf, land } = groundOf(places)
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
          {open.map((d) => (
            <path key={d.slice(0, 40)} fill="none" stroke="#b9d0d8" d={d} />
          ))}
          {shelf.map((d, index) => (
            <path key={d.slice(0, 40)} className={SHELVES[index]} stroke="#6fa5bd" d={d} />
          ))}
          <path className="fill-buff stroke-ink stroke-[1.5]" d={land} />
        </g>
        <Fairway {...channelsOf(office, places)} />
      </g>
    </svg>
  )
}

function Fairway({ fairway, ways, berth }: Channels) {
  return (
    <>
      <path className="fill-sea-text" d={fairway} />
      {ways.map(({ d, breadth }, index) => (
        <path key={d} className="sea-way" data-way={index} d={d} strokeWidth={breadth} />
      ))}
      <path className="fill-ink" d={berth} />
    </>
  )
}
