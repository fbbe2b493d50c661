import { Drawing } from '../../../chart/Drawing.tsx'

/** Pixels for one point of the rating. */
const POINT = 54

/** A rating as a bar over its whole scale, graduated in tenths. */
export function RatingScale({ value, of }: { value: number; of: number }) {
  const ticks = (keep: (step: number) => boolean, length: number) =>
    Array.from({ length: of * 10 + 1 }, (_, step) => step)
      .filter(keep)
      .map((step) => `M${Math.round(step * POINT) / 10 + 0.5} ${22 + 21 - length}v${length}`)
      .join('')
  return (
    <Drawing className="rating-scale" preserveAspectRatio="xMinYMin" size={[of * POINT + 1, 43]}>
      <path
        className="rating-bar"
        d={`M0 0h${Math.round(value * POINT * 10) / 10}v14h-${Math.round(value * POINT * 10) / 10}z`}
      />
      <path d={ticks((step) => step % 10 > 0, 14)} />
      <path d={ticks((step) => step % 10 === 0, 21)} />
    </Drawing>
  )
}
