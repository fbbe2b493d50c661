import type { PortfolioPage } from '../../schemas/portfolio-page.ts'
import type { Project } from '../../schemas/project.ts'
import { barsOf, ticksOf } from './bars.ts'

interface ProjectSoundingProps {
  sounding: Project['sounding']
  words: PortfolioPage['detail']
}

/** What was measured before and after, one bar each, on one scale. */
export function ProjectSounding({ sounding, words }: ProjectSoundingProps) {
  const { before, after, saved, unit } = sounding
  const bars = barsOf(sounding)
  return (
    <section aria-labelledby="sounding-title" data-tone="sheet" className="section-y">
      <div className="page [&>h3]:mb-3 [&>h3]:font-text [&>h3]:font-medium [&>h3]:text-body [&>h3]:leading-text">
        <header className="mb-12 grid gap-6 lg:grid-cols-[minmax(0,1fr)_26rem] lg:items-end">
          <h2 id="sounding-title" className="h2-home">
            {sounding.heading}
          </h2>
          <p className="max-w-108 text-small text-muted">{sounding.note}</p>
        </header>
        <h3>{words.before}</h3>
        <ol className="project-bar">
          {before.map(({ size, figure, text }, index) => (
            <Stretch key={text} share={bars.before[index] ?? 0} figure={figure ?? `${size}`} text={text} />
          ))}
        </ol>
        <h3>{words.after}</h3>
        <ol className="project-bar" data-after="">
          <Stretch share={bars.after} figure={after.figure ?? `${after.size}`} text={after.text} />
          <Stretch share={1 - bars.after} figure={saved.figure} text={saved.text} />
        </ol>
        <p
          className="mono *:absolute *:pt-2 *:whitespace-nowrap *:before:absolute *:before:top-0 *:before:left-0 *:before:h-1.75 *:before:border-l *:before:border-ink max-sm:*:even:text-transparent relative h-8 border-t border-ink text-muted"
          aria-hidden="true"
        >
          {ticksOf(sounding).map(({ figure, at }) => (
            <span key={figure} style={{ left: `${at * 100}%` }}>
              {figure} {figure === 0 && <span className="max-lg:block">{unit}</span>}
            </span>
          ))}
        </p>
      </div>
    </section>
  )
}

/** `share` below which the words do not fit in the bar. */
const NARROW = 0.2

function Stretch({ share, figure, text }: { share: number; figure: string; text: string }) {
  return (
    <li style={{ '--share': share }} data-narrow={share < NARROW || undefined}>
      <div className="p-4 max-sm:p-3">
        <b className="block font-display text-h3 leading-tight font-medium">{figure}</b>
        <span className="block text-small leading-label">{text}</span>
      </div>
    </li>
  )
}
