import type { CSSProperties } from 'react'
import { routes } from '../../../../contract/routes.ts'
import { Drawing } from '../../../chart/Drawing.tsx'
import { monotone, monotoneAt } from '../../../chart/path.ts'
import type { ServicesPage } from '../../../schemas/services-page.ts'
import type { ListedService } from './ServiceCard.tsx'
import { bedOnItsSide, depthOf, drawBed, linesOf, turned, WEEKS } from './soundings.ts'

/** The wide drawing in pixels: its width is the page's column, its height from the surface down into the sand. */
const WIDE = { width: 1296, unit: 57, height: 420 }
/** Doublings across the narrow drawing's width. */
const ACROSS = 6.2

interface SoundingsChartProps {
  words: ServicesPage['hero']['chart']
  groups: readonly { heading: string; services: readonly ListedService[] }[]
}

/** Nine lines on one axis of weeks; a narrow screen has it on its side. The names are the way to the services. */
export function SoundingsChart({ words, groups }: SoundingsChartProps) {
  const { lines, pitch, gap, bed } = linesOf(groups.map(({ services }) => services))
  const wide = drawBed(bed, WIDE)
  const side = bedOnItsSide(lines)
  // Where the first line's label stands on the left, it has the place of the scale's figure beside it.
  const first = lines.flat()[0]
  const taken = first?.labelLeft ? first.middle : -1
  return (
    <figure className="depths" style={vars({ '--pitch': pitch, '--gap': gap })}>
      <div className="relative">
        <div className="depths-water" aria-hidden="true">
          {WEEKS.map((weeks) => (
            <span
              key={weeks}
              className="mono"
              style={vars({ '--depth': depthOf(weeks) })}
              data-in={depthOf(weeks) > monotoneAt(bed, -0.03) - 0.1 ? 'sand' : undefined}
              data-minor={[1, 4, 16].includes(weeks) ? undefined : ''}
            >
              {Math.abs(depthOf(weeks) - taken) > 0.35 && <b>{weeks}</b>}
            </span>
          ))}
          <span className="mono depths-unit">
            <abbr title={words.unit} className="no-underline">
              {words.short}
            </abbr>
            <span>{words.unit}</span>
          </span>
          <Drawing className="depths-bed" size={[WIDE.width, WIDE.height]} stretched>
            <path d={wide.area} className="lg:fill-sheet" />
            <path d={wide.line} className="stroke-shoal stroke-[1.5]" />
            {wide.followers.map((path) => (
              <path key={path} d={path} stroke="#d5d3cb" />
            ))}
            <path d={wide.grains} stroke="#b3a98c" strokeWidth="1.6" />
          </Drawing>
          <Drawing className="depths-bed-side" size={[ACROSS * 100, side.height]} stretched>
            <path
              d={`${turned(monotone(side.knots.map(([y, depth]) => [y, depth * 100])))}H${ACROSS * 100 + 400}V-40z`}
            />
          </Drawing>
        </div>
        <div className="depths-lines">
          {groups.map(({ heading, services }, index) => (
            <div key={heading} style={vars({ '--count': services.length })}>
              <p className="mono">{heading}</p>
              <ul>
                {lines[index]?.map(({ service, spans, end, labelLeft }) => (
                  <li key={service.id} style={vars({ '--end': end })}>
                    <a href={routes.service(service.id)}>{service.name}</a>
                    <span className="depths-line" aria-hidden="true" />
                    {spans.map(({ top, bottom, label }, index) => (
                      <span
                        key={label}
                        className="depths-bar mono"
                        data-large={index > 0 ? '' : undefined}
                        data-left={labelLeft && index === spans.length - 1 ? '' : undefined}
                        style={vars({ '--top': top, '--bottom': bottom })}
                      >
                        {label}
                      </span>
                    ))}
                  </li>
                ))}
              </ul>
            </div>
          ))}
        </div>
      </div>
      <figcaption className="text-small text-balance">{words.caption}</figcaption>
    </figure>
  )
}

/** Custom properties, rounded: React's types know none. */
function vars(values: Record<`--${string}`, number>): CSSProperties {
  const rounded = Object.entries(values).map(([name, value]) => [name, Math.round(value * 10000) / 10000])
  return Object.fromEntries(rounded) as CSSProperties
}
