import { routes } from '../../../contract/routes.ts'
import { Picture } from '../../brand/Picture.tsx'
import type { PortfolioPage } from '../../schemas/portfolio-page.ts'
import { Items } from '../../ui/Items.tsx'
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
        <div className="page grid gap-x-14 gap-y-10 pb-(--space-section) lg:grid-cols-3">
          {(['problem', 'measured', 'built'] as const).map((part) => (
            <section key={part} className="border-t-2 border-ink pt-5">
              <h2 className="mb-3 text-h3">{sheet[part]}</h2>
              <p>{story[part]}</p>
            </section>
          ))}
        </div>
      </div>
      <section
        aria-labelledby="doing-title"
        data-tone="paper"
        className="project-doing grid lg:grid-cols-[min(37.5rem,60%)_minmax(0,1fr)]"
        style={{ '--ground': project.ground }}
      >
        <Picture
          name={`phone-${image}`}
          alt=""
          width={700}
          height={840}
          sizes="(width >= 48rem) 37rem, 92vw"
          frame="overflow-clip bg-(--ground) max-sm:hidden lg:h-180"
          className="mx-auto h-auto w-full max-w-150 mask-x-from-94%"
        />
        <div className="px-gutter py-14 lg:max-w-208 lg:self-center lg:pl-[min(6rem,10.2vw)]">
          <h2 id="doing-title">{project.doing}</h2>
          <Items
            of={highlights}
            className="mt-7 mb-8 *:border-t *:border-line *:py-3 *:font-display *:text-lead *:leading-snug *:font-medium"
          />
          <dl className="grid gap-x-8 gap-y-1 border-t border-line pt-6 text-small lg:grid-cols-[min(8rem,46%)_minmax(0,1fr)]">
            <dt className="text-muted">{sheet.technologies}</dt>
            <dd className="mb-3 font-medium">{technologies.join(', ')}</dd>
            <dt className="text-muted">{detail.services}</dt>
            <dd className="mb-3 font-medium">
              {services.map(({ id, name }) => (
                <a key={id} href={routes.service(id)} className="link mr-6 inline-block">
                  {name}
                </a>
              ))}
            </dd>
          </dl>
        </div>
      </section>
      <div data-tone="sheet">
        <figure className="page section-y grid items-end gap-8 lg:grid-cols-[minmax(0,1fr)_19rem]">
          <blockquote className="h2-home max-w-240 indent-[-0.4em] as-heading text-balance">“{voice.words}”</blockquote>
          <figcaption className="grid border-t-2 border-ink pt-3 text-small">
            <b className="font-medium">
              {voice.who}, {client}
            </b>
            <span>
              {detail.voice}. {sheet.note}
            </span>
          </figcaption>
        </figure>
      </div>
    </>
  )
}
