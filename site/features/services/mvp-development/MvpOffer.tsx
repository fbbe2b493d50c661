import { chartOf } from '../chart-of.ts'
import { Part, type ServicePageProps } from '../Part.tsx'
import { Funnel } from './Funnel.tsx'
import { Manifest } from './Manifest.tsx'
import { Strangers } from './Strangers.tsx'

/** Six offerings: the first over its four hundred visitors, two beside what they leave out, three in words. */
export function MvpOffer(props: ServicePageProps) {
  const drawings = [
    <Funnel key="funnel" chart={chartOf(props, 'funnel')} />,
    <Strangers key="strangers" chart={chartOf(props, 'strangers')} />,
    <Manifest key="manifest" chart={chartOf(props, 'manifest')} scope={chartOf(props, 'scope')} />,
  ]
  return (
    <Part of="offerings" {...props} tone="sheet" ruler className="section-y mvp-offer">
      {({ items }) => (
        <ul className="mvp-offerings grid gap-y-10 gap-x-12 mt-12 py-8 border-y border-ink md:grid-cols-[repeat(6,1fr)]">
          {items.map(({ title, text }, index) => (
            <li key={title} className="min-w-0 md:col-span-2">
              <h3 className="text-h4">{title}</h3>
              <p className="max-w-152 mt-3 text-muted">{text}</p>
              {drawings[index]}
            </li>
          ))}
        </ul>
      )}
    </Part>
  )
}
