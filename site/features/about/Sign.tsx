import { pointsOf } from '../../chart/points.ts'
import type { LineMark } from '../../schemas/about.ts'

type SignKind = LineMark['sign']

/** A torn piece of cloth that flies to the left from the line, in pixels from its knot. */
const CLOTH = pointsOf('-4 -5, -35 -6, -35 20, -27 16, -19 21, -11 15, -4 19')
/** Distance of the engraver's lines, in pixels. */
const HATCH = 4

/**
 * One mark of the lead line as it is tied in. Engravers' hatching stands for color: upright lines are red, level lines
 * blue, so only the outline turns when the cloth hangs from a line laid flat.
 */
export function Sign({ kind, hangs = false }: { kind: SignKind; hangs?: boolean }) {
  const turn = hangs ? 'matrix(0 -1 1 0 0 0)' : undefined
  return (
    <g fill="none" stroke="currentColor">
      {kind === 'two-knots' ? (
        <g transform={turn} fill="currentColor" stroke="none">
          <circle cy="-7" r="5.5" />
          <circle cy="7" r="5.5" />
          <path d="M0 7q-12 3-26 11" fill="none" stroke="currentColor" strokeWidth="2" />
        </g>
      ) : (
        <>
          <path d="M-5-4H5V4H-5z" fill="currentColor" stroke="none" />
          <g transform={turn}>
            <Outline kind={kind} />
          </g>
          <path d={hatching(kind, hangs)} strokeWidth="1.1" />
        </>
      )}
    </g>
  )
}

function Outline({ kind }: { kind: SignKind }) {
  if (kind === 'leather')
    return (
      <path d="M-4-4-26-9V9L-4 4zM-17 0a3.5 3.5 0 1 0 .1.1z" fill="currentColor" fillRule="evenodd" stroke="none" />
    )
  if (kind === 'two-strips' || kind === 'three-strips') {
    const third = kind === 'three-strips' ? 'M-2 1q-14 1-26 20' : ''
    return <path d={`M-2 0q-14 0-26 6M-2 2-24 26${third}`} strokeWidth="4" />
  }
  return (
    <path
      d={`M${CLOTH.map((point) => point.join(' ')).join('L')}z`}
      fill={kind === 'calico' ? 'var(--cloth, none)' : 'none'}
      strokeWidth="1.4"
    />
  )
}

/** Lines across the cloth, each as far as the outline reaches there. */
export function hatching(kind: SignKind, hangs: boolean): string {
  if (kind !== 'bunting' && kind !== 'serge') return ''
  const upright = kind === 'bunting'
  const outline = CLOTH.map(([x, y]) => (hangs ? ([y, -x] as const) : ([x, y] as const)))
  // Upright lines cross the outline at an x, level ones at a y.
  const [along, across] = upright ? ([0, 1] as const) : ([1, 0] as const)
  const places = outline.map((point) => point[along])
  const lines: string[] = []
  for (let at = Math.min(...places) + HATCH; at < Math.max(...places) - 1; at += HATCH) {
    const [from, to] = crossings(outline, at, along, across)
    if (from === undefined || to === undefined) continue
    lines.push(upright ? `M${at} ${from}V${to}` : `M${from} ${at}H${to}`)
  }
  return lines.join('')
}

/** The first two places where the outline meets a line, in order. */
function crossings(outline: readonly (readonly [number, number])[], at: number, along: 0 | 1, across: 0 | 1): number[] {
  return outline
    .flatMap((from, index) => {
      const to = outline[(index + 1) % outline.length] ?? from
      if (from[along] < at === to[along] < at) return []
      const share = (at - from[along]) / (to[along] - from[along])
      return [Math.round((from[across] + share * (to[across] - from[across])) * 10) / 10]
    })
    .sort((a, b) => a - b)
}
