import type { ReactNode } from 'react'
import { Carousel } from '../../ui/Carousel.tsx'
import { AUTO_ROTATION_MS } from '../../ui/rotation.ts'

interface ExpertiseCarouselProps {
  label: string
  cards: readonly { id: string; name: string }[]
  head?: ReactNode
  /** The cards by position, as the page hands them in: `card0`, `card1` … */
  [card: `card${number}`]: ReactNode
}

/** Five industries, four in view on a wide screen (specification 4.3). */
export function ExpertiseCarousel({ label, cards, head, ...slides }: ExpertiseCarouselProps) {
  return (
    <Carousel
      label={label}
      slides={cards.map((card, position) => ({ ...card, slide: slides[`card${position}`] }))}
      every={AUTO_ROTATION_MS}
      head={head}
      stripClass="expertise-strip"
    />
  )
}
