import type { Home } from '../../schemas/home.ts'

/** From light to dark, as the bars grow. */
const FILLS = ['#8fbfd2', '#4f94b5', 'var(--color-sea)', '#12496a', 'var(--color-deep)']

/** Bars over a scale. A label is behind its bar, or on it where the bar leaves no room. */
export function HomeFaqBars({ unit, until, bars }: NonNullable<Home['faq']['items'][number]['chart']>) {
  const steps = Array.from({ length: Math.floor(until) + 1 }, (_, step) => step)
  return (
    <div className="bars">
      <ul style={{ backgroundSize: `${100 / until}% 100%` }}>
        {bars.map((bar, position) => (
          <li key={bar.label}>
            <span
              className="bar"
              style={{ width: `${(bar.value / until) * 100}%`, background: fill(position, bars.length) }}
            />
            <span className="bar-label" data-inside={bar.value / until > 0.7 ? '' : undefined}>
              {bar.label}
              <span className="sr-only">
                : {bar.value} {unit}
              </span>
            </span>
          </li>
        ))}
      </ul>
      <p className="bars-scale" aria-hidden="true">
        {steps.map((step) => (
          <span key={step} style={{ left: `${(step / until) * 100}%` }}>
            {step}
            {step === until && ` ${unit}`}
          </span>
        ))}
      </p>
    </div>
  )
}

function fill(position: number, count: number): string | undefined {
  return FILLS[Math.round((position / (count - 1)) * (FILLS.length - 1))]
}
