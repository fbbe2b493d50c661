import type { PortfolioPage } from '../../schemas/portfolio-page.ts'
import { InnerHero } from '../../ui/InnerHero.tsx'
import type { SampleProject } from './project-view.ts'
import { workAxis } from './work-months.ts'

interface PortfolioHeroProps {
  words: PortfolioPage['hero']
  projects: readonly SampleProject[]
}

/**
 * The chart is an index of the projects below: each with its number, its name and a link to its card. On narrow windows
 * each sheet is as wide as its work took, on one axis of months.
 */
export function PortfolioHero({ words, projects }: PortfolioHeroProps) {
  const middles = projects.map(({ sheet }) => ({ x: sheet.x + sheet.width / 2, y: sheet.y + sheet.height / 2 }))
  const axis = workAxis(projects)
  return (
    <InnerHero
      heading={words.heading}
      intro={words.intro}
      seed={64}
      points={middles}
      labels={projects.map(({ sheet: { x, y } }) => ({ x: x + 4, y: y + 3 }))}
      caption={words.chartCaption}
      chart={
        <div className="sheets" style={{ '--months': axis.months.length, '--sheets': projects.length }}>
          <p className="sheet-months mono" aria-hidden="true">
            {axis.months.map(({ initial, left }) => (
              <span key={left} style={{ left }}>
                {initial}
              </span>
            ))}
            {axis.years.map(({ year, left }) => (
              <b key={year} style={{ left }}>
                {year}
              </b>
            ))}
          </p>
          <ol className="sheet-index">
            {projects.map(({ id, order, title, sheet: { x, y, width, height } }, index) => (
              <li
                key={id}
                data-narrow={axis.places[index]?.narrow || undefined}
                style={{
                  '--x': `${x}%`,
                  '--y': `${y}%`,
                  '--w': `${width}%`,
                  '--h': `${height}%`,
                  '--from': axis.places[index]?.left,
                  '--took': axis.places[index]?.width,
                }}
              >
                <a href={`#${id}`}>
                  <span className="mono">{order}</span> {title}
                </a>
              </li>
            ))}
          </ol>
        </div>
      }
    />
  )
}
