import type { ReactNode } from 'react'
import { tenth } from '../../../chart/scale.ts'

interface WordProps {
  x: number
  y: number
  /** Which side of the place it stands on; styles/article/drawings.drawing.css knows them. */
  place: string
  /** Left out on a phone. */
  minor?: boolean
  text: ReactNode
}

/** A word beside a place of the drawing, in per cent. */
export function Word({ x, y, place, minor = false, text }: WordProps) {
  const style = { '--x': `${tenth(x)}%`, '--y': `${tenth(y)}%` }
  return (
    <span data-place={place} data-minor={minor ? '' : undefined} style={style}>
      {text}
    </span>
  )
}
