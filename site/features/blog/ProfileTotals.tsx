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
      <div className="page profile-totals">
        <dl>
          {totals.map(({ label, value }) => (
            <div key={label}>
              <dt className="text-small">{label}</dt>
              <dd className="profile-figure">{value.toLocaleString('en-US')}</dd>
            </div>
          ))}
        </dl>
        <ul aria-label="Expertise" className="profile-fields">
          {expertise.map((field) => (
            <li key={field}>{field}</li>
          ))}
        </ul>
      </div>
    </section>
  )
}
