import { depthOfTime } from '../../../contract/depth.ts'
import type { StaffLinkPage } from '../../../contract/page.ts'
import { durationInWords, hoursAndMinutes } from '../../../contract/time/duration.ts'
import { briefDate, dueInShort, momentOf } from '../../../contract/time/moment.ts'
import { DAY_MS } from '../../../contract/time/units.ts'

export interface PromiseProfileProps {
  link: StaffLinkPage
  /** Ms since the epoch. */
  now: number
  timeZone: string
}

const WIDTH = 636
const WATER = 270
const TOP = 34
const HEIGHT = TOP + WATER + 34
/** Points of the bed. */
const STEPS = 60
const TICKS = 5

/** The promise as a depth profile: across is the time from receipt to due time, down is the time left. */
export function PromiseProfile({ link, now, timeZone }: PromiseProfileProps) {
  const { receivedAt, dueAt, openedAt } = link
  const term = Math.max(dueAt - receivedAt, 1)
  const x = (at: number) => Math.min(1, Math.max(0, (at - receivedAt) / term)) * (WIDTH - 4) + 2
  const depth = (at: number) => depthOfTime(dueAt - at, term) * WATER
  const bed = Array.from({ length: STEPS + 1 }, (_, step) => receivedAt + (term * step) / STEPS)
    .map((at) => `${x(at).toFixed(1)} ${(TOP + depth(at)).toFixed(1)}`)
    .join(' L')
  const end = link.answeredAt ?? now
  const isLate = end > dueAt
  const left = dueAt - end
  const { hours, minutes } = hoursAndMinutes(left)
  const moment = (at: number) => dueInShort(momentOf(at, timeZone, now))
  const tick = (at: number) => {
    const one = momentOf(at, timeZone)
    return term > 2 * DAY_MS ? briefDate(one) : `${one.hour} ${one.dayPeriod}`
  }

  return (
    <figure className="w-full max-w-160 lg:justify-self-end">
      <figcaption className="flex justify-between gap-4 font-mono text-small">
        <span>received {moment(receivedAt)}</span>
        <span className="text-right">due {moment(dueAt)}</span>
      </figcaption>
      <svg
        viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
        className="mt-1 block w-full"
        role="img"
        aria-label={`${durationInWords(Math.abs(left))} ${isLate ? 'late' : 'left'}${link.answeredAt === null ? '' : ' when it was answered'}`}
      >
        <rect x="2" y={TOP} width={WIDTH - 4} height={WATER} className="fill-shoal" />
        <path d={`M${bed} L${WIDTH - 2} ${TOP + WATER} L2 ${TOP + WATER}Z`} className="fill-buff" />
        <path d={`M${bed}`} fill="none" className="stroke-ink" strokeWidth="1.5" />
        <path d={`M2 ${TOP}H${WIDTH - 2}`} className="stroke-ink" strokeWidth="1.5" />
        <Lead x={x(receivedAt)} depth={depth(receivedAt)} />
        {openedAt !== null && openedAt < dueAt && <Lead x={x(openedAt)} depth={depth(openedAt)} />}
        <Lead x={x(end)} depth={depth(end)} isNow />
        {Array.from({ length: TICKS }, (_, index) => {
          const at = receivedAt + (term * index) / (TICKS - 1)
          const anchor = index === 0 ? 'start' : index === TICKS - 1 ? 'end' : 'middle'
          return (
            <text
              key={at}
              x={x(at)}
              y={HEIGHT - 6}
              textAnchor={anchor}
              className="fill-ink font-mono text-[24px] sm:text-[15px]"
            >
              {tick(at)}
            </text>
          )
        })}
        <text x={WIDTH * 0.5} y={TOP + 82} className={`font-display ${isLate ? 'fill-alarm' : 'fill-ink'}`}>
          <tspan className="text-[64px]">{hours}</tspan>
          <tspan className="text-[38px]" dy="12">
            {minutes}
          </tspan>
        </text>
        <text x={WIDTH * 0.5} y={TOP + 122} className="fill-ink font-mono text-[21px] sm:text-[14px]">
          hours, minutes {isLate ? 'late' : 'left'}
        </text>
      </svg>
    </figure>
  )
}

function Lead({ x, depth, isNow = false }: { x: number; depth: number; isNow?: boolean }) {
  return (
    <>
      <path d={`M${x} ${TOP}v${depth.toFixed(1)}`} className="stroke-ink" strokeWidth={isNow ? 2.5 : 1} />
      <circle
        cx={x}
        cy={TOP}
        r={isNow ? 6 : 4}
        className={isNow ? 'fill-sheet stroke-ink' : 'fill-ink'}
        strokeWidth="2"
      />
    </>
  )
}
