import type { DrawnHero } from './drawn-hero.tsx'

/** Both drawings of a chart, of which the stylesheet shows one, and the note below them. */
export function HeroDrawings({ drawings, note, lit }: DrawnHero) {
  return (
    <>
      {drawings.map(({ frame: { kind, width, height }, markup }) => (
        <svg
          key={kind}
          className={`article-chart article-chart-${kind}`}
          viewBox={`0 0 ${width} ${height}`}
          width={width}
          height={height}
          aria-hidden="true"
          // Our own drawing, rendered before (drawn-hero.tsx).
          dangerouslySetInnerHTML={{ __html: markup }}
        />
      ))}
      <p className="page text-small article-note relative pt-3 pb-7 text-shoal">
        {note} {lit && <span className="text-signal-deep lg:block">{lit}</span>}
      </p>
    </>
  )
}
