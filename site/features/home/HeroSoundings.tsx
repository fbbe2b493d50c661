import { SoundingFigures } from '../../chart/SoundingFigures.tsx'

/**
 * Where depth figures may stand on the paper half: each zone is a part of the first screen that holds no words, laid out
 * in hero-soundings.css, which also hides a zone that is too small. Width and height are what it measures in a window of 1920 × 1080.
 */
const ZONES = {
  /** Right of the company's mark and name. */
  beside: { seed: 5, width: 220, height: 180, count: 6, gap: 62 },
  /** Between the name and the headline. */
  above: { seed: 12, width: 410, height: 60, count: 2, gap: 150 },
  /** Under the headline; on a tablet down to the foot. */
  below: { seed: 23, width: 230, height: 330, count: 11, gap: 62 },
  /** Under the lead. */
  foot: { seed: 31, width: 410, height: 50, count: 3, gap: 110 },
} as const

/** Columns left of the page's own, from its edge outwards; a window shows as many as have room. Width as in hero-soundings.css. */
const MARGIN = { seeds: [43, 47, 53, 59, 61, 67], width: 85, height: 900, count: 5, gap: 150 }

export function HeroSoundings({ zone }: { zone: keyof typeof ZONES }) {
  return (
    <div className={`hero-soundings hero-soundings-${zone}`} aria-hidden="true">
      <SoundingFigures {...ZONES[zone]} />
    </div>
  )
}

export function MarginSoundings() {
  const { seeds, ...column } = MARGIN
  return (
    <div className="hero-margin">
      {seeds.map((seed) => (
        <div key={seed}>
          <SoundingFigures seed={seed} {...column} />
        </div>
      ))}
    </div>
  )
}
