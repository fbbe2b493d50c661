import { Mark } from '../../brand/Mark.tsx'
import type { Author } from '../../schemas/author.ts'

/** Who the author is, and how to reach them (specification 10.3.1). */
export function ProfileHero({ author }: { author: Author }) {
  const { name, tagline, bio, location, email, phone, website, joinDate } = author
  const facts = [
    { label: 'Location', value: location },
    { label: 'Email', value: email, href: `mailto:${email}` },
    { label: 'Phone', value: phone, href: `tel:${phone.replace(/[^+\d]/g, '')}` },
    { label: 'Website', value: website.replace(/^https?:\/\//, ''), href: website },
    { label: 'Joined', value: joinDate },
  ]
  return (
    <section aria-labelledby="page-title" data-tone="paper">
      <div className="page grid gap-y-6 gap-x-6 pt-32 pb-14 lg:grid-cols-[4fr_4.4fr_minmax(max-content,3.2fr)] lg:gap-y-4 lg:gap-x-12 lg:pt-36">
        <p className="author-mark size-16 lg:col-span-full">
          <Mark className="h-9 w-auto" lit />
        </p>
        <h1
          id="page-title"
          className="text-[length:min(var(--text-figure-large),14vw)] leading-close tracking-h2 lg:col-span-full lg:max-w-[5.2em]"
        >
          {name}
        </h1>
        <p className="max-w-104 mt-6 as-heading text-h3 leading-heading tracking-h4 text-balance lg:mt-10">{tagline}</p>
        <p className="text-body lg:mt-10">{bio}</p>
        <dl className="lg:mt-10">
          {facts.map(({ label, value, href }) => (
            <div
              key={label}
              className="grid grid-cols-[5.25rem_minmax(0,1fr)] items-baseline py-2 border-b border-line text-body wrap-anywhere"
            >
              <dt className="mono text-muted">{label}</dt>
              <dd>
                {href ? (
                  <a className="link inline-block min-h-6" href={href}>
                    {value}
                  </a>
                ) : (
                  value
                )}
              </dd>
            </div>
          ))}
        </dl>
      </div>
    </section>
  )
}
