import { Drawing } from '../../../chart/Drawing.tsx'

interface Strand {
  className: string
  d: string
}

// A step's piece of the course on narrow screens: 44 wide, 100 high, stretched to the length of the step's words.
const MODELS = [6, 16, 28, 38]
const LINES = [1, 4.5, 8, 12, 16, 20, 24, 28, 32, 36, 39.5, 43]
const STRANDS: readonly (readonly Strand[])[] = [
  [{ className: 'stroke-5', d: 'M6 0V100M38 0V100' }],
  [{ className: 'stroke-5', d: 'M6 0V100M38 0V100' }],
  [
    { className: 'stroke-5', d: 'M6 0C6 34 22 22 22 56M38 0C38 34 22 22 22 56' },
    { className: 'stroke-8', d: 'M22 52V100' },
  ],
  [{ className: 'stroke-3', d: MODELS.map((x) => `M22 0C22 36 ${x} 26 ${x} 64V100`).join('') }],
  [
    { className: 'stroke-3', d: MODELS.map((x) => `M${x} 0V100`).join('') },
    {
      className: 'stroke-[1.4]',
      d: LINES.map(
        (x, index) => `M${MODELS[Math.floor(index / 3)]} 10C${MODELS[Math.floor(index / 3)]} 36 ${x} 24 ${x} 56V100`,
      ).join(''),
    },
  ],
  [
    { className: 'stroke-ink stroke-[1.5]', d: LINES.map((x) => `M${x} 0V100`).join('') },
    { className: 'stroke-ink stroke-3', d: MODELS.map((x) => `M${x} 0V100`).join('') },
  ],
]

/** One step's piece of the course, where the six stand below each other. */
export function CourseStrand({ step }: { step: number }) {
  return (
    <span className="course-strand lg:hidden" data-meets={step === 2 || undefined} aria-hidden="true">
      <Drawing size={[44, 100]} stretched>
        {STRANDS[step]?.map(({ className, d }) => (
          <path key={className} className={className} d={d} />
        ))}
      </Drawing>
    </span>
  )
}
