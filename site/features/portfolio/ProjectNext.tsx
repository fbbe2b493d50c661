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
        <div className="page grid items-center gap-x-12 gap-y-6 py-8 lg:grid-cols-[1fr_auto]">
          <h2 id="band-title" className="text-h3">
            {project.ask}
          </h2>
          <div className="inner-actions">
            <QuoteLink icon={ArrowRight}>{band.quote}</QuoteLink>
            <Button
              look="outline-light"
              data-share={detail.send}
              data-copied={detail.copied}
              data-needs-script=""
              aria-live="polite"
            >
              {detail.copy}
            </Button>
            <Button look="outline-light" data-print="" data-needs-script="" className="max-md:hidden">
              {detail.print}
            </Button>
          </div>
        </div>
      </section>
      <nav aria-label={detail.bars} data-tone="deep" className="project-next overflow-clip">
        <div className="page grid gap-10 py-12 lg:grid-cols-[38.5rem_minmax(0,1fr)] lg:items-center lg:gap-24">
          <div>
            <p className="text-small">{detail.bars}</p>
            <WorkBars projects={projects} chosen={project.id} next={next.id} />
            <p className="flex flex-wrap items-baseline justify-between gap-x-8 gap-y-4 max-sm:mt-4">
              <a href={routes.project(next.id)} rel="next" className="flex items-baseline gap-4">
                <small className="text-small">{detail.next}</small>
                <b className="as-heading text-h2-inner leading-tight tracking-h3">{next.title}</b>
                <ArrowRight size={30} strokeWidth={1.5} className="self-center" />
              </a>
              <a href={routes.project(previous.id)} rel="prev" className="link">
                <small className="text-small">{detail.previous}:</small> {previous.title}
              </a>
            </p>
          </div>
          <Picture
            name={next.image}
            alt=""
            sizes="(width >= 64rem) 50vw, 92vw"
            className="h-auto w-full rounded-md lg:w-[max(48rem,50vw)] lg:max-w-none"
          />
        </div>
      </nav>
    </>
  )
}
