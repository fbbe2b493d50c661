import { linear, logarithmic, tenth } from '../../../chart/scale.ts'
import type { Drawing } from '../../../schemas/post.ts'
import { longestPauses, pauseText } from './pauses.ts'
import { Word } from './Word.tsx'

/** Seconds at the foot of the drawing and at its top. */
const SECONDS = [1, 1_800] as const
const TICKS = [1, 10, 60, 600]
/** Tries whose longest pause is written. */
const TOLD = [1, 3, 5, 7, 9]
const MINOR = [3, 7]

/** The pause after each failed try: anywhere below a step that doubles, up to a limit. */
export function Pauses(props: Extract<Drawing, { name: 'pauses' }>) {
  const pauses = longestPauses(props)
  const x = linear([0, pauses.length], [0, 100])
  const y = logarithmic(SECONDS, [100, 0])
  const most = props.mostMinutes * 60
  const last = pauses.indexOf(most)
  const steps = pauses.map((seconds, index) => `V${tenth(y(seconds))}H${tenth(x(index + 1))}`)
  return (
    <>
      <div className="drawing" aria-hidden="true">
        <div className="plot plot-pauses">
          <svg viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
            <path className="stroke-line" d={TICKS.map((seconds) => `M0 ${tenth(y(seconds))}H100`).join('')} />
            <path className="fill-sea/12" d={`M0 100${steps.join('')}V100z`} />
            <path className="stroke-ink stroke-[1.5]" d={`M0 100${steps.slice(0, last).join('')}V${tenth(y(most))}`} />
            <path className="stroke-signal stroke-3" d={`M${tenth(x(last))} ${tenth(y(most))}H100`} />
          </svg>
          {TICKS.map((seconds) => (
            <Word key={seconds} x={0} y={y(seconds)} place="left" text={pauseText(seconds)} />
          ))}
          {TOLD.map((tries) => (
            <Word
              key={tries}
              x={x(tries)}
              y={y(pauses[tries - 1] ?? most) - 4.5}
              place="left"
              minor={MINOR.includes(tries)}
              text={<b>{pauseText(pauses[tries - 1] ?? most)}</b>}
            />
          ))}
          <Word x={x((last + pauses.length) / 2)} y={y(most)} place="top" text={<b>{pauseText(most)}</b>} />
          {pauses
            .map((_, index) => index + 1)
            .map((tries) => (
              <Word key={tries} x={x(tries - 0.5)} y={100} place="bottom" minor={tries % 2 === 1} text={tries} />
            ))}
          <Word x={100} y={100} place="unit" text="failed tries" />
        </div>
      </div>
      <ul className="legend">
        <li data-line="after">The longest pause: {pauseText(pauses[0] ?? 0)}, doubled at each failure</li>
        <li data-line="way">
          From the {last + 1}th on: {pauseText(most)}
        </li>
        <li data-line="between">The pause itself: anywhere below, by lot</li>
      </ul>
    </>
  )
}
