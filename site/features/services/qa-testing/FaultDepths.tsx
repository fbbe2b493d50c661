import type { CSSProperties } from 'react'
import type { FaultDepths as Depths } from '../../../schemas/charts/fault-depths.ts'
import { bedPath } from './bed-path.ts'
import { costsOf, SCALE, totalOf } from './fault-depths.ts'

/**
 * Five leads from one surface, each as deep as its hours; the styles set the pixels of an hour. The list is the chart:
 * a lead is the edge of its entry, and so is each stretch of the last one.
 */
export function FaultDepths({ depths }: { depths: Depths }) {
  const { finds, last, unit, caption } = depths
  const total = totalOf(depths)
  return (
    <figure className="qa-depths" style={{ '--total': total }}>
      <div className="page relative">
        <ol className="relative z-1 h-[calc(var(--total)_*_var(--hour))]">
          {finds.map(({ label, hours }) => (
            <li key={label} style={of({ hours })}>
              <b>{label}</b> <span className="mono block mt-1 text-inherit">{`${hours} ${unit}`}</span>
            </li>
          ))}
          <li className="qa-last" style={of({ hours: total })}>
            <b className="ml-auto">{last.label}</b>{' '}
            <span className="mono block mt-1 text-inherit">{`${total} ${unit}`}</span>
            <ol>
              {costsOf(depths).map(({ label, hours, fix, from, middle }) => (
                <li key={label} className="md:max-lg:text-small" data-fix={fix || undefined}>
                  <i data-deep={from + hours > total / 2 || undefined} style={of({ from, hours })} />
                  <p data-deep={middle > total / 2 || undefined} style={of({ from: middle })}>
                    <b>{label}</b> <span className="mono block m-0 text-inherit">{`${hours} ${unit}`}</span>
                  </p>
                </li>
              ))}
            </ol>
          </li>
        </ol>
        <p className="qa-caption text-small">{caption}</p>
        <p className="qa-total" aria-hidden="true">{`${total} ${unit}`}</p>
      </div>
      <div className="qa-scale mono absolute top-0 left-0" aria-hidden="true">
        {Array.from({ length: Math.ceil(total / SCALE) - 1 }, (_, index) => (index + 1) * SCALE).map((hours) => (
          <span
            key={hours}
            className="absolute top-[calc(var(--from)_*_var(--hour))] left-[0.875rem] pt-1 text-mono whitespace-nowrap lg:left-[1.5rem]"
            style={of({ from: hours })}
            data-deep={hours >= total / 2 || undefined}
          >
            {hours === SCALE ? `${hours} ${unit}` : hours}
          </span>
        ))}
      </div>
      <svg
        className="absolute inset-x-0 bottom-[0.5rem] w-full h-[2.5rem] fill-buff pointer-events-none lg:bottom-[0.75rem]"
        viewBox="0 0 1440 60"
        preserveAspectRatio="none"
        aria-hidden="true"
      >
        <path d={bedPath({ seed: 8, height: 60, from: 6, to: 18 })} />
      </svg>
    </figure>
  )
}

function of({ from = 0, hours = 0 }: { from?: number; hours?: number }): CSSProperties {
  return { ...(from > 0 && { '--from': from }), ...(hours > 0 && { '--hours': hours }) }
}
