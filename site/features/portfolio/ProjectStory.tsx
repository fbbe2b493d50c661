import { routes } from '../../../contract/routes.ts'
import { Picture } from '../../brand/Picture.tsx'
import type { PortfolioPage } from '../../schemas/portfolio-page.ts'
import type { SampleProject } from './project-view.ts'

interface ProjectStoryProps {
  page: PortfolioPage
  project: SampleProject
  /** What we did for it, by the services' names in menus. */
  services: readonly { id: string; name: string }[]
}

/** How it went, what the product does, and a voice of its users. */
export function ProjectStory({ page: { sheet, detail }, project, services }: ProjectStoryProps) {
  const { story, image, highlights, technologies, voice, client } = project
  return (
    <>
      <div data-tone="sheet" className="project-passages">
        <div className="page">
          {(['problem', 'measured', 'built'] as const).map((part) => (
            <section key={part}>
              <h2>{sheet[part]}</h2>
              <p>{story[part]}</p>
            </section>
          ))}
        </div>
      </div>
      <section
        aria-labelledby="doing-title"
        data-tone="paper"
        className="project-doing"
        style={{ '--ground': project.ground }}
      >
        <Picture name={`phone-${image}`} alt="" width={700} height={840} sizes="(width >= 48rem) 37rem, 92vw" />
        <div>
          <h2 id="doing-title">{project.doing}</h2>
          <ul>
            {highlights.map((highlight) => (
              <li key={highlight}>{highlight}</li>
            ))}
          </ul>
          <dl>
            <dt>{sheet.technologies}</dt>
            <dd>{technologies.join(', ')}</dd>
            <dt>{detail.services}</dt>
            <dd>
              {services.map(({ id, name }) => (
                <a key={id} href={routes.service(id)} className="link">
                  {name}
                </a>
              ))}
            </dd>
          </dl>
        </div>
      </section>
      <figure data-tone="sheet" className="project-voice">
        <div className="page">
          <blockquote className="h2-home">“{voice.words}”</blockquote>
          <figcaption>
            <b>
              {voice.who}, {client}
            </b>
            <span>
              {detail.voice}. {sheet.note}
            </span>
          </figcaption>
        </div>
      </figure>
    </>
  )
}
