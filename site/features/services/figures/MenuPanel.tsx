import type { Figure } from '../../../schemas/figure.ts'
import { spansOf } from '../../../schemas/time-frame.ts'
import { captionOf } from './caption.ts'
import { LINE } from './Label.tsx'
import { ServiceFigure } from './ServiceFigure.tsx'
import { TimeFrame } from './TimeFrame.tsx'

/** Pixels, and how many letters stand on a line of that width. */
const WIDTH = 360
const LETTERS = 48

export interface MenuEntry {
  id: string
  label: string
  card: { projects: string; figure?: Figure; timeline?: string; technologies?: readonly string[] }
}

/**
 * What the menu shows beside an entry: its name and time frame, its drawing, and what it is about. A symbol of a file of its
 * own, which is fetched when the menu first opens: ten of them would weigh on every page.
 */
export function MenuPanel({ id, label, card }: MenuEntry) {
  const { projects, figure, timeline = '', technologies = [] } = card
  const frame = (spansOf(timeline) ?? []).map((span) => span.label).join(', ')
  const caption = lines(figure ? captionOf(figure) : '')
  return (
    <symbol id={id} viewBox={`0 0 ${WIDTH} 440`}>
      <g fill="var(--color-muted-deep)" fontSize="13">
        <text y="14">{label}</text>
        <text x={WIDTH} y="14" textAnchor="end">
          {frame}
        </text>
        <Lines y={292} lines={caption} />
        <Lines y={408} lines={lines(technologies.join(', '))} />
      </g>
      <path d={`M0 32.5H${WIDTH}M0 342.5H${WIDTH}`} stroke={LINE} />
      <g transform={`translate(0 56) scale(${WIDTH / 420})`} fontSize="15.2" color="#e8f1f5">
        {figure ? <ServiceFigure {...figure} /> : <TimeFrame timeline={timeline} />}
      </g>
      <text y="376" fontSize="17" fontWeight="500" fontFamily="var(--font-text)" fill="var(--color-sheet)">
        {projects}
      </text>
    </symbol>
  )
}

function Lines({ y, lines }: { y: number; lines: readonly string[] }) {
  return lines.map((line, index) => (
    <text key={line} y={y + index * 19} fontSize="15" fontFamily="var(--font-text)">
      {line}
    </text>
  ))
}

/** Words broken into lines as a browser would, which text of a drawing is not. */
function lines(text: string): string[] {
  const broken: string[] = []
  for (const word of text.split(' ')) {
    const last = broken.at(-1)
    if (last !== undefined && `${last} ${word}`.length <= LETTERS) broken[broken.length - 1] = `${last} ${word}`
    else if (word) broken.push(word)
  }
  return broken
}
