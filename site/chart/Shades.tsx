interface ShadesProps {
  /** `mark` is set smaller behind the figure: "+", "%". */
  items: readonly { figure: string; mark?: string; label: string; text?: string }[]
}

/** Four figures in a row of the page's full width, each on a darker blue. */
export function Shades({ items }: ShadesProps) {
  return (
    <ul className="shades">
      {items.map(({ figure, mark, label, text }) => (
        <li key={label}>
          <b className="shade-figure">
            {figure}
            {mark && <small>{mark}</small>}
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

/** Splits "60+" or "4.9/5" into the number and the mark behind it. */
export function splitFigure(figure: string): { figure: string; mark?: string } {
  const [, number = figure, mark] = /^([\d.]+)(\D.*)?$/.exec(figure) ?? []
  return { figure: number, mark }
}
