import type { DrawnHero } from './drawn-hero.tsx'

/** Both drawings of a chart: the stylesheet shows one. */
export function HeroDrawings({ drawings }: Pick<DrawnHero, 'drawings'>) {
  return drawings.map(({ frame: { kind, width, height }, markup }) => (
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
  ))
}
