import { SoundingFigures } from '../../chart/SoundingFigures.tsx'
import { DEPTHS, type Part } from './depths.ts'

/** Of the margin between two isobaths, in pixels at 1440. */
const MARGIN = { width: 200, height: 620, gap: 96, count: 6 }

/** Depth figures right of the line: each section's lie between its own isobath and the next. */
export function MarginSoundings({ part }: { part: Part }) {
  const depths = Object.values(DEPTHS)
  const shoalest = DEPTHS[part]
  const deepest = depths[depths.indexOf(shoalest) + 1] ?? shoalest
  return (
    <div className="margin-soundings" aria-hidden="true">
      <SoundingFigures seed={shoalest * 7} {...MARGIN} shoalest={shoalest} deepest={deepest} />
    </div>
  )
}
