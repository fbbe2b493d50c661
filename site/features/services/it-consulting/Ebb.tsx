import { Drawing, Paths } from '../../../chart/Drawing.tsx'
import { itemAt } from '../../../chart/item-at.ts'
import { percent } from '../../../chart/scale.ts'
import type { ChartOf } from '../../../schemas/charts/chart.ts'
import { Items } from '../../../ui/Items.tsx'
import { dollarsOf } from '../figures.ts'
import { withFigures } from '../with-figures.ts'
import { type EbbStep, surface } from './ebb.ts'

/** Thousands of dollars between two tints of the water. */
const TINT = 800
/** From the surface down. */
const TINTS = ['fill-[#2f86ac]', 'fill-sea', 'fill-sea-text', 'fill-water-6']
/** On a phone the names have room from this cost on, and up to this month. */
const PHONE = { cost: 230, month: 30 }

interface EbbProps {
  course: ChartOf<'contract-course'>
  steps: readonly EbbStep[]
  /** The contract that the chart marks. */
  litName: string
}

/** Contracts as an ebbing tide: each end lets the water out a step. The drawing stands beside the list of its steps. */
export function Ebb({ course, steps, litName }: EbbProps) {
  const { months, committed, open, axis, unit, lit, named } = course
  const first = itemAt(steps, 0)
  const top = Math.ceil((first.left + first.cost) / TINT) * TINT
  const line = surface(steps, { top, months })
  // The schema has refused a chart without this contract, or without the move.
  const litStep = itemAt(
    steps,
    steps.findIndex(({ name }) => name === litName),
  )
  const replaced = course.moves.find(({ label }) => label === lit.replacedBy)?.to ?? 0
  const gap = replaced - litStep.month
  const rows = Array.from({ length: top / TINT }, (_, index) => top - index * TINT)
  return (
    <figure className="mt-16">
      <div className="ebb-plot relative h-95 mb-12 md:h-[clamp(27.5rem,36vw,32.5rem)]" aria-hidden="true">
        <Drawing
          className="absolute inset-0 size-full overflow-visible fill-none stroke-white"
          size={[months, top]}
          stretched
        >
          <clipPath id="ebb-water">
            <path d={`${line}V${top}H-${months}z`} />
          </clipPath>
          <g clipPath="url(#ebb-water)" stroke="none">
            <Paths
              of={rows.map((level) => `M-${months} ${top - level}H${months}v${TINT}H-${months}z`)}
              classes={TINTS}
            />
          </g>
          <path stroke="#7fa5b8" strokeOpacity="0.35" d={rows.map((level) => `M0 ${top - level}H${months}`).join('')} />
          <path className="stroke-2" d={line} />
          <g className="stroke-signal">
            <path className="stroke-4" d={`M${litStep.month} ${top - litStep.left}v-${litStep.cost}`} />
            <path strokeDasharray="4 4" d={`M${litStep.month} ${top}V${top - litStep.left}`} />
          </g>
        </Drawing>
        {rows.map((level, index) => (
          <span
            key={level}
            className="mono md:z-1 right-0 pb-1 text-muted-deep -translate-y-full"
            style={{ top: percent(1 - level / top) }}
          >
            {index === 0 ? `$${level / 1000} ${unit}` : (level / 1000).toFixed(1)}
          </span>
        ))}
        {steps.map(({ name, month, cost, left }) =>
          named.includes(name) ? (
            <span
              key={name}
              className="pl-2.5 text-label whitespace-nowrap -translate-y-1/2"
              data-minor={cost < PHONE.cost || month > PHONE.month || undefined}
              style={{ left: percent(month / months), top: percent(1 - (left + cost / 2) / top) }}
            >
              {name} <b className={`mono font-normal text-[#cfdde4] ${cost < 280 ? '' : 'block'}`}>{cost}</b>
            </span>
          ) : null,
        )}
        <span
          className="pl-2.5 text-label whitespace-nowrap -translate-y-1/2"
          style={{
            left: percent(litStep.month / months),
            top: percent(1 - (litStep.left + litStep.cost / 2) / top),
          }}
        >
          <strong className="font-semibold">{litStep.name}</strong>{' '}
          <b className="mono block font-normal text-[#cfdde4]">{litStep.cost}</b>
          <em className="not-italic hidden lg:block absolute top-1/2 left-22 w-70 whitespace-normal -translate-y-1/2">
            {withFigures(lit.note, { gap, until: replaced })}
          </em>
          <small className="mono block max-w-36 not-italic whitespace-normal lg:hidden">
            {withFigures(lit.short, { gap })}
          </small>
        </span>
        {steps.map(({ name, month, cost }) => (
          <span
            key={name}
            className={`mono before:tick-[0.5rem] before:bottom-[calc(100%+0.25rem)] before:border-line-deep-bright data-lit:font-medium data-lit:text-white top-[calc(100%+0.875rem)] text-muted-deep -translate-x-1/2 ${month > 2 ? '' : 'max-lg:hidden'}`}
            data-minor={(month > 2 && cost < PHONE.cost) || undefined}
            data-lit={name === litName || undefined}
            style={{ left: percent(month / months) }}
          >
            {month}
          </span>
        ))}
        <span className="mono hidden md:block top-[calc(100%+0.875rem)] left-0 text-muted-deep">{axis}</span>
        <span className="bottom-5 left-0 as-heading text-body leading-flat tracking-h4 text-shoal md:text-h4">
          {committed}
        </span>
        <span className="top-[12%] right-0 as-heading text-body leading-flat tracking-h4 text-shoal md:top-[33%] md:text-h4">
          {open}
        </span>
      </div>
      <Items
        className="sr-only"
        of={[
          ...steps.map(
            ({ name, month, cost, left }) =>
              `${axis} ${month}: ${name}, ${dollarsOf(cost * 1000)}. ${committed}: ${dollarsOf(left * 1000)}.`,
          ),
          withFigures(lit.note, { gap, until: replaced }),
        ]}
      />
    </figure>
  )
}
