import { Paths } from '../../../chart/Drawing.tsx'
import { itemAt } from '../../../chart/item-at.ts'
import type { Frame } from './frame.ts'
import { type Kind, kindsDrawing } from './kinds.ts'

/** Four courses between your shore and ours. */
export function KindsChart({ data, frame }: { data: readonly Kind[]; frame: Frame }) {
  const { tints, lines, stages, courses, you, we, foot } = kindsDrawing(data, frame)
  const isWide = frame.kind === 'wide'
  const center = (itemAt(stages, 0).x + itemAt(stages, stages.length - 1).x) / 2
  return (
    <>
      <g fill="#14587a" fillOpacity=".14">
        <Paths of={tints} />
      </g>
      <path d={lines} fill="none" stroke="#7fb3cc" strokeOpacity=".34" />
      <g textAnchor="middle" fill="#fdfbf5">
        <text className="article-place article-halo" x={center} y={you}>
          you hold the client
        </text>
        <text className="article-place article-halo" x={center} y={we}>
          we hold the client
        </text>
      </g>
      {stages.map(({ name, x }, index) => (
        <g key={name} fill="#cfe6ee">
          <path d={`M${x} ${you + 14}V${we - 26}`} stroke="#7fb3cc" strokeOpacity=".5" strokeDasharray="2 5" />
          {(isWide || index % 2 === 0) && (
            <text className="article-small article-halo" x={x} y={foot} textAnchor="middle">
              {name}
            </text>
          )}
        </g>
      ))}
      {courses.map(({ name, d, marks }, index) => {
        const color = index === courses.length - 1 ? 'var(--color-signal)' : '#cfe6ee'
        const [x, y] = itemAt(marks, marks.length - 1)
        return (
          <g key={name} fill={color}>
            <path className="article-draws" pathLength={1} d={d} fill="none" stroke={color} strokeWidth="2" />
            {marks.map(([markX, markY]) => (
              <circle key={markX} cx={markX} cy={markY} r={isWide ? 4.5 : 3} />
            ))}
            {isWide && (
              <text className="article-small article-halo" x={x + 36} y={y + 4}>
                {name}
              </text>
            )}
          </g>
        )
      })}
    </>
  )
}
