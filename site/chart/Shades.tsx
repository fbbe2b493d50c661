interface ShadesProps {
  /** `mark` is set smaller behind the figure: "+", "%". */
  items: readonly { figure: string; mark?: string; label: string; text?: string }[]
}

/** Four figures in a row of the page's full width, each on a darker blue. */
export function Shades({ items }: ShadesProps) {
  return (
    <ul className="shades grid grid-cols-[1fr_1fr] border-y border-ink">
      {items.map(({ figure, mark, label, text }) => (
        <li
          key={label}
          className="flex flex-wrap items-baseline gap-y-2 gap-x-4 py-7 px-5 bg-shoal-pale lg:px-8 lg:pt-8 lg:pb-10"
        >
          <b className="as-heading text-h2 leading-flat tracking-h1">
            {figure}
            {mark && <small className="text-[0.5em] tracking-h2">{mark}</small>}
          </b>
          <span>
            {label}
            {text && <small>{text}</small>}
          </span>
        </li>
      ))}
    </ul>
  )
}
