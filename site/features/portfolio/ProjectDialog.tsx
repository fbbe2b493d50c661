import { routes } from '../../../contract/routes.ts'
import { Picture } from '../../brand/Picture.tsx'
import { QuoteLink } from '../../brand/QuoteLink.tsx'
import type { PortfolioPage } from '../../schemas/portfolio-page.ts'
import { DetailsDialog } from '../../ui/DetailsDialog.tsx'
import { Items } from '../../ui/Items.tsx'
import { monthName, type SampleProject } from './project-view.ts'

interface ProjectDialogProps {
  project: SampleProject
  category: string
  words: PortfolioPage['sheet']
  quote: string
}

/** All details of one project. */
export function ProjectDialog({ project, category, words, quote }: ProjectDialogProps) {
  const { id, order, title, description, story, facts, technologies, highlights } = project
  return (
    <DetailsDialog
      name={`project-${id}`}
      title={title}
      label={`${order} · ${category}`}
      facts={[
        { name: words.client, value: project.client },
        { name: words.industry, value: project.industry },
        { name: words.team, value: String(project.teamSize) },
        { name: words.duration, value: project.duration },
        { name: words.completed, value: monthName(project.completionDate) },
      ]}
      picture={<Picture name={project.image} alt="" sizes="30rem" />}
      action={
        <>
          <QuoteLink className="max-sm:w-full">{quote}</QuoteLink>
          <a href={routes.project(id)} className="link inline-grid min-h-11 items-center font-medium">
            {words.page}
          </a>
        </>
      }
    >
      <p className="lead mb-8 max-w-152">{description}</p>
      <dl className="grid gap-px md:grid-cols-3 md:gap-6">
        {facts.map(({ figure, unit, text }) => (
          <div key={text} className="border-t border-ink py-4">
            <dt>
              <span className="figure">{figure}</span>
              <span className="ml-3 font-mono font-normal text-label leading-flat">{unit}</span>
            </dt>
            <dd className="mt-2 text-small text-muted">{text}</dd>
          </div>
        ))}
      </dl>
      <div className="mt-8 grid gap-x-12 gap-y-8 md:grid-cols-[7fr_5fr]">
        <div>
          <Passage heading={words.problem} text={story.problem} />
          <Passage heading={words.measured} text={story.measured} />
          <Passage heading={words.built} text={story.built} />
        </div>
        <div>
          <h3 className="text-h4">{words.highlights}</h3>
          <Items of={highlights} className="details-points mt-4 *:text-balance" />
          <h3 className="mt-8 text-h4">{words.technologies}</h3>
          <Items of={technologies} className="project-tools" />
          <dl className="mono mt-7 wrap-anywhere *:even:mb-2 *:odd:text-muted">
            <dt>{words.live}</dt>
            <dd>{project.liveUrl}</dd>
            <dt>{words.code}</dt>
            <dd>{project.githubUrl}</dd>
          </dl>
        </div>
      </div>
      <p className="mt-8 text-small text-muted">{words.note}</p>
    </DetailsDialog>
  )
}

function Passage({ heading, text }: { heading: string; text: string }) {
  return (
    <>
      <h3 className="text-h4">{heading}</h3>
      <p className="mt-2 mb-7">{text}</p>
    </>
  )
}
