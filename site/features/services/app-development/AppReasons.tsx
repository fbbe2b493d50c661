import { percent } from '../../../chart/scale.ts'
import { Section } from '../../../ui/Section.tsx'
import { SectionHead } from '../../../ui/SectionHead.tsx'
import { chartOf } from '../chart-of.ts'
import type { ServicePageProps } from '../service-page-props.ts'
import { timeTicks } from './time-ticks.ts'

/** Three promises on one axis of time; each text stands under its place. */
export function AppReasons({ id, service, words }: ServicePageProps) {
  const { heading, lead, items } = service.reasons
  const { marks, ticks, strokes } = timeTicks(chartOf(id, service, 'time-scale'))
  const [, second = 0, third = 0] = marks
  const columns = { '--columns': `${second}fr ${third - second}fr ${1 - third}fr` }
  return (
    <Section tone="buff" ruler labelledBy="reasons-title" className="section-y">
      <div className="page">
        <SectionHead id="reasons-title" label={words.labels.reasons} heading={heading} lead={lead} />
        <div className="time-scale" aria-hidden="true">
          <svg viewBox="0 0 1296 20" preserveAspectRatio="none" aria-hidden="true">
            <path d={`M0 19H1296${strokes.map((at) => `M${Math.round(at * 12960) / 10} 19v-8`).join('')}`} />
            <path d={ticks.map(({ at }) => `M${Math.round(at * 12960) / 10} 19V2`).join('')} />
          </svg>
          {ticks.map(({ label, at }) => (
            <p key={label} className="mono" data-tight={isTight(at, marks) || undefined} style={{ left: percent(at) }}>
              {label}
            </p>
          ))}
          {items.map(({ figure, unit, title }, index) => (
            <p key={title} className="mono" data-mark={index} style={{ left: percent(marks[index] ?? 0) }}>
              {figure} {unit}
            </p>
          ))}
        </div>
        <ul className="app-reasons" style={columns}>
          {items.map(({ figure, unit, title, text }) => (
            <li key={title}>
              <p className="app-reasons-figure">
                <b>{figure}</b>
                <span className="mono">{unit}</span>
              </p>
              <h3>{title}</h3>
              <p>{text}</p>
            </li>
          ))}
        </ul>
      </div>
    </Section>
  )
}

/** Whether a name stands so near to a mark's that a tablet has no room for both. */
function isTight(at: number, marks: readonly number[]): boolean {
  return marks.some((mark, index) => Math.abs(at - mark) < (index === 0 ? 0.14 : 0.08))
}
