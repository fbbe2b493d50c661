// biome-ignore-all lint/a11y/useSemanticElements: slides are groups after the ARIA Authoring Practices, not fieldsets.
import { ChevronLeft, ChevronRight } from 'lucide-react'
import { type ReactNode, useId, useRef } from 'react'
import { MotionButton } from './MotionButton.tsx'
import { useRotation } from './use-rotation.ts'
import { useStrip } from './use-strip.ts'

interface Slide {
  id: string
  /** What the slide is called on its dot. */
  name: string
  slide: ReactNode
}

interface CarouselProps {
  /** Names the carousel. */
  label: string
  slides: readonly Slide[]
  /** Milliseconds until it shows the next slide; after the last comes the first. Without it only the visitor moves it. */
  every?: number
  /** A media query: only there does it turn by itself. */
  only?: string
  /** How long scrolling to another slide takes, in ms; without it the browser decides. */
  glideMs?: number
  /** Buttons for the one before and the one after. */
  arrows?: boolean
  /** The section's heading, beside the controls. */
  head?: ReactNode
  className?: string
  /** Sets `--view`, the number of slides in view, and `--gap` between them. */
  stripClass?: string
}

/**
 * A carousel after the ARIA Authoring Practices: the controls first, then a strip that the browser itself scrolls, so
 * that it works by touch, by keyboard and without script.
 */
export function Carousel(props: CarouselProps) {
  const { label, slides, every, only, glideMs, arrows, head, className = '', stripClass = '' } = props
  const ground = useRef<HTMLElement>(null)
  const loop = every !== undefined
  const { strip, at, show, awake } = useStrip(slides.length, loop, glideMs)
  const running = useRotation({ ground, every, only, at, turn: () => show(at + 1, 'alone') })
  const stripId = useId()
  const current = slides[at]
  return (
    <section
      ref={ground}
      aria-roledescription="carousel"
      aria-label={label}
      data-running={running || undefined}
      className={className}
    >
      <div className="carousel-head flex flex-wrap items-start justify-between gap-y-6 gap-x-12">
        {head}
        <div className="carousel-controls" data-needs-script="">
          {loop && <MotionButton />}
          {arrows && (
            <Arrow back label="Previous" strip={stripId} off={!loop && at === 0} onClick={() => show(at - 1)} />
          )}
          <div className="flex" role="group" aria-label="Choose a slide">
            {slides.map(({ id, name }, index) => (
              <button
                key={id}
                type="button"
                className="carousel-dot grid w-7 h-10 place-items-center"
                data-tooltip={name}
                aria-label={`${name}, ${index + 1} of ${slides.length}`}
                aria-current={index === at || undefined}
                aria-controls={stripId}
                onClick={() => show(index)}
              />
            ))}
          </div>
          {arrows && (
            <Arrow label="Next" strip={stripId} off={!loop && at === slides.length - 1} onClick={() => show(at + 1)} />
          )}
        </div>
      </div>
      <div
        ref={strip}
        id={stripId}
        className={`carousel-strip ${stripClass}`}
        role="group"
        aria-label={`${label}, slides`}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard.
        tabIndex={0}
      >
        {slides.map(({ id, name, slide }, index) => (
          <div
            key={id}
            role="group"
            aria-roledescription="slide"
            aria-label={`${name}, ${index + 1} of ${slides.length}`}
          >
            {slide}
          </div>
        ))}
        {loop && awake && slides.map(({ id, slide }) => <Clone key={id}>{slide}</Clone>)}
      </div>
      <p className="sr-only" aria-live="polite">
        {!running && current && awake === 'used' && `${current.name}, ${at + 1} of ${slides.length}`}
      </p>
    </section>
  )
}

/** A copy of a slide behind the last one, so that the strip can scroll on. Hidden from assistive technology. */
function Clone({ children }: { children: ReactNode }) {
  return (
    <div aria-hidden="true" inert>
      {children}
    </div>
  )
}

interface ArrowProps {
  label: string
  strip: string
  back?: boolean
  off: boolean
  onClick: () => void
}

function Arrow({ label, strip, back, off, onClick }: ArrowProps) {
  const Chevron = back ? ChevronLeft : ChevronRight
  return (
    <button
      type="button"
      aria-label={label}
      data-tooltip={label}
      aria-controls={strip}
      aria-disabled={off || undefined}
      onClick={() => off || onClick()}
      className="grid size-10 place-items-center rounded-full border border-current aria-disabled:opacity-40"
    >
      <Chevron size={18} strokeWidth={1.5} />
    </button>
  )
}
