import { numbers, percent } from '../../chart/scale.ts'
import type { Internship } from '../../schemas/internship.ts'
import { type BeachScale, layOutBeach } from './beach-drawing.ts'

interface BeachProps {
  beach: Internship['hero']['beach']
  scale: BeachScale
  /** Which windows it is for; also keeps the ids of two beaches on one page apart. */
  name: 'wide' | 'narrow'
}

const TINTS = ['#e4f0f2', '#cfe6ee', '#a9cfe0', '#1b6e93', '#14587a']
const BODY = 'M-15-94q0-8 8-8h14q8 0 8 8l-7 88q-1 6-8 6t-8-6z'
const SHOWN = { wide: 'relative max-md:hidden', narrow: 'relative md:hidden' }
const SIZE = { wide: 'h-[calc(min(100vw,90rem)*570/1440)] w-full', narrow: 'aspect-[390/250] w-full' }
const SWIMMER = 'M-52 23q-6-8 4-10l66-13q8-1 8 7t-4 9q-3 3-8 3z'

/** Twelve weeks as a beach: one wades in beside the mentor and swims where the water passes the head. */
export function Beach({ beach, scale, name }: BeachProps) {
  const { width, height, surface, beyond } = scale
  const drawn = layOutBeach(beach.depths, beach.head, scale)
  const place = (x: number, y: number) => `translate(${Math.round(x)} ${Math.round(y)})scale(${drawn.size})`
  const across = (y: number) => `M${-beyond} ${numbers(y)}H${width + beyond}`
  const [first] = drawn.walkers
  return (
    <div className={SHOWN[name]} aria-hidden="true">
      <svg
        aria-hidden="true"
        className={SIZE[name]}
        viewBox={`${-beyond} 0 ${width + 2 * beyond} ${height}`}
        preserveAspectRatio="xMidYMin slice"
      >
        <defs>
          <g id={`water-${name}`}>
            {drawn.tints.map((top, index) => (
              <path
                key={top}
                fill={TINTS[index]}
                d={`M${-beyond - 1} ${numbers(top)}H${width + beyond + 1}V${height}H${-beyond - 1}z`}
              />
            ))}
          </g>
          <g id={`one-${name}`}>
            <circle r="11" cy="-117" />
            <path d={BODY} />
          </g>
          <g id={`swims-${name}`} strokeLinecap="round" strokeLinejoin="round">
            <path d={SWIMMER} />
            <circle cx="30" cy="3" r="11" />
            <path className="fill-none stroke-ink stroke-8" d="M14-2 26-25 54-11" />
          </g>
        </defs>
        <use href={`#water-${name}`} />
        <g className="fill-sheet stroke-ink stroke-[1.5]">
          {drawn.walkers.map(({ number, mentor }) => (
            <use key={number} href={`#one-${name}`} transform={place(...mentor)} />
          ))}
        </g>
        <g className="beach-you">
          {drawn.walkers.map(({ number, you }) => (
            <use key={number} href={`#one-${name}`} transform={`${place(...you)}scale(.955)`} />
          ))}
          {drawn.swimmers.map(({ number, x }) => (
            <use key={number} href={`#swims-${name}`} transform={place(x, surface)} />
          ))}
        </g>
        <use href={`#water-${name}`} opacity=".45" />
        <path className="fill-none stroke-ink stroke-[1.5]" d={drawn.rope} />
        <path className="fill-none stroke-deep stroke-[1.5]" strokeDasharray="6 5" d={across(drawn.head)} />
        <path className="fill-none stroke-ink stroke-[1.5]" d={across(surface)} />
        <path fill="#efe3c6" d={drawn.sand} />
        <path className="fill-none stroke-ink stroke-[1.5]" d={drawn.bed} />
      </svg>
      <div className="absolute inset-0 mx-auto w-[min(100%,90rem)] *:absolute *:whitespace-nowrap mono">
        {drawn.weeks.map(({ week, x, y }) => (
          <span key={week} className="-translate-x-[85%] translate-y-2" style={{ left: percent(x), top: percent(y) }}>
            {week}
          </span>
        ))}
        {first && (
          <p className="-top-1 -translate-x-3" style={{ left: percent(first.mentor[0] / width) }}>
            {beach.labels.mentor} <b className="ml-1 font-medium">{beach.labels.you}</b>
          </p>
        )}
        <span className="right-gutter mt-2 text-white max-xl:hidden" style={{ top: percent(drawn.head / height) }}>
          {beach.labels.head}
        </span>
      </div>
    </div>
  )
}
