import type { CSSProperties } from 'react'
import { Drawing } from '../../../chart/Drawing.tsx'
import { percent } from '../../../chart/scale.ts'
import { chartOf } from '../chart-of.ts'
import { counted } from '../figures.ts'
import { Part, type ServicePageProps } from '../Part.tsx'
import { basinFigures } from './basin-figures.ts'
import { COURSE, convergenceDrawing } from './convergence-drawing.ts'

/** Six steps under the course of one figure: two readings meet, and part again into models that others take over. */
export function DataCourse(props: ServicePageProps) {
  const convergence = chartOf(props, 'convergence')
  const { first, second, agreed, apart } = basinFigures(chartOf(props, 'basin'))
  const drawing = convergenceDrawing(convergence, apart)
  return (
    <Part of="process" {...props} tone="sheet">
      {({ steps }) => (
        <>
          <div className="course">
            <Drawing size={[COURSE.width, COURSE.height]} stretched>
              <path className="stroke-5" d={drawing.readings} />
              <path
                className="stroke-ink stroke-[1.5] [stroke-dasharray:2_3]"
                d={`M220 ${drawing.first + 6}V${drawing.second - 6}`}
              />
              <path className="stroke-8" d={drawing.figure} />
              <path className="stroke-3" d={drawing.models} />
              <path className="stroke-[1.4]" d={drawing.sources} />
              <path className="stroke-ink stroke-[1.5]" d={drawing.handedOver} />
              <path className="stroke-ink stroke-3" d={drawing.handedOverModels} />
            </Drawing>
            <div className="course-words [--text-mono:min(0.8125rem,1.7vw)]" aria-hidden="true">
              {drawing.dots.map(({ x, y }) => (
                <i key={y} style={at(x, y)} />
              ))}
              <p style={at(0, drawing.first - 30)}>{`${convergence.first} ${counted(first)}`}</p>
              <p style={at(0, drawing.second + 12)}>{`${convergence.second} ${counted(second)}`}</p>
              <p className="course-distance" style={at(234, drawing.middle - 16)}>
                <b>{counted(apart)}</b> {convergence.apart}
              </p>
              <p className="course-agreed" style={at(550, drawing.middle)}>
                <b>{counted(agreed)}</b>
                <span>{convergence.trusted}</span>
              </p>
              {convergence.models.map((model, index) => (
                <p key={model.label} style={at(772, (drawing.modelHeights[index] ?? 0) - 22)}>
                  {model.label}
                </p>
              ))}
              <p style={at(1134, COURSE.height - 30)}>{convergence.people}</p>
            </div>
            <ol>
              {steps.map(({ title, text }, index) => (
                <li key={title}>
                  <span className="mono" aria-hidden="true">
                    {index + 1}
                  </span>
                  <CourseStrand step={index} />
                  <h3>{title}</h3>
                  <p>{text}</p>
                </li>
              ))}
            </ol>
          </div>
          <p className="text-small mt-10 text-muted">{convergence.caption}</p>
        </>
      )}
    </Part>
  )
}

function at(x: number, y: number): CSSProperties {
  return { '--x': percent(x / COURSE.width), '--y': `${Math.round(y)}px` }
}

// A step's piece of the course on narrow screens: 44 wide, 100 high, stretched to the length of the step's words.
const MODELS = [6, 16, 28, 38]
const LINES = [1, 4.5, 8, 12, 16, 20, 24, 28, 32, 36, 39.5, 43]
const STRANDS = [
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
function CourseStrand({ step }: { step: number }) {
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
