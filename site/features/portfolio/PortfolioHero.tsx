import type { PortfolioPage } from '../../schemas/portfolio-page.ts'
import { InnerHero } from '../../ui/InnerHero.tsx'
import type { SampleProject } from './project-view.ts'

interface PortfolioHeroProps {
  words: PortfolioPage['hero']
  projects: readonly SampleProject[]
}

/** The chart is an index of the projects below: each with its number, its name and a link to its card. */
export function PortfolioHero({ words, projects }: PortfolioHeroProps) {
  const middles = projects.map(({ sheet }) => ({ x: sheet.x + sheet.width / 2, y: sheet.y + sheet.height / 2 }))
  return (
    <InnerHero
      heading={words.heading}
      intro={words.intro}
      seed={64}
      points={middles}
      labels={projects.map(({ sheet: { x, y } }) => ({ x: x + 4, y: y + 3 }))}
      caption={words.chartCaption}
      chart={
        <ol className="sheet-index">
          {projects.map(({ id, order, title, sheet: { x, y, width, height } }) => (
            <li key={id} style={{ left: `${x}%`, top: `${y}%`, width: `${width}%`, height: `${height}%` }}>
              <a href={`#${id}`}>
                <span className="mono">{order}</span> {title}
              </a>
            </li>
          ))}
        </ol>
      }
    />
  )
}
