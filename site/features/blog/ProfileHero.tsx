import { Mark } from '../../brand/Mark.tsx'
import { Contours } from '../../chart/Contours.tsx'
import type { Author } from '../../schemas/author.ts'

/** Who the author is, and how to reach them (specification 10.3.1). */
export function ProfileHero({ author }: { author: Author }) {
  const { name, bio, location, email, phone, website, joinDate, expertise } = author
  const facts = [
    { label: 'Location', value: location },
    { label: 'Email', value: email, href: `mailto:${email}` },
    { label: 'Phone', value: phone, href: `tel:${phone.replace(/[^+\d]/g, '')}` },
    { label: 'Website', value: website.replace(/^https?:\/\//, ''), href: website },
    { label: 'Joined', value: joinDate },
  ]
  return (
    <>
      <section aria-labelledby="page-title" data-tone="ink" className="relative overflow-hidden">
        <Contours
          seed={23}
          width={1440}
          height={760}
          levels={16}
          stroke="#2c5b75"
          strong="#3d7390"
          className="inset-0 size-full opacity-60"
        />
        <div className="page profile-hero">
          <div>
            <p className="profile-mark author-mark">
              <Mark className="h-16 w-auto" lit />
            </p>
            <h1 id="page-title" className="mt-7">
              {name}
            </h1>
            <p className="lead mt-6 max-w-[38rem] text-shoal">{bio}</p>
          </div>
          <dl className="profile-facts">
            {facts.map(({ label, value, href }) => (
              <div key={label}>
                <dt className="mono text-muted-deep">{label}</dt>
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
          <div className="profile-fields">
            <h2 className="mono font-normal text-muted-deep">Expertise</h2>
            <ul className="mt-3 flex flex-wrap gap-2">
              {expertise.map((field) => (
                <li key={field} className="tag">
                  {field}
                </li>
              ))}
            </ul>
          </div>
        </div>
      </section>
      <div className="chart-strip" />
    </>
  )
}
