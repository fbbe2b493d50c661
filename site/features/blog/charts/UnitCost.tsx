import { linear, tenth } from '../../../chart/scale.ts'
import type { Drawing } from '../../../schemas/post.ts'
import { centsEach, NARROW_PLOT, type PlotFrame, rayOf, WIDE_PLOT } from './unit-cost.ts'
import { Word } from './Word.tsx'

type Props = Extract<Drawing, { name: 'unit-cost' }>

/** A bill over what it is divided by: each ray is an equal cost of one unit, and the way crosses from one to another. */
export function UnitCost({ bill, unit, readings }: Props) {
  const [before, after] = readings
  const [first, second] = [centsEach(before), centsEach(after)]
  const each = unit.replace(/s\b.*$/, '')
  return (
    <>
      <div className="drawing" aria-hidden="true">
        {[WIDE_PLOT, NARROW_PLOT].map((frame) => (
          <Plot key={frame.kind} frame={frame} bill={bill} unit={unit} readings={readings} />
        ))}
      </div>
      <ul className="legend">
        <li data-line="dotted">Equal cost per {each}</li>
        <li data-line="before">
          {before.name}’s {first}¢
        </li>
        <li data-line="after">
          {after.name}’s {second}¢
        </li>
        <li data-line="way">
          From {before.name} to {after.name}
        </li>
      </ul>
    </>
  )
}

function Plot({ frame, bill, unit, readings }: { frame: PlotFrame } & Omit<Props, 'name'>) {
  const [before, after] = readings
  // Per cent of the drawing, from its left and its top.
  const x = linear(frame.units, [0, 100])
  const y = linear(frame.dollars, [100, 0])
  const rays = frame.bearings.flatMap((cents) => rayOf(cents, frame) ?? [])
  const own = [before, after].flatMap((reading) => rayOf(centsEach(reading), frame) ?? [])
  const at = ([units, dollars]: readonly [number, number]) => `${tenth(x(units))} ${tenth(y(dollars))}`
  const more = (part: number) => `+${Math.round(part * 100)}%`
  const isWide = frame.kind === 'wide'
  const [low, high] = own
  return (
    <div className={`plot plot-${frame.kind}`}>
      <svg viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
        <path className="stroke-line" d={frame.dollarTicks.map((value) => `M0 ${tenth(y(value))}H100`).join('')} />
        {low && high && (
          <path
            className="fill-sea/12"
            d={`M${at(low.from)}L${at(low.to)}${high.leaves === 'right' ? 'L100 0' : ''}L${at(high.to)}L${at(high.from)}z`}
          />
        )}
        <path
          className="stroke-line-deep-strong [stroke-dasharray:1_5]"
          d={rays.map(({ from, to }) => `M${at(from)}L${at(to)}`).join('')}
        />
        {own.map(({ cents, from, to }, index) => (
          <path
            key={cents}
            className={index === 0 ? 'stroke-sea stroke-[1.5]' : 'stroke-ink stroke-[1.5]'}
            d={`M${at(from)}L${at(to)}`}
          />
        ))}
        <path
          className="stroke-ink [stroke-dasharray:3_3]"
          d={`M${at([before.units, before.dollars])}H${tenth(x(after.units))}V${tenth(y(after.dollars))}`}
        />
        <path
          className="stroke-signal stroke-3"
          d={`M${at([before.units, before.dollars])}L${at([after.units, after.dollars])}`}
        />
      </svg>
      {[...rays, ...own].map(({ cents, to, leaves }) => (
        <Word key={cents} x={x(to[0])} y={y(to[1])} place={leaves} text={`${cents}¢`} />
      ))}
      {frame.dollarTicks.map((value) => (
        <Word key={value} x={0} y={y(value)} place="left" text={value === 0 ? '0' : `$${value / 1000}k`} />
      ))}
      {frame.unitTicks.map((value) => (
        <Word key={value} x={x(value)} y={100} place="bottom" text={`${value / 1000}k`} />
      ))}
      <Word x={0} y={0} place="bill" text={bill} />
      <Word x={100} y={100} place="unit" text={unit} />
      {[before, after].map((reading, index) => (
        <Word
          key={reading.name}
          x={x(reading.units)}
          y={y(reading.dollars)}
          place={index === 0 ? 'reading before' : 'reading after'}
          text={
            <>
              <b>{reading.name}</b>
              {reading.units.toLocaleString('en-US')}
              {isWide ? ` ${unit.split(' ')[0]} for ` : <br />}${reading.dollars.toLocaleString('en-US')}
            </>
          }
        />
      ))}
      {isWide && (
        <>
          <Word
            x={(x(before.units) + x(after.units)) / 2}
            y={y(before.dollars)}
            place="bottom"
            text={more(after.units / before.units - 1)}
          />
          <Word
            x={x(after.units)}
            y={(y(before.dollars) + y(after.dollars)) / 2}
            place="right"
            text={more(after.dollars / before.dollars - 1)}
          />
        </>
      )}
    </div>
  )
}
