import type { CSSProperties } from 'react'
import type { Point } from '../../../chart/curve.ts'
import { Drawing } from '../../../chart/Drawing.tsx'
import { percent } from '../../../chart/scale.ts'
import type { ChartOf } from '../../../schemas/charts/chart.ts'
import { coastPath, hillPath, links, mainland, SHEET, shelves, stars } from './estate-drawing.ts'
import { type Island, islandsOf } from './islands.ts'

/** Pixels of a character of a name. */
const CHARACTER = 7.4
/** From the land outwards. */
const SHELVES = ['fill-[#bfdde8] stroke-water-2', 'fill-shoal stroke-water-2', 'fill-shoal-pale stroke-water-2']
const DASHES = { message: undefined, file: '8 5', hand: '2 4' }

/** The estate as a chart: islands off the mainland, shelves around them, links between them, names and flags. */
export function EstateSheet({ chart }: { chart: ChartOf<'archipelago'> }) {
  const islands = islandsOf(chart)
  const { land, inland } = mainland()
  const hills = islands.filter(({ vital }) => vital)
  return (
    <div
      className="estate-map relative h-160 border-b border-ink bg-water-1 overflow-clip max-lg:[mask:linear-gradient(transparent,#000_3rem)] md:max-lg:h-216 lg:[grid-area:1/1]"
      aria-hidden="true"
    >
      <div className="estate-sheet absolute top-[calc(50%-549*var(--unit))] left-[calc(50%-879*var(--unit))] w-[calc(1440*var(--unit))] h-[calc(1000*var(--unit))] [--unit:min(0.9px,100vw/433)] md:top-[calc(50%-520*var(--unit))] md:left-[calc(50%-1020*var(--unit))] md:[--unit:max(0.95px,100vw_/_830)] lg:top-0 lg:left-0 lg:[--unit:calc(100vw_/_1440)] min-[90rem]:left-[calc(50%-45rem)] min-[90rem]:[--unit:clamp(0.0625rem,0.05625vw,0.0675rem)]">
        <Drawing className="absolute inset-0 size-full overflow-visible" size={[SHEET.width, SHEET.height]}>
          <g id="hero-drawing">
            <path className="fill-water-1" d={`M0 0H${2 * SHEET.width}V${SHEET.height}H0z`} />
            {shelves(islands).map((d, index) => (
              <path key={d.slice(0, 24)} className={`estate-shelf ${SHELVES[index]}`} data-shelf={index} d={d} />
            ))}
            <path className="fill-buff stroke-ink stroke-[1.5]" d={land} />
            <path className="fill-none" stroke="#b89f63" strokeOpacity="0.4" d={inland} />
            {islands.map((island) => (
              <path
                key={`${island.x} ${island.y}`}
                className="estate-isle"
                {...marksOf(island)}
                d={coastPath(island)}
              />
            ))}
            <path className="estate-hills" data-vital="" d={hills.map(hillPath).join('')} />
            {(['message', 'file', 'hand'] as const).map((kind) => {
              const { lines, ends } = links(chart, islands, kind)
              return (
                <g key={kind} className="fill-none stroke-sea-text stroke-[1.5]">
                  <path strokeDasharray={DASHES[kind]} d={lines.join('')} />
                  <path strokeWidth="5" strokeLinecap="round" d={ends.join('')} />
                </g>
              )
            })}
            <path className="estate-stars fill-ink" d={stars(islands.filter(({ proven }) => proven).map(starOf))} />
          </g>
        </Drawing>
        {chart.departments.map(({ name, at: [x, y] }) => (
          <span
            key={name}
            className={`${x < 700 ? 'max-xl:hidden' : 'max-md:hidden lg:max-xl:hidden'} tracking-[0.35em] text-sea-text uppercase -translate-1/2`}
            style={at(x, y)}
          >
            {name}
          </span>
        ))}
        {islands.map((island) =>
          island.name === undefined ? null : <Mark key={island.name} island={island} lit={island.name === chart.lit} />,
        )}
      </div>
    </div>
  )
}

/** The name of a system, with its cost on a large island, and the flag of its contract. */
function Mark({ island, lit }: { island: Island; lit: boolean }) {
  const { name = '', nameUp, x, y, radius, vital, months, cost } = island
  const marks = marksOf(island)
  const before = x + radius + name.length * CHARACTER > SHEET.width - 24
  const aside = before ? x - radius - 9 : x + radius + 9
  return (
    <>
      <span
        className="estate-name"
        {...marks}
        data-side={before ? 'left' : undefined}
        style={vital ? at(x, y) : at(aside, y + (nameUp ? -22 : months === undefined ? 0 : 13))}
      >
        {name}
      </span>
      {vital && (
        <span className="mono [translate:-50%_-50%]" {...marks} style={at(x, y + 20)}>
          {cost}
        </span>
      )}
      {months !== undefined && (
        <span
          className="mono estate-flag"
          {...marks}
          data-lit={lit || undefined}
          style={vital ? at(x + 8, y - 17) : at(x + 3, y + 3)}
        >
          {months}
        </span>
      )}
    </>
  )
}

/** Where a star stands: beside the flag, over the name, or in the middle. */
function starOf({ x, y, vital, months }: Island): Point {
  if (vital) return [x - 12, y - 28]
  return months === undefined ? [x, y] : [x - 10, y]
}

/** What a row of the key asks for. */
function marksOf({ owned, proven, vital, months }: Island) {
  return {
    'data-nobody': owned ? undefined : '',
    'data-proven': proven ? '' : undefined,
    'data-due': months === undefined ? undefined : '',
    'data-vital': vital ? '' : undefined,
  }
}

function at(x: number, y: number): CSSProperties {
  return { left: percent(x / SHEET.width), top: percent(y / SHEET.height) }
}
