import type { ReactNode } from 'react'
import { Drawing } from '../../chart/Drawing.tsx'
import { pointsOf } from '../../chart/points.ts'
import type { Career } from '../../schemas/career.ts'
import { Section } from '../../ui/Section.tsx'

/** Employee Benefits: six figures, each under a mark that draws it. */
export function Benefits({ heading, lead, items }: Career['benefits']) {
  return (
    <Section tone="paper" labelledBy="benefits-title" ruler className="border-t border-line">
      <div className="page section-y">
        <header className="grid gap-y-4 gap-x-8 mb-14 lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)] lg:items-end">
          <h2 id="benefits-title">{heading}</h2>
          <p className="text-balance text-muted">{lead}</p>
        </header>
        <ul className="grid gap-y-8 gap-x-6 sm:grid-cols-2 lg:grid-cols-6">
          {items.map(({ title, figure, unit, text }, index) => (
            <li
              key={title}
              className="grid grid-cols-[7rem_minmax(0,1fr)] content-start gap-y-0 gap-x-5 pt-5 border-t border-line-strong lg:grid-cols-1"
            >
              <Drawing className="row-span-3 w-full fill-sea stroke-ink stroke-[1.5] lg:mb-5" size={[196, 112]}>
                {MARKS[index]}
              </Drawing>
              <p>
                <b className="as-heading text-h3 leading-flat tracking-h3">{figure}</b> {unit}
              </p>
              <h3 className="my-1 text-lead">{title}</h3>
              <p className="text-small text-muted">{text}</p>
            </li>
          ))}
        </ul>
      </div>
    </Section>
  )
}

const NINE = Array.from({ length: 9 }, (_, index) => index)
const ROUND = pointsOf('12 28, 104 14, 180 30, 52 92, 150 90')

/** In the order of content/pages/career.yaml: nobody at the office, 3 of 9 hours, all of them, one page, weeks 2 to 6, two readers. */
const MARKS: readonly ReactNode[] = [
  <>
    <path d="M82 40h36v36H82z" fill="none" strokeDasharray="4 4" />
    {ROUND.map(([x, y]) => (
      <circle key={x} cx={x} cy={y} r="7" stroke="none" />
    ))}
  </>,
  NINE.map((hour) => (
    <path
      key={hour}
      d={`M${1 + hour * 21.5} ${hour > 1 && hour < 5 ? 14 : 36}h18v46h-18z`}
      fill={hour > 1 && hour < 5 ? undefined : 'none'}
    />
  )),
  [0, 1, 2, 3].map((lead) => <path key={lead} d={`M${lead * 50} 38h40v38h-40z`} stroke="none" />),
  <path key="page" d="M58 6h80v98H58zM74 30h48M74 46h48M74 62h48M74 86c8-10 12 8 20-2s10 6 22-4" fill="none" />,
  <>
    <path d="M54 32h86v44H54z" stroke="none" />
    <path d="M1 76h194M11 76v10M32.500 76v6M54 76v10M75.500 76v6M97 76v6M118.500 76v6M140 76v10M161.500 76v6M183 76v6" />
  </>,
  <>
    <path d="M98 33a34 34 0 0 1 0 46 34 34 0 0 1 0-46z" stroke="none" />
    <circle cx="73" cy="56" r="34" fill="none" />
    <circle cx="123" cy="56" r="34" fill="none" />
  </>,
]
