const MINUTES = Array.from({ length: 12 }, (_, index) => index - 1)
const PERCENT = [25, 50, 75]

/** Minutes below the water, per cent in its left gutter. */
export function TideAxis() {
  return (
    <div className="tide-axis mono absolute inset-x-0 top-full h-[3rem] text-label text-muted-deep" aria-hidden="true">
      {MINUTES.map((minute) => (
        <span
          key={minute}
          className="tide-minute absolute left-[calc((var(--t)_+_var(--lead))_/_var(--span)_*_100%)] pt-5 whitespace-nowrap -translate-x-1/2"
          style={{ '--t': minute }}
        >
          {minute < 0 ? `−${-minute}` : minute}
          {minute < 0 && <small className="max-[24rem]:hidden text-[length:inherit]"> min</small>}
        </span>
      ))}
      {PERCENT.map((level) => (
        <span
          key={level}
          className="tide-percent hidden xl:block xl:absolute xl:top-auto xl:right-auto xl:bottom-[calc(100%_+_var(--level)_/_100_*_var(--height))] xl:left-0 xl:w-9 xl:leading-flat xl:text-right xl:translate-y-1/2"
          style={{ '--level': level }}
        >
          {level}
        </span>
      ))}
    </div>
  )
}
