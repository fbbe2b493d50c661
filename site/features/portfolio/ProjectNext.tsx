import { ArrowRight } from 'lucide-react'
import { routes } from '../../../contract/routes.ts'
import { Picture } from '../../brand/Picture.tsx'
import { QuoteLink } from '../../brand/QuoteLink.tsx'
import type { PortfolioPage } from '../../schemas/portfolio-page.ts'
import { Button } from '../../ui/Button.tsx'
import type { SampleProject } from './project-view.ts'
import { WorkBars } from './WorkBars.tsx'

interface ProjectNextProps {
  page: PortfolioPage
  project: SampleProject
  projects: readonly SampleProject[]
}

/** What one can do with the page, and where it goes on: all projects on their axis, the next one with its picture. */
export function ProjectNext({ page: { band, detail }, project, projects }: ProjectNextProps) {
  const index = projects.findIndex(({ id }) => id === project.id)
  const next = projects[(index + 1) % projects.length] ?? project
  const previous = projects.at(index - 1) ?? project
  return (
    <>
      <section aria-labelledby="band-title" data-tone="ink" className="project-ask">
        <div className="page">
          <h2 id="band-title">{project.ask}</h2>
          <div className="inner-actions">
            <QuoteLink icon={<ArrowRight size={18} strokeWidth={1.5} aria-hidden="true" />}>{band.quote}</QuoteLink>
            <Button look="outline-light" data-share={detail.send} data-copied={detail.copied} data-needs-script="">
              {detail.copy}
            </Button>
            <Button look="outline-light" data-print="" data-needs-script="" className="max-md:hidden">
              {detail.print}
            </Button>
          </div>
        </div>
      </section>
      <nav aria-label={detail.bars} data-tone="deep" className="project-next">
        <div className="page">
          <div>
            <p className="text-small">{detail.bars}</p>
            <WorkBars projects={projects} chosen={project.id} next={next.id} />
            <p className="project-turn">
              <a href={routes.project(next.id)} rel="next">
                <small>{detail.next}</small>
                <b>{next.title}</b>
                <ArrowRight size={30} strokeWidth={1.5} aria-hidden="true" />
              </a>
              <a href={routes.project(previous.id)} rel="prev" className="link">
                <small>{detail.previous}:</small> {previous.title}
              </a>
            </p>
          </div>
          <Picture name={next.image} alt="" width={1200} height={800} sizes="(width >= 64rem) 40rem, 92vw" />
        </div>
      </nav>
    </>
  )
}
