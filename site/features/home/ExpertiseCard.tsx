import { Picture } from '../../brand/Picture.tsx'
import type { Home } from '../../schemas/home.ts'
import { Near } from '../../ui/Near.tsx'

type CardWords = Home['expertise']['cards'][number]

/** An industry's card under a line, each of another length. */
export function ExpertiseCard({ name, text, image, alt, sounding: { whole, tenth = 0 } }: CardWords) {
  return (
    <article className="industry" style={{ '--depth': whole + tenth / 10 }}>
      <span className="industry-line" aria-hidden="true" />
      <div className="industry-picture waits">
        <Near>
          <Picture
            name={image}
            alt={alt}
            width={640}
            height={640}
            sizes="(width >= 64rem) 19.5rem, (width >= 40rem) 46vw, 92vw"
          />
        </Near>
      </div>
      <h3>{name}</h3>
      <p className="mt-2 max-w-76 leading-text text-muted md:max-lg:text-quiet">{text}</p>
    </article>
  )
}
