import { ArrowDown } from 'lucide-react'
import { company } from '../../brand/company.ts'
import type { Home } from '../../schemas/home.ts'
import { ButtonLink } from '../../ui/Button.tsx'
import { MotionButton } from '../../ui/MotionButton.tsx'
import { ClientStrip } from './ClientStrip.tsx'
import { HeroSoundings, MarginSoundings } from './HeroSoundings.tsx'

/** Fathoms that the scale names: those between lie under the headline or the button. */
const SCALE_LABELS = [2, 4, 14, 16]

/** Specification 4.1. One rule places the edge between paper and ink at every width: hero.css. */
export function Hero(props: Home['hero']) {
  const { heading, descriptor, note, lead, action, aside, videoCaption, clientsCaption } = props
  return (
    <section aria-labelledby="hero-title" className="hero" data-tone="paper">
      <div className="hero-stage">
        <div className="hero-chart" aria-hidden="true">
          <MarginSoundings />
        </div>
        <div className="hero-film">
          <img src="/media/hero-poster.svg" alt="" />
          <video
            data-film="/media/hero"
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
          {SCALE_LABELS.map((depth) => (
            <span key={depth} style={{ top: `${depth * 6}%` }} data-depth={depth}>
              {depth}
            </span>
          ))}
        </div>
        <div className="page hero-body">
          <div className="hero-name">
            <p className="font-display text-[1.0625rem] font-medium tracking-[-0.02em]">{company.name}</p>
            <p className="mono mt-1 leading-[1.45]">
              {descriptor}
              <br />
              {company.address.line} {company.address.coordinates}
              <br />
              {note}
            </p>
          </div>
          <HeroSoundings zone="beside" />
          <HeroSoundings zone="above" />
          <h1 id="hero-title" className="hero-title">
            {heading.map((line) => (
              <span key={line}>{line} </span>
            ))}
          </h1>
          <HeroSoundings zone="below" />
          <p className="hero-lead">{lead}</p>
          <div className="hero-action">
            <ButtonLink
              href="#consultation"
              className="min-h-17 text-[1.125rem]"
              icon={<ArrowDown size={18} strokeWidth={1.5} aria-hidden="true" />}
            >
              {action}
            </ButtonLink>
            <p>{aside}</p>
          </div>
          <HeroSoundings zone="foot" />
          <p className="hero-caption mono">
            {videoCaption}
            <MotionButton />
          </p>
        </div>
      </div>
      <ClientStrip caption={clientsCaption} />
      <div className="rail" aria-hidden="true">
        <span className="rail-mark" style={{ top: '14.8rem' }}>
          0
        </span>
      </div>
    </section>
  )
}
