import { ArrowDown, ArrowRight } from 'lucide-react'
import { routes } from '../../../contract/routes.ts'
import { Picture } from '../../brand/Picture.tsx'
import { entryOf } from '../../content.ts'
import type { Home } from '../../schemas/home.ts'
import { ButtonLink } from '../../ui/Button.tsx'
import { MotionButton } from '../../ui/MotionButton.tsx'
import { Near } from '../../ui/Near.tsx'
import { ClientStrip } from './ClientStrip.tsx'

/** Specification 4.1. One rule places the edge between paper and ink at every width: hero.css. */
export function Hero(props: Home['hero']) {
  const { heading, descriptor, offer, surveyed, lead, proof, action, aside, clientsCaption } = props
  return (
    <section aria-labelledby="hero-title" className="hero" data-tone="paper">
      <div className="hero-stage">
        <Near>
          <svg className="hero-chart" aria-hidden="true">
            <use href="/art/hero.svg#chart" />
          </svg>
        </Near>
        <div className="hero-film">
          <img src="/media/hero-poster.svg" alt="" />
          <video
            data-film="/media/hero"
            data-narrow="/media/hero-narrow"
            data-needs-script=""
            muted
            loop
            playsInline
            preload="none"
            aria-hidden="true"
            tabIndex={-1}
          />
          <div className="rail" aria-hidden="true" />
        </div>
        <div className="hero-scale" aria-hidden="true">
          <span>{surveyed}</span>
        </div>
        <div className="page hero-body">
          <div className="hero-name">
            <p>{descriptor}</p>
            <p>{offer}</p>
          </div>
          <h1 id="hero-title" className="hero-title">
            {heading.map((line) => (
              <span key={line}>{line} </span>
            ))}
          </h1>
          <p className="hero-lead">{lead}</p>
          <div className="hero-action lg:max-xl:flex items-center gap-6">
            <ButtonLink href="#consultation" className="min-h-17 text-[1.125rem]" icon={ArrowDown}>
              {action}
            </ButtonLink>
            <p className="mt-4 max-md:mt-3 lg:max-xl:max-w-52 lg:max-xl:mt-0">{aside}</p>
          </div>
          {proof && <Proof {...proof} />}
          <p className="hero-caption">
            <MotionButton />
          </p>
        </div>
      </div>
      <ClientStrip caption={clientsCaption} />
      <div className="rail" aria-hidden="true" />
    </section>
  )
}

/** A project's first highlight, with a picture of it. */
function Proof({ project, image, label }: NonNullable<Home['hero']['proof']>) {
  const { title, highlights } = entryOf('projects', project).data
  return (
    <a className="hero-proof" href={`${routes.portfolio()}#${project}`}>
      <Picture name={image} alt="" width={264} height={176} sizes="132px" frame="waits lg:max-xl:hidden" />
      <span>
        <small>
          {title}, {label}
        </small>
        {highlights[0]}
        <ArrowRight size={18} strokeWidth={1.5} />
      </span>
    </a>
  )
}
