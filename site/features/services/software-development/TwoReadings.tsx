import { Drawing } from '../../../chart/Drawing.tsx'
import { chartOf } from '../chart-of.ts'
import type { ServicePageProps } from '../Part.tsx'
import { readingsOf } from './readings.ts'

const IDS = ['achievements-title', 'achievements-again-title'] as const

/** The figures are stated twice. Level lines join what agrees; the ratings change places and cross at their mean. */
export function TwoReadings({ id, service, words }: ServicePageProps) {
  const [first, second] = service.achievements
  if (!first || !second) throw new Error(`content/services/${id}.yaml: achievements must be stated twice.`)
  const { caption, mean: meanWords } = chartOf({ id, service }, 'two-readings')
  const { sides, crossings, mean } = readingsOf(first.figures, second.figures)
  return (
    <div data-tone="deep" className="section-y readings">
      <div className="page">
        <div className="readings-plate">
          {[first, second].map(({ heading, lead }, side) => (
            <section key={heading} aria-labelledby={IDS[side]} data-side={side}>
              <div className="readings-head col-[1/3] pr-2 pb-10">
                <p className="mono section-label lg:col-span-full">{words.labels.achievements}</p>
                <h2 className="max-w-[9em] mt-3 text-lead lg:text-h2-inner" id={IDS[side]}>
                  {heading}
                </h2>
                <p className="section-lead max-w-84 mt-4">{lead}</p>
              </div>
              <ul>
                {sides[side]?.map(({ figure, mark, label, rank }) => (
                  <li key={label} className="grid grid-cols-subgrid col-span-full items-center py-5" data-rank={rank}>
                    <b className="as-heading text-h2 leading-flat tracking-h1 whitespace-nowrap">
                      {figure}
                      {mark === '+' ? mark : <small className="text-[0.5em]">{mark}</small>}
                    </b>{' '}
                    <span className={side === 1 && rank === undefined ? 'sr-only' : undefined}>{label}</span>
                  </li>
                ))}
              </ul>
            </section>
          ))}
          <div
            className="forced-colors:[forced-color-adjust:none] forced-colors:bg-deep relative [grid-area:5/2/7/4] h-54 mt-[calc(var(--text-figure)/2)] mx-3"
            aria-hidden="true"
          >
            <Drawing className="size-full overflow-visible fill-none stroke-shoal" size={[100, 100]} stretched>
              <path className="stroke-line-deep stroke-1" d="M0 0H100M0 100H100M0 50H100" />
              <path
                className="stroke-[2.5]"
                d={crossings.map(({ from, to }) => `M0 ${from * 100}L100 ${to * 100}`).join('')}
              />
            </Drawing>
            {crossings.flatMap(({ label, from, to }) =>
              [from, to].map((at, side) => (
                <i
                  className="absolute size-3.75 border-2 border-shoal rounded-[50%] bg-deep -translate-1/2"
                  key={`${label} ${at}`}
                  style={{ top: `${at * 100}%`, left: `${side * 100}%` }}
                />
              )),
            )}
            <i className="absolute top-1/2 left-1/2 size-3.75 rounded-[50%] bg-signal outline-[1.5px] outline-offset-[0.75rem] outline-signal -translate-1/2" />
          </div>
          <p className="grid [grid-area:5/2/7/4] text-center content-start justify-items-center">
            <b className="pt-8 as-heading text-h2-inner leading-heading tracking-h2">{mean}</b>{' '}
            <span className="max-w-36 mt-[calc(4*var(--space-12))] text-small leading-snug lg:max-w-none lg:mt-[calc(2*var(--space-14))]">
              {meanWords}
            </span>
          </p>
        </div>
        <p className="text-small mt-7 pt-5 border-t border-line-deep text-muted-deep">{caption}</p>
      </div>
    </div>
  )
}
