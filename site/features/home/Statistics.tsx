import { companyFigure } from '../../brand/company-figure.ts'
import { Backdrop } from '../../chart/Backdrop.tsx'
import type { Home } from '../../schemas/home.ts'
import { Section } from '../../ui/Section.tsx'
import { Dial } from './StatisticsDial.tsx'

/** Specification 4.8. A percentage is shown as a dial. */
export function Statistics({ heading, items }: Home['statistics']) {
  if (items.length === 0) return null
  return (
    <Section tone="sheet" labelledBy="statistics-title" rail className="statistics">
      <Backdrop name="statistics" className="statistics-chart" />
      <div className="page relative">
        <h2 id="statistics-title" className="statistics-title">
          {heading}
        </h2>
        <dl className="statistics-grid">
          {items.map((item) => (
            <div key={item.figure} className="statistic" data-figure={item.figure}>
              <dt>
                <span className="block text-lead leading-label font-medium">{item.label}</span>
                <span className="block max-w-68 leading-label">{item.text}</span>
              </dt>
              <dd className="statistic-value">
                <Value text={companyFigure(item.figure)} />
              </dd>
            </div>
          ))}
        </dl>
      </div>
    </Section>
  )
}

function Value({ text }: { text: string }) {
  const [, number = text, sign = ''] = /^([\d.,]+)(\D*)$/.exec(text) ?? []
  const words = (
    <span>
      {number}
      {sign && (
        <>
          <wbr />
          <sup>{sign}</sup>
        </>
      )}
    </span>
  )
  return sign === '%' ? <Dial percent={Number(number)}>{words}</Dial> : words
}
