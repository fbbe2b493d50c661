import { useId, useRef } from 'react'
import type { DeskFigures } from '../../contract/desk/replies.ts'
import { closedHours } from '../../contract/time/business-hours.ts'
import { durationInShort, medianOf } from '../../contract/time/duration.ts'
import { DAY_MS } from '../../contract/time/units.ts'
import { midnightAfter } from '../../contract/time/zone.ts'
import { hrefOf } from '../app/address.ts'
import { Go } from '../app/Go.tsx'
import { useSession } from '../app/session.tsx'
import { fitLabels } from '../detail/profile-geometry.ts'
import { moment, shortDate } from '../time/words.ts'
import { useSize } from '../ui/use-size.ts'
import { PlotBlock } from './PlotBlock.tsx'
import { depthOfShare, heightOfLate, xOf } from './plot-geometry.ts'

const TOP = 58
const HEIGHT = 236
const LEFT = 46
/** Over more days than these nobody draws single nights. */
const CLOSED_DAYS_MAX = 30

const LEGEND = [
  { words: 'promise in hours', width: 10, mark: <circle cx="5" cy="5" r="4" className="mark" /> },
  { words: 'business days', width: 10, mark: <circle cx="5" cy="5" r="4" className="mark ring" /> },
  { words: 'median of the day', width: 18, mark: <path d="M0 5H18" className="median" /> },
]

