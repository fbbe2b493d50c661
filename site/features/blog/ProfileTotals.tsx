import type { Article } from './articles.ts'

interface ProfileTotalsProps {
  articles: readonly Pick<Article, 'views' | 'comments'>[]
  expertise: readonly string[]
}

/** Four figures, added up from the articles. */
export function ProfileTotals({ articles, expertise }: ProfileTotalsProps) {
  const sum = (key: 'views' | 'comments') => articles.reduce((total, article) => total + article[key], 0)
  const totals = [
    { label: 'Articles', value: articles.length },
    { label: 'Total views', value: sum('views') },
    { label: 'Total comments', value: sum('comments') },
    { label: 'Expertise areas', value: expertise.length },
  ]
  return (
    <section aria-label="In figures" data-tone="paper">
      <div className="page grid gap-y-6 gap-x-8 pb-20 lg:grid-cols-[8fr_4fr] lg:border-t-0">
        <dl className="grid grid-cols-2 gap-y-6 gap-x-4 pt-5 border-t border-ink md:grid-cols-4 lg:grid-cols-[1fr_1.6fr_1fr_1.2fr]">
          {totals.map(({ label, value }) => (
            <div key={label}>
              <dt className="text-small">{label}</dt>
              <dd className="as-heading text-h1 leading-tight tracking-h2">{value.toLocaleString('en-US')}</dd>
            </div>
          ))}
        </dl>
        <ul
          aria-label="Expertise"
          className="flex flex-wrap content-start gap-y-1 gap-x-2 text-body text-muted lg:-ml-8 lg:pt-5 lg:pl-8 lg:border-t lg:border-ink"
        >
          {expertise.map((field) => (
            <li key={field} className="not-last:after:content-[',']">
              {field}
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}
