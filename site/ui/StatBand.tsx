interface Stat {
  figure: string
  /** Set smaller behind the figure: "+", "%", "/5". */
  mark?: string
  label: string
}

/** Four figures in a row between two rules, two by two on a narrow screen (site/styles/stat-band.css). */
export function StatBand({ items }: { items: readonly Stat[] }) {
  return (
    <ul className="stat-band grid grid-cols-[1fr_1fr] border-y lg:grid-cols-[repeat(4,1fr)]">
      {items.map(({ figure, mark, label }) => (
        <li key={label}>
          <b className="block as-heading text-h2 leading-flat tracking-h1 whitespace-nowrap">
            {figure}
            {mark && <small>{mark}</small>}
          </b>
          <span className="block mt-3 leading-label text-muted">{label}</span>
        </li>
      ))}
    </ul>
  )
}

/** "60+", "4.9/5": the number, and the mark behind it. */
export function splitFigure(figure: string): { figure: string; mark?: string } {
  const [, number = figure, mark] = /^([\d.,]+)(\D.*)?$/.exec(figure) ?? []
  return { figure: number, mark }
}
