import type { Home } from '../../../schemas/home.ts'
import { Section } from '../../../ui/Section.tsx'
import { ModelFilm } from './ModelFilm.tsx'

/** Specification 4.5. Each work model is shown by a film, played at 1.8 times its speed. */
export function WorkModels({ label, heading, lead, items }: Home['models']) {
  return (
    <Section tone="ink" labelledBy="models-title" rail>
      <div className="page section-y">
        <div className="models-head">
          <div>
            <p className="mono mb-5 text-muted-deep">{label}</p>
            <h2 id="models-title" className="h2-home max-w-[9.5em]">
              {heading}
            </h2>
          </div>
          <p className="max-w-104 flex-[1_1_16rem] text-soft-deep">{lead}</p>
        </div>
        <div className="models">
          {items.map((model) => (
            <article key={model.id} className="model">
              <ModelFilm {...model} />
              <div className="model-text">
                <h3>{model.name}</h3>
                <p>{model.text}</p>
              </div>
              <dl className="model-facts text-small">
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

function Fact({ term, value }: { term: string; value: string }) {
  return (
    <div>
      <dt>{term}</dt>
      <dd>{value}</dd>
    </div>
  )
}
