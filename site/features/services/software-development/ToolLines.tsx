import { TechLogo, techName } from '../../../brand/TechLogo.tsx'
import { chartOf } from '../chart-of.ts'
import { Part, type ServicePageProps } from '../Part.tsx'
import { withFigures } from '../with-figures.ts'
import { toolAges } from './tool-ages.ts'

/** Years between two lines of the scale. */
const DECADE = 10

/** Sixteen tools as sounding lines, each as long as the tool is old. */
export function ToolLines(props: ServicePageProps) {
  const chart = chartOf(props, 'tool-years')
  const tools = toolAges(props.service.stack?.logos ?? [], chart)
  const oldest = Math.max(...tools.map(({ age }) => age))
  const decades = Array.from({ length: Math.floor(oldest / DECADE) + 1 }, (_, index) => index * DECADE)
  return (
    <Part of="stack" {...props} tone="sheet" ruler>
      {() => (
        <div
          className="tool-lines mt-11 xl:relative xl:pl-11 xl:border-t xl:border-ink xl:[--year:0.75rem]"
          style={{ '--oldest': oldest }}
        >
          <div className="tool-scale mono hidden xl:block text-sea-text" aria-hidden="true">
            {decades.map((years) => (
              <span
                key={years}
                className="xl:absolute xl:inset-x-0 xl:top-[calc(var(--age)*var(--year))] xl:pt-1"
                style={{ '--age': years }}
              >
                {years === 0 ? `0 ${chart.unit}` : years}
              </span>
            ))}
          </div>
          <ul className="grid xl:min-h-[calc((var(--oldest)+10)*var(--year))] xl:grid-cols-16 xl:items-start">
            {tools.map(({ slug, released, age, rank }) => (
              <li key={slug} style={{ '--age': age, order: rank }}>
                <TechLogo slug={slug} />
                <span data-released={released}>{techName(slug)}</span>
              </li>
            ))}
          </ul>
          <p className="text-small mt-5 text-muted xl:m-0 xl:text-right">
            {withFigures(chart.caption, { read: chart.read })}
          </p>
        </div>
      )}
    </Part>
  )
}