/** One mark for each answer, hung as deep as the time that was left of the promise. */
export function LeftPlot({ figures: { answers, days, forms, chosen }, now }: { figures: DeskFigures; now: number }) {
  const { timeZone, ...desk } = useSession()
  const box = useRef<HTMLDivElement>(null)
  const hatch = useId()
  const { width: whole } = useSize(box)
  const isNarrow = whole < 600
  const span = isNarrow ? Math.min(7, days) : days
  const width = Math.max(0, whole - LEFT)
  const to = midnightAfter(now, timeZone)
  const from = midnightAfter(now - span * DAY_MS, timeZone)
  const all = chosen.answered - chosen.onlyMarked
  const ofAll = (last: number) => `The last ${last.toLocaleString('en-US')} of ${all.toLocaleString('en-US')}`
  const drawn = answers.length < all ? ` ${ofAll(answers.length)} are drawn.` : ''
  const shown = answers.filter(({ answeredAt }) => Date.parse(answeredAt) >= from)
  const inDays = new Set(forms.filter(({ promiseMs }) => promiseMs === null).map(({ form }) => form))
  const x = (at: number) => xOf(at, from, to, width)
  const late = shown
    .filter(({ lateMs }) => lateMs > 0)
    .map((answer) => ({
      ...answer,
      x: x(Date.parse(answer.answeredAt)),
      label: isNarrow ? answer.reference : `${answer.reference}, ${durationInShort(answer.lateMs)} late`,
    }))
  const closed =
    span <= CLOSED_DAYS_MAX
      ? closedHours(from, to, { timeZone, ...desk }).filter((one) => one.to - one.from > DAY_MS || span <= 7)
      : []
  const midnights = daysBetween(from, to, timeZone)
  const labelled = midnights.filter((_, index) => index % Math.max(1, Math.round(span / (isNarrow ? 3 : 5))) === 0)

  return (
    <PlotBlock
      id="left-heading"
      heading="How much of the promise was left"
      text={`Each mark is one answer, hung as deep as the time that was still left. Above the line it came late.${drawn}`}
      legend={
        <ul className="flex flex-wrap gap-y-1 gap-x-4 ml-auto text-(--quiet) text-mono" aria-hidden="true">
          {LEGEND.map(({ words, width, mark }) => (
            <li key={words} className="flex items-center gap-2">
              <svg aria-hidden="true" width={width} height="10" className="plot" style={{ width }}>
                {mark}
              </svg>
              {words}
            </li>
          ))}
        </ul>
      }
      table={{
        head: ['Request', 'Answered', 'Took', 'Left of the promise'],
        rows: answers.slice(-200).map(({ reference, answeredAt, tookMs, left, lateMs }) => ({
          key: `${reference} ${answeredAt}`,
          name: (
            <Go className="plain-link" href={hrefOf({ view: 'search', filter: { text: reference }, reference })}>
              {reference}
            </Go>
          ),
          cells: [
            moment(Date.parse(answeredAt), timeZone, now),
            durationInShort(tookMs),
            lateMs > 0 ? `${durationInShort(lateMs)} late` : `${Math.round(left * 100)}%`,
          ],
        })),
        note: answers.length > 200 && <p className="quiet">{`${ofAll(200)}.`}</p>,
      }}
    >
      <div ref={box} aria-hidden="true">
        {width > 0 && (
          <svg
            aria-hidden="true"
            className="plot"
            viewBox={`0 0 ${whole} ${TOP + HEIGHT + 26}`}
            height={TOP + HEIGHT + 26}
          >
            <pattern id={hatch} width="9" height="9" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
              <path d="M0 0V9" className="hatch" />
            </pattern>
            <g transform={`translate(${LEFT} ${TOP})`}>
              <rect width={width} height={depthOfShare(0.1, HEIGHT)} className="zone-hour" />
              <rect
                y={depthOfShare(0.1, HEIGHT)}
                width={width}
                height={depthOfShare(0.5, HEIGHT) - depthOfShare(0.1, HEIGHT)}
                className="zone-today"
              />
              {closed.map((one) => (
                <rect
                  key={one.from}
                  x={x(one.from)}
                  width={x(one.to) - x(one.from)}
                  height={HEIGHT}
                  fill={`url(#${hatch})`}
                />
              ))}
              {[0.1, 0.25, 0.5, 0.75, 1].map((share) => (
                <g key={share}>
                  <path d={`M0 ${depthOfShare(share, HEIGHT)}H${width}`} className={share === 1 ? 'axis' : 'grid'} />
                  <text x="-8" y={depthOfShare(share, HEIGHT) + 4} textAnchor="end">
                    {share * 100}%
                  </text>
                </g>
              ))}
              <text x="-8" y="4" textAnchor="end" className="strong">
                due
              </text>
              <path d={`M0 0H${width}`} className="axis thick" />
              <path d={`M0 0V${HEIGHT}`} className="axis" />
              {shown.map(({ reference, form, answeredAt, left, lateMs }) =>
                lateMs > 0 ? null : (
                  <circle
                    key={`${reference} ${answeredAt}`}
                    cx={x(Date.parse(answeredAt))}
                    cy={depthOfShare(left, HEIGHT)}
                    r="3.4"
                    className={inDays.has(form) ? 'mark ring' : 'mark'}
                  />
                ),
              )}
              {span <= 30 &&
                midnights.map((start, index) => {
                  const end = midnights[index + 1] ?? to
                  const ofDay = shown.filter(
                    ({ answeredAt }) => Date.parse(answeredAt) >= start && Date.parse(answeredAt) < end,
                  )
                  const median = medianOf(ofDay.map(({ left }) => left))
                  if (median === null || ofDay.length < 2) return null
                  const y = depthOfShare(median, HEIGHT)
                  return <path key={start} d={`M${x(start) + 2} ${y}H${x(end) - 2}`} className="median" />
                })}
              {late.map(({ reference, x: at, lateMs }) => (
                <g key={`${reference} ${at}`}>
                  <path d={`M${at} 0V${-heightOfLate(lateMs)}`} className="late" strokeWidth="3" />
                  <circle cx={at} cy={-heightOfLate(lateMs)} r="4.5" className="late" />
                </g>
              ))}
              {fitLabels(late, width).map(({ reference, label, start, x: at, lateMs }) => (
                <text key={`${reference} ${at}`} x={start} y={-heightOfLate(lateMs) - 10}>
                  {label}
                </text>
              ))}
              {labelled.map((at) => (
                <g key={at}>
                  <path d={`M${x(at)} ${HEIGHT}v5`} className="axis" />
                  <text x={x(at)} y={HEIGHT + 20}>
                    {shortDate(at, timeZone, now)}
                  </text>
                </g>
              ))}
            </g>
          </svg>
        )}
      </div>
    </PlotBlock>
  )
}

function daysBetween(from: number, to: number, timeZone: string): number[] {
  const starts: number[] = []
  for (let day = from; day < to; day = midnightAfter(day, timeZone)) starts.push(day)
  return starts
}
