import type { CSSProperties } from 'react'
import { Drawing } from '../../../chart/Drawing.tsx'
import { percent } from '../../../chart/scale.ts'
import { chartOf } from '../chart-of.ts'
import { counted } from '../figures.ts'
import { Part } from '../Part.tsx'
import type { ServicePageProps } from '../service-page-props.ts'
import { basinFigures } from './basin-figures.ts'
import { CourseStrand } from './CourseStrand.tsx'
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
