import { Drawing } from '../../../chart/Drawing.tsx'
import { withFigures } from '../with-figures.ts'
import { ACROSS, placeOf } from './approaches-places.ts'
import { AXIS, courseOf, dayAt } from './course-line.ts'
import { type ApproachesProps, SeaChart, SeaNames } from './SeaChart.tsx'

/** From tablets in landscape on: the fairway runs across the window, and a change of six days below it. */
export function ApproachesAcross({ chart, office }: ApproachesProps) {
  const { straight, change } = chart
  const { width, height, fairway } = ACROSS
  const at = placeOf.bind(null, ACROSS)
  const course = courseOf(change)
  const days = Array.from({ length: (change.steps.at(-1)?.day ?? 0) + 1 }, (_, day) => day)
  return (
    <div className="approaches-across hidden lg:max-xl:mt-8" aria-hidden="true">
      <SeaChart places={ACROSS} office={office} />
      <Drawing className="overflow-visible fill-none lg:absolute lg:inset-0" size={[width, height]}>
        <path
          className="lg:stroke-ink"
          d={`M-560 ${AXIS}H2000${days.map((day) => `M${dayAt(day)} ${AXIS}v10`).join('')}`}
        />
        <path
          stroke="#a9b6bb"
          strokeDasharray="2 4"
          d={change.steps
            .slice(1)
            .map(({ day }, index) => `M${dayAt(day)} ${AXIS}V${(course.points[index + 1]?.[1] ?? 0) + 12}`)
            .join('')}
        />
      </Drawing>
      <Drawing className="approaches-course overflow-visible fill-none lg:absolute lg:inset-0" size={[width, height]}>
        <path className="stroke-signal stroke-4" strokeDasharray="12 7" d={course.path} />
      </Drawing>
      <SeaNames places={ACROSS} office={office} chart={chart} />
      <p className="approaches-straight lg:text-small lg:max-xl:hidden" style={at(868, fairway.middle)}>
        {withFigures(straight, { left: office.all - office.stay })}
      </p>
      {change.steps.map(({ label }, index) => {
        const [x, y] = course.points[index] ?? [0, 0]
        return (
          <p
            key={label}
            className="approaches-step lg:font-medium lg:-translate-x-1/2 lg:-translate-y-9.5"
            data-step={index}
            style={at(x, y)}
          >
            {label}
          </p>
        )
      })}
      <p className="lg:w-max lg:text-center lg:-translate-x-1/2" style={at(692, 602)}>
        <b>{change.label}</b> {change.note}
      </p>
      {days.map((day) => (
        <p key={day} className="approaches-day mono lg:pt-4 lg:-translate-x-1/2" style={at(dayAt(day), AXIS)}>
          {day === 0 ? `${change.unit} 0` : day}
        </p>
      ))}
    </div>
  )
}
