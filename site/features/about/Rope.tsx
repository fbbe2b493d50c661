import type { About } from '../../schemas/about.ts'
import { Sign } from './Sign.tsx'

/** A piece of the lead line, through one section. Its two tones follow the ground. */
export function Rope({ tone = 'dark' }: { tone?: 'dark' | 'light' }) {
  return <div className="rope" data-rope={tone} aria-hidden="true" />
}

/**
 * The mark at which the line passes a section. The key of the line says the same to those who cannot see it.
 *
 * @throws when the content's line has no mark of that depth, which stops the build.
 */
export function RopeMark({ part, line }: { part: Part; line: About['line'] }) {
  const mark = line.marks.find(({ fathoms }) => fathoms === DEPTHS[part])
  if (!mark) throw new Error(`content/pages/about.yaml: line.marks has none at ${DEPTHS[part]} fathoms, for "${part}".`)
  return (
    <div className="rope-mark" aria-hidden="true">
      <svg aria-hidden="true" viewBox="-38 -12 50 44" width="50" height="44">
        <Sign kind={mark.sign} />
      </svg>
      <p>
        <b>{mark.fathoms} fm</b>
        <span className="mono">
          {mark.words.map((words) => (
            <span key={words}>{words} </span>
          ))}
        </span>
      </p>
    </div>
  )
}

/** How deep each section of the page lies, in fathoms: the mark of the lead line that it carries. */
const DEPTHS = { intro: 2, mission: 5, vision: 7, story: 10, values: 13, facts: 17, bottom: 20 } as const

type Part = keyof typeof DEPTHS
