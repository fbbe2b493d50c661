import { routes } from '../../../contract/routes.ts'
import { Picture } from '../../brand/Picture.tsx'
import type { PortfolioPage } from '../../schemas/portfolio-page.ts'
import { Trail } from '../../ui/Trail.tsx'
import { categoryName, isDark, monthName, type SampleProject } from './project-view.ts'

interface ProjectHeroProps {
  page: PortfolioPage
  project: SampleProject
}

/** The product on the ground of its own picture, and the facts of the work. */
export function ProjectHero({ page: { sheet, detail, categories }, project }: ProjectHeroProps) {
  const facts = [
    { name: sheet.client, value: project.client },
    { name: sheet.industry, value: project.industry },
    { name: detail.measuredFor, value: project.measuredFor },
    { name: detail.builtIn, value: project.duration },
    { name: sheet.team, value: `${project.teamSize} ${detail.people}` },
    { name: sheet.completed, value: monthName(project.completionDate) },
  ]
  const category = categoryName(project, categories)
  const portfolio = routes.portfolio()
  return (
    <section
      aria-labelledby="page-title"
      data-tone={isDark(project.ground) ? 'deep' : 'shoal'}
      className="overflow-clip bg-(--ground)"
      style={{ '--ground': project.ground }}
    >
      <div className="page grid grid-cols-1 gap-8 pt-26 pb-10 lg:min-h-215 lg:grid-cols-[35.2%_minmax(0,1fr)] lg:items-center lg:gap-y-10 lg:pt-28">
        <div className="[--trail:currentColor] lg:z-1 lg:self-start lg:pt-10">
          <Trail
            steps={[
              { label: 'Portfolio', href: portfolio },
              { label: category, href: `${portfolio}?category=${project.category}` },
              { label: project.title },
            ]}
          />
          <h1
            id="page-title"
            // A name of any length ends before the picture.
            className="text-[length:min(var(--text-figure-large),18vw)] lg:text-[length:min(7.25rem,min(65vw_-_8.5rem,50rem)/var(--letters))] lg:whitespace-nowrap"
            style={{ '--letters': project.title.length }}
          >
            {project.title}
          </h1>
          <p className="lead mt-5">{project.description}</p>
          <p className="mt-6 flex flex-wrap gap-x-8 gap-y-1 text-small font-medium">
            <span>{withoutScheme(project.liveUrl)}</span> <span>{withoutScheme(project.githubUrl)}</span>
          </p>
        </div>
        <Picture
          name={project.image}
          alt={project.alt}
          sizes="(width >= 64rem) 62rem, 100vw"
          eager
          className="h-auto w-full mask-x-from-94% sm:mask-y-from-94% lg:-ml-10 lg:w-[min(61.5rem,68vw)] lg:max-w-none"
          phone={{ name: `phone-${project.image}`, width: 700, sizes: '92vw' }}
        />
        <dl className="grid sm:grid-cols-3 sm:gap-x-6 sm:gap-y-5 lg:col-span-full lg:grid-cols-6 lg:self-end">
          {facts.map(({ name, value }) => (
            <div key={name} className="flex justify-between gap-4 border-t border-current/30 py-2 sm:block">
              <dt className="text-small">{name}</dt>
              <dd className="font-medium">{value}</dd>
            </div>
          ))}
        </dl>
      </div>
    </section>
  )
}

/** The hosts are invented: text, not links. */
function withoutScheme(url: string): string {
  return url.replace('https://', '')
}
