import type { InternshipDrawing } from '../../schemas/charts/internship.ts'
import { codeLines } from './code-lines.ts'

/** The thing that a quote tells, 400 by 236; the quote beside it says the same. */
export function VoiceDrawing({ drawing }: { drawing: InternshipDrawing }) {
  return (
    <svg viewBox="0 0 400 236" className="voice-drawing" aria-hidden="true">
      {drawing.form === 'review' && <Review {...drawing} />}
      {drawing.form === 'close' && <Close {...drawing} />}
      {drawing.form === 'watched' && <Watched {...drawing} />}
    </svg>
  )
}

type Of<Form extends InternshipDrawing['form']> = Extract<InternshipDrawing, { form: Form }>

/** Lines of code; from each commented one a thread leads to its comment. */
function Review({ label, comments }: Of<'review'>) {
  const pitch = 197 / comments
  const lines = codeLines(comments)
  const path = (draw: (line: (typeof lines)[number], y: number) => string) =>
    lines.map((line, index) => draw(line, Math.round(300 + index * pitch * 10) / 10)).join('')
  return (
    <>
      <text y="11">{label}</text>
      <path className="stroke-line-strong stroke-4" d={path(({ from, to }, y) => `M${from} ${y}H${to}`)} />
      <path className="stroke-sea stroke-4" d={path(({ marked }, y) => `M${marked[0]} ${y}H${marked[1]}`)} />
      <path className="stroke-sea" d={path(({ to }, y) => `M${to + 6} ${y}H323`)} />
      <path className="stroke-sea" strokeWidth="9" strokeLinecap="round" d={path((_, y) => `M324 ${y}h.01`)} />
      {lines.map(
        (_, index) =>
          (index === 0 || (index + 1) % 5 === 0 || index + 1 === comments) && (
            <text key={String(index)} x="340" y={Math.round(340 + index * pitch * 10) / 10}>
              {index + 1}
            </text>
          ),
      )}
    </>
  )
}

/** A month-end close before and after, on one axis of minutes. */
function Close({ before, after, minutes, saved, unit }: Of<'close'>) {
  const width = (time: number) => Math.round((time / minutes) * 300)
  const rest = width(minutes - saved)
  const ticks = Array.from({ length: Math.floor(minutes / 15) + 1 }, (_, index) => index * 15)
  return (
    <>
      <text y="11">{before}</text>
      <path fill="#cfe6ee" d="M0 24h300v40H0z" />
      <text y="109">{after}</text>
      <path fill="#0c2a3e" d={`M0 122h${rest}v40H0z`} />
      <path className="stroke-sea" strokeDasharray="5 4" d={`M${rest} 122.5H299.5v39H${rest}`} />
      <text x={(rest + 300) / 2} y="148" textAnchor="middle" className="voice-strong">
        {`−${saved} ${unit}`}
      </text>
      <path className="stroke-sea" d={`M0 200H300${ticks.map((tick) => `M${width(tick)} 200v7`).join('')}`} />
      {ticks.map((tick) => (
        <text key={tick} x={width(tick)} y="225" textAnchor={tick === 0 ? 'start' : 'middle'}>
          {tick}
        </text>
      ))}
      <text x="310" y="225">
        {unit}
      </text>
    </>
  )
}

/** How far each of five came on the first screen, and on the one after it. */
function Watched({ before, after, done, reached }: Of<'watched'>) {
  const end = 352
  const stops = reached.map((share, index) => [Math.round((share / 100) * end), 26 + index * 15] as const)
  const later = reached.map((_, index) => 146 + index * 15)
  return (
    <>
      <text y="11">{before}</text>
      <path className="stroke-line-strong" strokeDasharray="3 4" d={`M${end} 18V${later[0]}`} />
      <path
        className="stroke-sea stroke-[2.5]"
        d={stops.map(([x, y]) => `M0 ${y}H${x}m-5-5 10 10m0-10-10 10`).join('')}
      />
      <text y="131">{after}</text>
      <path className="stroke-deep" strokeWidth="3" d={later.map((y) => `M0 ${y}H${end}`).join('')} />
      <path className="stroke-deep stroke-9 [stroke-linecap:round]" d={later.map((y) => `M${end} ${y}h.01`).join('')} />
      <text x={end - 6} y="131" textAnchor="end">
        {done}
      </text>
    </>
  )
}
