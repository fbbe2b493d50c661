import type { ReactNode } from 'react'
import type { Internship } from '../../schemas/internship.ts'
import { Comments } from './Comments.tsx'
import { Merges } from './Merges.tsx'
import type { PlotProps } from './plot-props.ts'

type Kind = Internship['about']['benefits'][number]['plot']

const PLOTS: Record<Kind, (props: PlotProps) => ReactNode> = {
  projects: Merges,
  mentorship: Comments,
  certificate: Certificate,
  letter: Letter,
  portfolio: Case,
  networking: Calls,
}

/** When a benefit comes: its places are shares of the width, so that one drawing fits all windows. */
export function BenefitPlot({ kind, ...props }: PlotProps & { kind: Kind }) {
  const Plot = PLOTS[kind]
  return (
    <div className="benefit-plot mono" data-plot={kind} aria-hidden="true">
      <Plot {...props} />
    </div>
  )
}

function Certificate({ plot: { labels } }: PlotProps) {
  return (
    <p className="flex items-center justify-end gap-4 min-h-16 text-muted">
      <span className="bg-sheet px-1">{labels.paper}</span>
      <svg className="text-ink" width="60" height="44" viewBox="0 0 60 44" aria-hidden="true">
        <path d="M1 1h58v42H1z" fill="#fff" stroke="currentColor" strokeWidth="2" />
        <path d="M10 13h29M10 22h22M10 31h15" className="fill-none stroke-sea stroke-2" />
        <circle cx="46" cy="30" r="7" fill="none" stroke="currentColor" strokeWidth="4" />
      </svg>
    </p>
  )
}

function Letter({ plot: { labels, received }, axis }: PlotProps) {
  return (
    <>
      <p className="benefit-over">{labels.letter}</p>
      <svg width="100%" height="14" aria-hidden="true">
        <line x2="100%" y1="7" y2="7" className="stroke-line-strong" strokeWidth="1.5" strokeDasharray="1.5 5" />
        {received.slice(0, -1).map((_, index) => (
          <line
            key={axis.middle(index + 1)}
            x1={axis.middle(index + 1)}
            x2={axis.middle(index + 1)}
            y2="14"
            className="fill-none stroke-sea stroke-2"
          />
        ))}
      </svg>
      <p className="absolute top-1/2 right-3 -translate-y-1/2">
        <svg width="44" height="58" viewBox="0 0 44 58" aria-hidden="true">
          <path d="M1 1h42v56H1z" fill="#fff" stroke="currentColor" strokeWidth="2" />
          <path d="M9 12h15M9 22h26M9 29h26M9 36h15" className="fill-none stroke-sea stroke-2" />
          <path d="M18 48q4-7 7-1t9-2" fill="none" stroke="currentColor" strokeWidth="1.5" />
        </svg>
      </p>
    </>
  )
}

function Case({ plot: { labels, case: from, received }, axis, phases }: PlotProps) {
  const start = phases.at(-1)?.from ?? 1
  const edges = { left: axis.at(start), width: axis.at(from - start + 1) }
  return (
    <>
      <p className="benefit-consent" style={{ right: axis.at(received.length + 2 - from) }}>
        {labels.consent}
      </p>
      <p className="border border-sea bg-shoal text-sea-text" style={edges}>
        {labels.project}
      </p>
      <p className="bg-sea text-white" style={{ left: axis.at(from), right: 0 }}>
        {labels.case}
      </p>
    </>
  )
}

/** The people of a call stand in a ring; the dark one is the intern. */
function Calls({ plot: { labels, calls }, axis }: PlotProps) {
  const seats = Array.from({ length: 9 }, (_, index) => (index / 9) * 2 * Math.PI)
  return (
    <>
      <svg width="100%" height="36" aria-hidden="true">
        <line x2="100%" y1="18" y2="18" className="stroke-line-strong" strokeWidth="1.5" strokeDasharray="1.5 5" />
        {calls.map((week) => (
          <svg key={week} x={axis.middle(week)} overflow="visible" aria-hidden="true">
            <circle cy="18" r="16" className="fill-sheet" />
            {seats.map((turn, index) => (
              <circle
                key={turn}
                r="3.2"
                cx={Math.round(Math.sin(turn) * 140) / 10}
                cy={Math.round(180 - Math.cos(turn) * 140) / 10}
                className={index === seats.length - 1 ? undefined : 'fill-sea'}
              />
            ))}
          </svg>
        ))}
      </svg>
      {calls.map((week, index) => (
        <p key={week} className="benefit-call" style={{ left: axis.middle(week) }}>
          {labels.calls[index]}
        </p>
      ))}
    </>
  )
}
