/** A row of an article's table: the text of its cells, by column. */
export type Row = Readonly<Record<string, string>>

/**
 * The table of an article that has these columns, so that a chart draws the figures that are printed.
 *
 * @param html the article's text.
 * @throws where no table has them all: the chart would draw nothing.
 */
export function tableOf(html: string, columns: readonly string[]): Row[] {
  for (const [table] of html.matchAll(/<table[\s\S]*?<\/table>/g)) {
    const [head = [], ...rows] = rowsOf(table).map((cells) => cells.map(textOf))
    if (columns.every((column) => head.includes(column)))
      return rows.map((row) => Object.fromEntries(head.map((column, at) => [column, row[at] ?? ''])))
  }
  throw new Error(`No table of the article has the columns ${columns.join(', ')}, which its chart draws.`)
}

/** The number in a cell: "$6,400" is 6400, "31.4%" is 31.4. @throws where there is none. */
export function figureIn(cell: string): number {
  const figure = Number(/-?[\d.]+/.exec(cell.replaceAll(',', ''))?.[0] ?? Number.NaN)
  if (Number.isNaN(figure)) throw new Error(`"${cell}" holds no figure, and a chart draws it.`)
  return figure
}

/** The rows of a table, each as its cells are written. */
export function rowsOf(table: string): readonly (readonly string[])[] {
  return (table.match(ROW) ?? []).map((row) => row.match(CELL) ?? [])
}

export const ROW = /<tr[\s\S]*?<\/tr>/g
export const CELL = /<t[dh][^>]*>[\s\S]*?<\/t[dh]>/g

/** The text of a cell. */
export function textOf(cell = ''): string {
  return cell.replace(/<[^>]+>/g, '').trim()
}
