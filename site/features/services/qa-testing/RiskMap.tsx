import type { CSSProperties } from 'react'
import { Drawing, Paths } from '../../../chart/Drawing.tsx'
import { percent } from '../../../chart/scale.ts'
import type { ChartOf } from '../../../schemas/charts/chart.ts'
import { withFigures } from '../with-figures.ts'
import { RiskSign } from './RiskSign.tsx'
import { riskDepths } from './risk-depths.ts'
import { ACROSS, across, contour, DOWN, down, LEVELS, PLOT, steps, THIN } from './risk-drawing.ts'

/** From the least risk to the largest. */
const TINTS = [
  'fill-shoal-pale stroke-none',
  'fill-soft-deep',
  'fill-shoal',
  'fill-[#bfdde8]',
  'fill-water-1',
  'fill-water-2',
  'fill-[#7badc6]',
]
/** Figures of the lines are printed near the right edge, at these odds. */
const FIGURES_ODDS = 51
/** Where the name of the limit lies along its line. */
const LIMIT_ODDS = 13.5

/**
 * All risks by odds and hours, square-root scales on both sides, with the lines of equal risk. Places are shares, so that
 * one drawing serves every width; the frame's dashes change at the figures of its axes. The rows below it name the same risks.
 */
export function RiskMap({ map }: { map: ChartOf<'risk-map'> }) {
  const { axes, limit, key } = map
  const sums = riskDepths(map)
  const { all, swept, open, left } = sums
  return (
    <figure className="risk-map mt-14 lg:grid lg:grid-cols-1 lg:mt-24">
      <p className="mono flex flex-wrap gap-y-0 gap-x-5 mb-9 lg:grid lg:z-1 lg:[grid-area:1/1] lg:self-start lg:m-8">
        {[axes.across, axes.down, axes.depth].map((words) => (
          <span key={words}>{words}</span>
        ))}
      </p>
      <div
        className="risk-plot lg:[grid-area:1/1]"
        aria-hidden="true"
        style={{ '--across': steps(ACROSS.map(across)), '--down': steps(DOWN.map(down)) }}
      >
        <Drawing
          className="absolute inset-0 size-full overflow-hidden fill-none stroke-[#3f86a8] stroke-[1.25]"
          size={[PLOT.width, PLOT.height]}
          stretched
        >
          <Paths of={LEVELS.map((depth) => contour(depth, { closed: true }))} classes={TINTS} />
          <path strokeWidth="1" strokeOpacity="0.4" d={THIN.map((depth) => contour(depth)).join('')} />
          <path className="stroke-ink" strokeWidth="1.75" strokeDasharray="14 5 3 5" d={contour(limit.hours)} />
        </Drawing>
        {LEVELS.slice(1, -1).map((depth) => (
          <span key={depth} className="mono risk-level" style={at(FIGURES_ODDS, (100 * depth) / FIGURES_ODDS)}>
            {depth}
          </span>
        ))}
        <span className="mono risk-limit-name" style={at(LIMIT_ODDS, (100 * limit.hours) / LIMIT_ODDS)}>
          {limit.label}
        </span>
        {ACROSS.map((odds, index) => (
          <span
            key={odds}
            className="mono risk-odds bottom-[calc(100%+0.8125rem)] -translate-x-1/2"
            style={{ left: percent(across(odds)) }}
          >
            {index === 0 ? `${odds}%` : odds}
          </span>
        ))}
        {DOWN.map((hours, index) => (
          <span
            key={hours}
            className="mono right-[calc(100%+0.8125rem)] -translate-y-1/2"
            style={{ top: percent(down(hours)) }}
          >
            {index === DOWN.length - 1 ? `${hours} h` : hours}
          </span>
        ))}
        {all.risks.map(({ name, odds, hours, depth, state, group, nameLeft, key: chosen }) => (
          <span
            key={name}
            className="risk-mark"
            data-group={group}
            data-key={chosen || undefined}
            data-side={nameLeft ? 'left' : undefined}
            style={at(odds, hours)}
          >
            <RiskSign depth={depth} state={state} />
            <span>{name}</span>
          </span>
        ))}
      </div>
      <div className="risk-sums lg:[grid-area:1/1]">
        <p className="as-heading text-h4 leading-heading tracking-h3">{map.title}</p>
        <p className="mono mt-2">{withFigures(map.count, { count: all.count })}</p>
        <dl className="mt-4 border-t border-ink *:flex *:flex-row-reverse *:items-baseline *:justify-end *:gap-5 *:pt-2 *:text-small *:leading-snug *:last:mt-3 *:last:border-t *:last:border-ink *:last:font-semibold">
          {(['swept', 'open', 'left', 'all'] as const).map((state) => (
            <div key={state}>
              <dt>{map.sums[state]}</dt>
              <dd className="flex-[0_0_3.5rem] font-mono text-h4 font-normal leading-heading tracking-h2 text-right">
                {sums[state].hours.toFixed(1)}
              </dd>
            </div>
          ))}
        </dl>
      </div>
      <figcaption className="grid gap-y-4 gap-x-6 mt-7 text-small text-balance md:grid-cols-[repeat(2,1fr)] lg:grid-cols-[repeat(3,1fr)] lg:mt-9">
        {(['swept', 'open', 'left'] as const).map((state) => (
          <span key={state} className="relative pl-12" data-state={state}>
            {state === 'swept' ? (
              <RiskSign depth={Math.max(...swept.risks.map(({ depth }) => depth))} state={state} />
            ) : (
              <i aria-hidden="true" />
            )}
            <b className="mr-1 font-medium">{key[state][0]}</b>{' '}
            {withFigures(key[state][1], { count: { swept, open, left }[state].count })}
          </span>
        ))}
      </figcaption>
    </figure>
  )
}

function at(odds: number, hours: number): CSSProperties {
  return { left: percent(across(odds)), top: percent(down(hours)) }
}
