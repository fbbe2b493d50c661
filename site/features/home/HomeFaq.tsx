import { company } from '../../brand/company.ts'
import type { Home } from '../../schemas/home.ts'
import { Accordion } from '../../ui/Accordion.tsx'
import { Section } from '../../ui/Section.tsx'
import { HomeFaqBars } from './HomeFaqBars.tsx'

/** Specification 4.9: one answer open at a time. A closed item shows its answer as a figure. */
export function HomeFaq({ label, heading, lead, aside, items }: Home['faq']) {
  return (
    <Section tone="paper" labelledBy="faq-title" rail className="border-t border-ink">
      <div className="page section-y faq">
        <div className="lg:pr-8">
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
