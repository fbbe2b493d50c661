import type { Home } from '../../../schemas/home.ts'
import type { Scene } from '../../../schemas/work-models.ts'
import { MotionButton } from '../../../ui/MotionButton.tsx'
import { Near } from '../../../ui/Near.tsx'
import { Section } from '../../../ui/Section.tsx'
import { labelsOf, SIZE, type Spot } from './layout.ts'

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

/** On the narrowest phones the stages' names have no room in one row, and none beside the button. */
const STAGE = ['max-[24rem]:-mt-2', 'max-[24rem]:-mt-6']

/**
 * One model as a film without words; they stand over it, each at its place in the drawing. The still is a picture of its
 * own, fetched when it comes near: a video's poster would be fetched with the page. A phone has a drawing of its own shape.
 */
function ModelFilm({ id, caption, scene }: { id: string; caption: string; scene: Scene }) {
  const narrow = labelsOf(scene, 'narrow')
  return (
    <figure className="model-film" data-kind={scene.kind}>
      <Near>
        <picture>
          <source media="(width < 40rem)" type="image/avif" srcSet={`/media/models-${id}-narrow.avif`} />
          <source media="(width < 40rem)" srcSet={`/media/models-${id}-narrow.webp`} />
          <source type="image/avif" srcSet={`/media/models-${id}.avif`} />
          <img src={`/media/models-${id}.webp`} alt="" {...SIZE.wide} loading="lazy" decoding="async" />
        </picture>
      </Near>
      <video
        data-film={`/media/models-${id}`}
        data-needs-script=""
        data-narrow={`/media/models-${id}-narrow`}
        data-rate="1.8"
        muted
        loop
        playsInline
        preload="none"
        aria-hidden="true"
        tabIndex={-1}
      />
      <div className="model-words [.js_[data-near]~&]:invisible" aria-hidden="true">
        {labelsOf(scene, 'wide').map(({ text, at, anchor, kind }, index) => (
          <span
            key={text}
            className={scene.kind === 'climb' && anchor === 'middle' ? STAGE[index % 2] : undefined}
            data-anchor={anchor}
            data-kind={kind}
            style={place(at, narrow[index]?.at ?? at)}
          >
            {text}
          </span>
        ))}
      </div>
      <MotionButton className="size-11" />
      <figcaption className="text-small">{caption}</figcaption>
    </figure>
  )
}

/** Per cent of either drawing. */
function place(wide: Spot, narrow: Spot) {
  const share = ([x, y]: Spot, { width, height }: { width: number; height: number }) =>
    [(x / width) * 100, (y / height) * 100].map((value) => `${Math.round(value * 10) / 10}%`)
  const [x, y] = share(wide, SIZE.wide)
  const [nx, ny] = share(narrow, SIZE.narrow)
  return { '--x': x, '--y': y, '--nx': nx, '--ny': ny }
}
