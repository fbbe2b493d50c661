import type { Home } from '../../schemas/home.ts'
import { MotionButton } from '../../ui/MotionButton.tsx'
import { Section } from '../../ui/Section.tsx'

type Models = Home['models']

/** Specification 4.5. Each work model is shown by a film, played at 1.8 times its speed. */
export function WorkModels({ label, heading, lead, items }: Models) {
  return (
    <Section tone="ink" labelledBy="models-title" depth={20}>
      <div className="page section-y">
        <div className="models-head">
          <div>
            <p className="mono mb-5 text-muted-deep">{label}</p>
            <h2 id="models-title" className="h2-home max-w-[9.5em]">
              {heading}
            </h2>
          </div>
          <p className="models-lead">{lead}</p>
        </div>
        <div className="models">
          <MotionButton className="models-switch" />
          {items.map((model) => (
            <article key={model.id} className="model">
              <Film id={model.id} caption={model.caption} />
              <div className="model-text">
                <h3>{model.name}</h3>
                <p className="mt-3 text-shoal/85">{model.text}</p>
              </div>
              <dl className="model-facts mono">
                <Fact term="Best for" value={model.bestFor} />
                <Fact term="Billing" value={model.billing} />
                <Fact term="Shortest" value={model.shortest} />
              </dl>
            </article>
          ))}
        </div>
      </div>
    </Section>
  )
}

/** The still is a lazy image: the browser would fetch a video's poster with the page. */
function Film({ id, caption }: { id: string; caption: string }) {
  return (
    <figure className="model-film">
      <picture>
        <source type="image/avif" srcSet={`/media/models-${id}.avif`} />
        <img src={`/media/models-${id}.webp`} alt="" width={960} height={600} loading="lazy" decoding="async" />
      </picture>
      <video
        data-film={`/media/models-${id}`}
        data-rate="1.8"
        muted
        loop
        playsInline
        preload="none"
        aria-hidden="true"
        tabIndex={-1}
      />
      <figcaption className="sr-only">{caption}</figcaption>
    </figure>
  )
}

function Fact({ term, value }: { term: string; value: string }) {
  return (
    <div>
      <dt className="text-muted-deep">{term}</dt>
      <dd>{value}</dd>
    </div>
  )
}
