import type { CSSProperties } from 'react'
import { Drawing } from '../../../chart/Drawing.tsx'
import type { ChartOf } from '../../../schemas/charts/chart.ts'
import { chartOf } from '../chart-of.ts'
import type { ServicePageProps } from '../Part.tsx'
import { bedPath } from './bed-path.ts'
import { costsOf, SCALE, totalOf } from './fault-depths.ts'

/**
 * Five leads from one surface, each as deep as its hours; the styles set the pixels of an hour. The list is the chart:
 * a lead is the edge of its entry, and so is each stretch of the last one.
 */
export function FaultDepths({ depths }: { depths: ChartOf<'fault-depths'> }) {
  const { finds, last, unit, caption } = depths
  const total = totalOf(depths)
  return (
    <figure className="qa-depths" style={{ '--total': total }}>
      <div className="page relative">
        <ol className="relative z-1 h-[calc(var(--total)*var(--hour))]">
          {finds.map(({ label, hours }) => (
            <li
              className="absolute -top-19 left-(--x) text-mono leading-[1.25] md:text-small lg:-top-19.5 lg:text-mono xl:-top-15 xl:text-small"
              key={label}
              style={of({ hours })}
            >
              <b className="grid w-min min-w-12 min-h-[2.5em] font-medium content-end md:w-auto lg:w-min lg:max-xl:max-w-30 xl:w-max xl:min-h-0">
                {label}
              </b>{' '}
              <span className="mono block mt-1 text-inherit">{`${hours} ${unit}`}</span>
            </li>
          ))}
          <li
            className="qa-last absolute -top-19 right-2 left-auto text-mono leading-[1.25] text-right md:text-small lg:-top-19.5 lg:right-auto lg:left-[85.49%] lg:text-mono lg:text-left xl:-top-15 xl:text-small"
            style={of({ hours: total })}
          >
            <b className="ml-auto grid w-min min-w-12 min-h-[2.5em] font-medium content-end md:w-auto lg:w-min lg:max-xl:max-w-30 xl:w-max xl:min-h-0">
              {last.label}
            </b>{' '}
            <span className="mono block mt-1 text-inherit">{`${total} ${unit}`}</span>
            <ol className="absolute top-19 right-0 left-auto w-48 lg:top-19.5 lg:right-auto lg:left-0 lg:max-xl:w-32 xl:top-15">
              {costsOf(depths).map(({ label, hours, fix, from, middle }) => (
                <li key={label} className="md:max-lg:text-small" data-fix={fix || undefined}>
                  <i
                    className="absolute top-[calc(var(--from,0)*var(--hour))] -right-1.5 left-auto w-3.5 h-[calc(var(--hours)*var(--hour))] border-b-2 border-ink lg:right-auto lg:-left-1.5"
                    data-deep={from + hours > total / 2 || undefined}
                    style={of({ from, hours })}
                  />
                  <p
                    className="absolute top-[calc(var(--from)*var(--hour))] right-4 left-auto whitespace-nowrap -translate-y-1/2 max-[24rem]:w-30 max-[24rem]:whitespace-normal lg:right-auto lg:left-4.5 lg:max-xl:w-30 lg:max-xl:whitespace-normal"
                    data-deep={middle > total / 2 || undefined}
                    style={of({ from: middle })}
                  >
                    <b className="block w-auto min-w-12 min-h-0 font-medium lg:max-xl:max-w-30">{label}</b>{' '}
                    <span className="mono block text-inherit">{`${hours} ${unit}`}</span>
                  </p>
                </li>
              ))}
            </ol>
          </li>
        </ol>
        <p className="absolute top-[calc(21.2*var(--hour))] left-[calc(var(--spacing-gutter)+1.5rem)] w-[min(16rem,68%)] text-mono leading-label md:top-[calc(12.4*var(--hour))] md:w-64 lg:left-1/2 lg:w-[30%]">
          {caption}
        </p>
        <p
          className="absolute right-auto bottom-13 left-[calc(var(--spacing-gutter)+1.5rem)] as-heading text-[3.25rem] leading-[0.75] tracking-h1 text-white min-[24rem]:bottom-5 min-[24rem]:text-[4.75rem] md:text-[9rem] lg:right-[calc(var(--spacing-gutter)+(100%-2*var(--spacing-gutter))*0.1675)] lg:bottom-7.5 lg:left-auto lg:text-[clamp(7rem,13.2vw,11.875rem)]"
          aria-hidden="true"
        >{`${total} ${unit}`}</p>
      </div>
      <div className="qa-scale mono absolute top-0 left-0" aria-hidden="true">
        {Array.from({ length: Math.ceil(total / SCALE) - 1 }, (_, index) => (index + 1) * SCALE).map((hours) => (
          <span
            key={hours}
            className="absolute top-[calc(var(--from)*var(--hour))] left-3.5 pt-1 text-mono whitespace-nowrap lg:left-6"
            style={of({ from: hours })}
            data-deep={hours >= total / 2 || undefined}
          >
            {hours === SCALE ? `${hours} ${unit}` : hours}
          </span>
        ))}
      </div>
      <Drawing
        className="absolute inset-x-0 bottom-2 w-full h-10 fill-buff pointer-events-none lg:bottom-3"
        size={[1440, 60]}
        stretched
      >
        <path d={bedPath({ seed: 8, height: 60, from: 6, to: 18 })} />
      </Drawing>
    </figure>
  )
}

function of({ from = 0, hours = 0 }: { from?: number; hours?: number }): CSSProperties {
  return { ...(from > 0 && { '--from': from }), ...(hours > 0 && { '--hours': hours }) }
}

/** Pixels of an hour in the closing band, and where its leads hang. */
const HOUR = 6
const LEADS = [150, 270, 390, 510]
const TINTS = ['shoal-pale', 'shoal', 'water-1', 'sea', 'deep']
const WEIGHT = 'm0-6l6 6-6 6-6-6 6-6'

/** The leads alone, for the closing band. */
export function LeadsAgain(props: ServicePageProps) {
  const depths = chartOf(props, 'fault-depths')
  const total = totalOf(depths)
  const half = (total * HOUR) / 2
  const leads = LEADS.map((x, index) => `M${x} 0v${Math.round((depths.finds[index]?.hours ?? 0) * HOUR)}${WEIGHT}`)
  return (
    <g transform="translate(0 60)">
      {TINTS.map((tint, index) => (
        <path key={tint} fill={`var(--color-${tint})`} d={`M0 ${index * SCALE * HOUR}h2000v500h-2000z`} />
      ))}
      <path className="fill-ink stroke-ink stroke-2" d={`${leads.join('')}M640 0v${half}`} />
      <path className="fill-white stroke-white stroke-2" d={`M640 ${half}v${half}${WEIGHT}`} />
      <text className="fill-white as-heading text-h1 tracking-h1" x="615" y="345" textAnchor="end">
        {`${total} ${depths.unit}`}
      </text>
    </g>
  )
}
