import { tenth as round } from '../../../chart/scale.ts'

export { round }

interface LabelProps {
  x: number
  y: number
  anchor?: 'start' | 'middle' | 'end'
  /** Text in place of figures: the page's text face. */
  words?: boolean
  /** Left away where the drawing is small. */
  minor?: boolean
  /** The page's display face, twice as large. */
  large?: boolean
  fill?: string
  text: string | number
}

/** Words in a drawing. They are set by attributes, because the menu shows drawings of another file, where no style reaches. */
export function Label({ x, y, anchor, words, minor, large, fill = INK, text }: LabelProps) {
  return (
    <text
      x={round(x)}
      y={round(y)}
      textAnchor={anchor}
      fill={fill}
      className={minor ? 'figure-minor' : undefined}
      fontFamily={large ? 'var(--font-display)' : words ? 'var(--font-text)' : undefined}
      fontSize={large ? '2.1em' : undefined}
      fontWeight={large || words ? 500 : undefined}
      letterSpacing={large ? '-.03em' : words ? '-.02em' : undefined}
    >
      {text}
    </text>
  )
}

/** The drawings' colors, set by the ground that they stand on; by themselves they suit a dark one. */
export const INK = 'var(--figure-ink, #e8f1f5)'
export const LINE = 'var(--figure-line, #2f5a72)'
export const FILL = 'var(--figure-fill, #2480aa)'
export const PALE = 'var(--figure-pale, #1d465d)'
export const GROUND = 'var(--figure-ground, #0c2a3e)'
export const SIGNAL = 'var(--color-signal)'

/** Every drawing is this large, in its own units; its text is 13 of them, 17 where the drawing is small. */
export const FRAME = { width: 420, height: 240 }
