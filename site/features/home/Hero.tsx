import { ArrowDown } from 'lucide-react'
import { company } from '../../brand/company.ts'
import { Contours } from '../../chart/Contours.tsx'
import { ButtonLink } from '../../ui/Button.tsx'
import { MotionButton } from '../../ui/MotionButton.tsx'
import { ClientStrip } from './ClientStrip.tsx'

interface HeroProps {
  heading: string[]
  descriptor: string
  note: string
  lead: string
  action: string
  aside: string
  videoCaption: string
  clientsCaption: string
}

/**
 * Specification 4.1. The headline is dark on light on its left and light on dark on its right (styles/home/hero.css).
 */
export function Hero(props: HeroProps) {
  const { heading, descriptor, note, lead, action, aside, videoCaption, clientsCaption } = props
  return (
    <section aria-labelledby="hero-title" className="hero" data-tone="paper">
      <div className="hero-chart" aria-hidden="true">
        <Contours
          seed={41}
          width={720}
          height={880}
          levels={30}
          tolerance={1.8}
          className="inset-0 size-full text-sea-text"
          figures={{ count: 18, margin: 30, mask: (x, y) => y < 90 || y > 800 || (x > 470 && y < 300) }}
        />
      </div>
      <div className="hero-film">
        <video
          data-film="/media/hero"
          poster="/media/hero-poster.avif"
          muted
          loop
          playsInline
          preload="none"
          aria-hidden="true"
          tabIndex={-1}
        />
      </div>
      <div className="hero-scale" aria-hidden="true">
        {[2, 4, 6, 8, 10, 12, 14, 16].map((depth) => (
          <span key={depth} style={{ top: `${depth * 5.65}%` }}>
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
        <h1 id="hero-title" className="hero-title">
          {heading.map((line) => (
            <span key={line}>{line} </span>
          ))}
        </h1>
        <p className="hero-lead">{lead}</p>
        <div className="hero-action">
          <ButtonLink
            href="#consultation"
            className="min-h-17 text-[1.125rem]"
            icon={<ArrowDown size={18} strokeWidth={1.5} aria-hidden="true" />}
          >
            {action}
          </ButtonLink>
          <p className="max-w-[13rem] text-body leading-snug">{aside}</p>
        </div>
        <p className="hero-caption mono">
          {videoCaption}
          <MotionButton />
        </p>
      </div>
      <div className="rail" aria-hidden="true">
        <span className="rail-mark" style={{ top: '14.8rem' }}>
          0
        </span>
      </div>
      <ClientStrip caption={clientsCaption} />
    </section>
  )
}
