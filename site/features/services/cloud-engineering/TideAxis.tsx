const MINUTES = Array.from({ length: 12 }, (_, index) => index - 1)
const PERCENT = [25, 50, 75]

/** Minutes below the water, per cent in its left gutter. */
export function TideAxis() {
  return (
    <div className="tide-axis mono absolute inset-x-0 top-full h-[3rem] text-label text-muted-deep" aria-hidden="true">
      {MINUTES.map((minute) => (
        <span key={minute} className="tide-minute" style={{ '--t': minute }}>
          {minute < 0 ? `−${-minute} min` : minute}
        </span>
      ))}
      {PERCENT.map((level) => (
        <span key={level} className="tide-percent hidden" style={{ '--level': level }}>
          {level}
        </span>
      ))}
    </div>
  )
}
