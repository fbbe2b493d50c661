import type { ReactNode } from 'react'

/** Half a percent a mark. */
const MARKS = 200
const RADIUS = 149

/** A bearing ring with as many of its marks inked as the share is of the whole. */
export function Dial({ percent, children }: { percent: number; children: ReactNode }) {
  const inked = Math.round((percent / 100) * MARKS)
  return (
    <span className="dial">
      <svg viewBox="-150 -150 300 300" fill="none" aria-hidden="true">
        <circle r={RADIUS} fill="var(--color-sheet)" fillOpacity=".72" stroke="currentColor" />
        <circle r={RADIUS - 22} stroke="currentColor" strokeWidth=".75" />
        <path d={marks(0, inked)} stroke="currentColor" />
        <path d={marks(inked, MARKS)} stroke="var(--color-line-strong)" />
      </svg>
      {children}
    </span>
  )
}

function marks(from: number, to: number): string {
  return Array.from({ length: to - from }, (_, index) => mark(from + index)).join('')
}

/** Every tenth mark is longest, every fifth longer. Clockwise from the top. */
function mark(index: number): string {
  const angle = (index / MARKS) * 2 * Math.PI
  const length = index % 10 === 0 ? 18 : index % 5 === 0 ? 11 : 7
  const at = (radius: number) => `${(Math.sin(angle) * radius).toFixed(1)} ${(-Math.cos(angle) * radius).toFixed(1)}`
  return `M${at(RADIUS)}L${at(RADIUS - length)}`
}
