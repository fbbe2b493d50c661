import { Drawing } from '../../../chart/Drawing.tsx'

/** Squares in a row, and pixels from one to the next and of a square. */
const ROW = 25
const PITCH = 11
const SIZE = 8

/** As many squares as were counted, twenty-five in a row. */
export function CountSquares({ count }: { count: number }) {
  const rows = Math.ceil(count / ROW)
  const line = (row: number) =>
    Array.from(
      { length: Math.min(ROW, count - row * ROW) },
      (_, index) => `M${index * PITCH} ${row * PITCH}h${SIZE}v${SIZE}h-${SIZE}z`,
    ).join('')
  return (
    <Drawing
      className="count-squares"
      preserveAspectRatio="xMinYMin"
      size={[ROW * PITCH - PITCH + SIZE, rows * PITCH - PITCH + SIZE]}
    >
      <path d={Array.from({ length: rows }, (_, row) => line(row)).join('')} />
    </Drawing>
  )
}
