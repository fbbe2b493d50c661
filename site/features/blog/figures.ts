import { CELL, figureIn, ROW, rowsOf, textOf } from './charts/table-of.ts'

/** A table in its frame, the comment that asks for a chart, and the paragraph that becomes its caption. */
const CHARTED =
  /(<div class="table-frame"[^>]*>)((?:(?!<\/table>)[\s\S])*<\/table>)<\/div>\s*<!--\s*chart:\s*([^;>]+?)\s*(?:;\s*([^>]+?)\s*)?-->\s*<p>([\s\S]*?)<\/p>/g
/** The comment that asks for a drawing, and the paragraph that becomes its caption. */
const DRAWN = /<!--\s*drawing:\s*([\w-]+)\s*-->\s*<p>([\s\S]*?)<\/p>/g

/**
 * Tables as charts. In an article's Markdown a table, a line `<!-- chart: cost; nobody -->` and a sentence become a figure
 * with "Chart 1." before the sentence. The column `cost` gets a bar in each row, orange in the row that begins with
 * `nobody`. A cell with two figures, or two columns as `Low to High`, gets a bar from one to the other. Any other word
 * than a column's name adds the caption alone. `<!-- drawing: week-hours -->` and a sentence become a figure, too.
 *
 * @param drawings the markup of the article's drawings by name (drawn-figures.tsx).
 * @throws where a cell of the column holds no figure, and where comments and drawings do not match.
 */
export function withFigures(html: string, drawings: ReadonlyMap<string, string> = new Map()): string {
  const left = new Set(drawings.keys())
  const figure = (inside: string, words: string) =>
    `<figure class="figure">${inside}<figcaption><strong>Chart ?.</strong> ${words}</figcaption></figure>`
  const charted = html
    .replace(CHARTED, (_, frame: string, table: string, column: string, lit: string | undefined, words: string) =>
      figure(`${frame}${withBars(table, column, lit)}</div>`, words),
    )
    .replace(DRAWN, (_, name: string, words: string) => {
      const drawing = drawings.get(name)
      if (drawing === undefined)
        throw new Error(`The article draws "${name}", and its front matter has no such drawing.`)
      left.delete(name)
      return figure(drawing, words)
    })
  if (left.size > 0) throw new Error(`No comment places the drawing "${[...left].join('", "')}" of the front matter.`)
  let number = 0
  return charted.replaceAll('<strong>Chart ?.</strong>', () => `<strong>Chart ${++number}.</strong>`)
}

/** The same without bars and drawings, for readers that do not know our styles. A drawing's legend tells its figures. */
export function withoutBars(html: string): string {
  return html
    .replace(/<div class="drawing"[\s\S]*?(?=<ul class="legend">)/g, '')
    .replace(/<t[dh] class="bar-cell"[^>]*>.*?<\/t[dh]>/g, '')
}

interface Bar {
  from: number
  to: number
}

function withBars(table: string, column: string, lit: string | undefined): string {
  const [head = [], ...body] = rowsOf(table)
  const names = head.map(textOf)
  const [first = '', second = first] = column.split(' to ')
  const [start, end] = [names.indexOf(first), names.indexOf(second)]
  if (start < 0 || end < 0) return table

  const bars = body.map((cells): Bar | undefined => {
    // A row in bold is a sum.
    if (cells[0]?.includes('<strong>') && cells[start]?.includes('<strong>')) return undefined
    const figures = (start === end ? figuresIn(textOf(cells[start])) : [cells[start], cells[end]].map(textOf)).map(
      figureIn,
    )
    return figures.length > 1 ? { from: figures[0] ?? 0, to: figures[1] ?? 0 } : { from: 0, to: figures[0] ?? 0 }
  })
  const known = bars.filter((bar) => bar !== undefined)
  const high = Math.max(...known.map(({ to }) => to))
  const low = Math.min(...known.map(({ from }) => from))
  // Shares that all lie near the top are drawn from the next lower ten on.
  const base = start === end && low > 0 ? Math.floor(low / 10) * 10 : 0
  const share = (value: number) => Math.round(((value - base) / (high - base)) * 1000) / 1000

  let row = -1
  return table.replace(ROW, (found) => {
    const at = row++
    const bar = bars[at]
    const isLit = lit !== undefined && textOf(body[at]?.[0]) === lit
    const drawn = bar
      ? `<span class="bar"${isLit ? ' data-lit=""' : ''} style="--from:${share(bar.from)};--to:${share(bar.to)}"></span>`
      : ''
    let cell = -1
    return found.replace(CELL, (one) => {
      cell += 1
      // A row of headings holds nothing else.
      const kind = one.startsWith('<th') ? 'th' : 'td'
      return cell === end ? `${one}<${kind} class="bar-cell" aria-hidden="true">${drawn}</${kind}>` : one
    })
  })
}

/** "between 75% and 98%" holds two, "$6,400" one. */
function figuresIn(text: string): string[] {
  return text.replaceAll(',', '').match(/[\d.]*\d/g) ?? [text]
}
