const MINUTES = Array.from({ length: 12 }, (_, index) => index - 1)
const PERCENT = [25, 50, 75]

/** Minutes below the water, per cent in its left gutter. */
export function TideAxis() {
  return (
    <div className="tide-axis mono absolute inset-x-0 top-full h-12 text-label text-muted-deep" aria-hidden="true">
      {MINUTES.map((minute) => (
        <span
          key={minute}
          className="tide-minute absolute left-[calc((var(--t)+var(--lead))/var(--span)*100%)] pt-5 whitespace-nowrap -translate-x-1/2"
          style={{ '--t': minute }}
        >
          {minute < 0 ? `−${-minute}` : minute}
          {minute < 0 && <small className="max-[24rem]:hidden text-[length:inherit]"> min</small>}
        </span>
      ))}
      {PERCENT.map((level) => (
        <span
          key={level}
          className="tide-percent hidden xl:block absolute bottom-[calc(100%+var(--level)/100*var(--height))] left-0 w-9 leading-flat text-right translate-y-1/2"
          style={{ '--level': level }}
        >
          {level}
        </span>
      ))}
    </div>
  )
}
