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
    <svg
      className="w-full max-w-[272px] h-[43px] fill-sea"
      preserveAspectRatio="xMinYMin"
      viewBox={`0 0 ${ROW * PITCH - PITCH + SIZE} ${rows * PITCH - PITCH + SIZE}`}
      aria-hidden="true"
    >
      <path d={Array.from({ length: rows }, (_, row) => line(row)).join('')} />
    </svg>
  )
}
