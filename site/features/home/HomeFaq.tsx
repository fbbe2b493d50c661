import { company } from '../../brand/company.ts'
import type { Home } from '../../schemas/home.ts'
import { Accordion } from '../../ui/Accordion.tsx'
import { Section } from '../../ui/Section.tsx'

/** Specification 4.9: one answer open at a time. A closed item shows its answer as a figure. */
export function HomeFaq({ label, heading, lead, aside, items }: Home['faq']) {
  return (
    <Section tone="paper" labelledBy="faq-title" rail className="border-t border-ink">
      <div className="page section-y faq">
        <div>
          <p className="mono mb-5 text-muted">{label}</p>
          <h2 id="faq-title" className="h2-home">
            {heading}
          </h2>
          <p className="mt-6 max-w-96 text-muted">{lead}</p>
        </div>
        <Accordion
          className="faq-list"
          name="faq-home"
          items={items.map(({ question, figure, answer, chart, open }) => ({
            title: question,
            aside: figure,
            open,
            body: (
              <div className="faq-answer">
                <p>{answer}</p>
                {chart && <HomeFaqBars {...chart} />}
              </div>
            ),
          }))}
        />
        <div className="faq-aside">
          <p className="font-medium">{aside.title}</p>
          <p className="mt-1 text-muted">
            <WithMailLink text={aside.text} />
          </p>
        </div>
      </div>
    </Section>
  )
}

/** The text, with the desk's email address as a link where it occurs. */
function WithMailLink({ text }: { text: string }) {
  const address = company.mail.quotes
  const [before, ...after] = text.split(address)
  if (after.length === 0) return text
  return (
    <>
      {before}
      <a className="link" href={`mailto:${address}`}>
        {address}
      </a>
      {after.join(address)}
    </>
  )
}

/** From light to dark, as the bars grow. */
const FILLS = ['#8fbfd2', '#4f94b5', 'var(--color-sea)', '#12496a', 'var(--color-deep)']

/** Bars over a scale. A label is behind its bar, or on it where the bar leaves no room. */
function HomeFaqBars({ unit, until, bars }: NonNullable<Home['faq']['items'][number]['chart']>) {
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
