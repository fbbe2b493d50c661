/** Words a minute at which the read time is counted: the middle of what studies find for English prose. */
const WORDS_A_MINUTE = 220

/** Whole minutes, at least one. Code is read slower than prose and skipped more often: it counts like prose. */
export function minutesToRead(words: number): number {
  return Math.max(1, Math.round(words / WORDS_A_MINUTE))
}

/** Adds what Markdown does not give: tables that can be scrolled by keyboard, and anchors at headings. */
export function typeset(html: string): string {
  return anchorHeadings(frameTables(html))
}

/** Links and pictures with their whole address, for readers that show the text elsewhere. */
export function withWholeAddresses(html: string, site: string): string {
  return html.replace(/(\s(?:href|src)=")([/#][^"]*)"/g, (_, start: string, path: string) => {
    return `${start}${new URL(path, site).href}"`
  })
}

/** A heading links to itself, so that a passage can be quoted by its address. */
function anchorHeadings(html: string): string {
  return html.replace(/<h([23]) id="([^"]+)">([\s\S]*?)<\/h\1>/g, (_, level: string, id: string, words: string) => {
    return `<h${level} id="${id}">${words} <a class="anchor" href="#${id}" aria-label="Link to: ${inAttribute(words)}">#</a></h${level}>`
  })
}

/** The text of HTML, fit to stand in an attribute. */
function inAttribute(html: string): string {
  return html.replace(/<[^>]+>/g, '').replaceAll('"', '&quot;')
}

/** Each table becomes a region that is named by the heading before it. */
function frameTables(html: string): string {
  let heading = 'Table'
  return html.replace(/<h[23][^>]*>([\s\S]*?)<\/h[23]>|<table>[\s\S]*?<\/table>/g, (found, words?: string) => {
    if (words !== undefined) {
      heading = inAttribute(words)
      return found
    }
    const table = isShareOut(found) ? asShareOut(found) : found
    return `<div class="table-frame" role="region" aria-label="Table: ${heading}" tabindex="0">${table}</div>`
  })
}

const HOLDERS: Record<string, string> = { You: 'you', We: 'we', Together: 'both' }
const CELL = /<td[^>]*>([\s\S]*?)<\/td>/g

/** Whether each cell but the first of its row names who does something: You, We or Together. */
function isShareOut(table: string): boolean {
  const cells = [...table.matchAll(CELL)].map(([, text = '']) => text)
  return cells.length > 0 && cells.every((text) => text in HOLDERS || text.startsWith('<strong>'))
}

/** Marks such a table and its cells, which CSS colors. The words stay. */
function asShareOut(table: string): string {
  return table
    .replace('<table>', '<table class="share-out">')
    .replace(CELL, (cell, text: string) => (text in HOLDERS ? `<td data-holds="${HOLDERS[text]}">${text}</td>` : cell))
}
