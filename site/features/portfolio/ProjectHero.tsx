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
      className="project-hero"
      style={{ '--ground': project.ground }}
    >
      <div className="page">
        <div className="project-hero-words">
          <Trail
            steps={[
              { label: 'Portfolio', href: portfolio },
              { label: category, href: `${portfolio}?category=${project.category}` },
              { label: project.title },
            ]}
          />
          <h1 id="page-title">{project.title}</h1>
          <p className="lead">{project.description}</p>
          <p className="project-addresses">
            <span>{withoutScheme(project.liveUrl)}</span> <span>{withoutScheme(project.githubUrl)}</span>
          </p>
        </div>
        <Picture
          name={project.image}
          alt={project.alt}
          width={1200}
          height={800}
          sizes="(width >= 64rem) 62rem, 100vw"
          eager
          phone={{ name: `phone-${project.image}`, width: 700, sizes: '92vw' }}
        />
        <dl>
          {facts.map(({ name, value }) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{value}</dd>
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
