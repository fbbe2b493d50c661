import { monotone, monotoneAt } from '../../../chart/path.ts'
import { linear, tenth } from '../../../chart/scale.ts'
import type { Drawing } from '../../../schemas/post.ts'
import { DAYS, narrowedRange, rangeCurves } from './narrowed-range.ts'
import { Word } from './Word.tsx'

const TICKS = [50, 60, 70, 80, 90, 100, 110]
const x = linear(DAYS, [0, 100])

/** Where imagined projects end, before and after the widest piece is looked at again. */
export function NarrowedRange(props: Extract<Drawing, { name: 'narrowed-range' }>) {
  const { before, after } = narrowedRange(props)
  const [wide = [], narrow = []] = rangeCurves([before, after])
  const marks = [
    { days: before.p50, curve: wide, line: 'stroke-sea stroke-[1.5]' },
    { days: before.p90, curve: wide, line: 'stroke-sea stroke-[1.5]' },
    { days: after.p50, curve: narrow, line: 'stroke-ink stroke-[1.5]' },
    { days: after.p90, curve: narrow, line: 'stroke-ink stroke-[1.5]' },
  ]
  return (
    <>
      <div className="drawing" aria-hidden="true">
        <div className="plot plot-range">
          <svg viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
            <path className="fill-sea/12" d={`${monotone(wide)}V100H${tenth(wide[0]?.[0] ?? 0)}z`} />
            <path className="fill-sea/12" d={`${monotone(narrow)}V100H${tenth(narrow[0]?.[0] ?? 0)}z`} />
            <path className="stroke-sea stroke-[1.5]" d={monotone(wide)} />
            <path className="stroke-ink stroke-[1.5]" d={monotone(narrow)} />
            {marks.map(({ days, curve, line }) => (
              <path key={days} className={line} d={`M${tenth(x(days))} 100V${tenth(monotoneAt(curve, x(days)))}`} />
            ))}
            <path className="stroke-signal stroke-3" d={`M${tenth(x(before.p90))} 100H${tenth(x(after.p90))}`} />
          </svg>
          {marks.map(({ days }) => (
            <Word key={days} x={x(days)} y={94} place="right" text={<b>{days}</b>} />
          ))}
          {TICKS.map((days) => (
            <Word key={days} x={x(days)} y={100} place="bottom" minor={days % 20 !== 10} text={days} />
          ))}
          <Word x={100} y={100} place="unit" text="person-days for the whole project" />
        </div>
      </div>
      <ul className="legend">
        <li data-line="before">
          After four days: {before.p50} at even odds, {before.p90} at nine in ten
        </li>
        <li data-line="after">
          After {props.surveyed.days} more: {after.p50} and {after.p90}
        </li>
        <li data-line="way">{before.p90 - after.p90} days less to promise</li>
      </ul>
    </>
  )
}
