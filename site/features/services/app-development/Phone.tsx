import { Drawing } from '../../../chart/Drawing.tsx'
import type { ChartOf } from '../../../schemas/charts/chart.ts'
import { clockOf, minutesOf } from '../clock.ts'
import { withFigures } from '../with-figures.ts'
import { type WorkingDay, waitingAt } from './working-day.ts'

/** The phone at the first moment of the log, in its own size. A picture: the log beside it says the same. */
export function Phone({ passage: { log, screen }, day }: { passage: ChartOf<'passage'>; day: WorkingDay }) {
  const clock = log[0]?.at ?? ''
  const [width, height] = screen.millimeters
  const waiting = waitingAt(day, minutesOf(clock) + 1 / 60)
  return (
    <div
      className="phone max-md:mx-auto max-md:mt-12"
      aria-hidden="true"
      style={{ width: `${width}mm`, height: `${height}mm` }}
    >
      <p className="mono phone-size hidden text-mono">
        <span className="md:px-4 md:bg-ink md:leading-[20px] md:[writing-mode:vertical-rl] md:rotate-180 md:whitespace-nowrap">
          {withFigures(screen.size, { height })}
        </span>
      </p>
      <div className="flex flex-col h-full pb-[14px] px-[18px] rounded-[31px] bg-[#f4f6f6] text-muted overflow-clip">
        <div className="relative after:absolute after:top-[10px] after:left-[calc(50%-37px)] after:w-[74px] after:h-[20px] after:rounded-[10px] after:bg-black mx-[-18px] pt-[11px] pb-3 px-[18px] border-b border-b-[#d8c69a] bg-buff text-ink">
          <p className="flex justify-between items-center mb-[14px] pl-[2px]">
            <b className="text-small font-semibold">{clockOf(minutesOf(clock))}</b>
            <Drawing width="48" height="14" fill="none" stroke="currentColor" size={[48, 14]}>
              <path d="M2 13v-3M6.5 13V7.5M11 13V5M15.5 13V2" strokeWidth="3" strokeOpacity=".28" />
              <path d="M1 1l16 12" strokeWidth="1.5" />
              <rect x="24.6" y="2" width="20" height="10" rx="2.5" />
              <path d="M46.6 5.5v3" />
              <path d="M27 4.4h10v5.2H27z" fill="currentColor" stroke="none" />
            </Drawing>
          </p>
          <p className="flex justify-between items-center">
            <b className="font-semibold">{screen.state}</b>
            {withFigures(screen.notice, { waiting })}
          </p>
        </div>
        <p className="mono text-mono flex justify-between mt-[13px]">
          <span>{screen.stop}</span>
          <span>{screen.round}</span>
        </p>
        <p className="max-w-[11em] mt-[5px] mb-[6px] as-heading text-h4 leading-tight tracking-h3 text-ink">
          {screen.place}
        </p>
        <p>{screen.address}</p>
        <p className="relative after:absolute after:top-[36px] after:right-[14px] after:w-[10px] after:h-[6px] after:border-b-[1.5px] after:border-l-[1.5px] after:border-sea-text after:-rotate-45 mt-[13px] mb-5 mx-[-6px] pt-[10px] pb-2 px-[11px] border border-[#a9c9d6] rounded-[5px] bg-white">
          {screen.reading.name}
          <span className="block text-ink">
            <b className="as-heading text-[29px] leading-[1.15] tracking-h2">{screen.reading.value}</b>{' '}
            {screen.reading.unit}
          </span>
          <span className="mono block text-mono text-sea-text">{withFigures(screen.reading.kept, { clock })}</span>
        </p>
        <p>{screen.question}</p>
        <p className="grid grid-cols-[1fr_1fr] gap-[6px] mt-[6px] mb-3 *:py-[11px] *:border *:border-[#7fa3b2] *:rounded-[4px] *:bg-white *:text-small *:font-medium *:text-center *:text-ink">
          {screen.answers.map((answer) => (
            <span key={answer}>{answer}</span>
          ))}
        </p>
        <p className="relative h-[57px] rounded-[3px] bg-deep text-shoal">
          <Drawing fill="none" stroke="#cfe6ee" size={[216, 57]}>
            <path d="M0 24h45M96 24h120" strokeWidth="3" strokeOpacity=".45" />
            <circle cx="71" cy="29.500" r="21" />
            <circle cx="71" cy="29.500" r="14.500" strokeOpacity=".5" />
            <path d="M71 29.500l11.500-9" stroke="#fff" strokeWidth="2" />
          </Drawing>
          <span className="absolute right-[10px] bottom-[5px] text-mono">{screen.photo}</span>
        </p>
        <p className="mt-auto -mx-1 py-3 rounded-[5px] bg-ink text-small font-medium text-center text-white">
          {screen.action}
        </p>
      </div>
    </div>
  )
}
