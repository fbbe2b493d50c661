import { withFigures, withoutBars } from './figures.ts'

/** Adds what Markdown does not give: tables that can be scrolled by keyboard, charts, framed code, and anchors. */
export function typeset(html: string, drawings?: ReadonlyMap<string, string>): string {
  return anchorHeadings(frameCode(withFigures(frameTables(html), drawings)))
}

/** Code stands on a ground of its own, which stays where its lines fade and scroll. */
function frameCode(html: string): string {
  return html.replace(/<pre\b[^>]*>[\s\S]*?<\/pre>/g, (code) => {
    const [language = ''] = /data-language="[^"]*"/.exec(code) ?? []
    return `<div class="code" ${language}>${code}</div>`
  })
}

/**
 * An article's HTML for feed readers, which show it elsewhere: links and pictures have their whole address, a picture one
 * alone, links within the article lead to its page, and headings come without their anchors.
 *
 * @param address the whole address of the article.
 */
export function forFeedReaders(html: string, address: string): string {
  // Attributes are those of tags alone: code may show some.
  return withoutBars(html)
    .replace(/ <a class="anchor"[^>]*><\/a>|<source\b[^>]*>/g, '')
    .replace(/<\w(?:"[^"]*"|[^">])*>/g, (tag) =>
      tag
        .replace(/\s(?:srcset|sizes)="[^"]*"/g, '')
        .replace(/(?<=\s(?:href|src)=")[/#][^"]*/g, (path) => new URL(path, address).href),
    )
}

/** A heading links to itself, so that a passage can be quoted by its address. The link is named by the heading. */
function anchorHeadings(html: string): string {
  return html.replace(/<h([23]) id="([^"]+)">([\s\S]*?)<\/h\1>/g, (_, level: string, id: string, words: string) => {
    return `<h${level} id="${id}">${words} <a class="anchor" href="#${id}" aria-label="Link to: ${inAttribute(words)}"></a></h${level}>`
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
    const table = isShareOut(found) ? asShareOut(withLabels(found)) : withLabels(found)
    return `<div class="table-frame" role="region" aria-label="Table: ${heading}" tabindex="0">${table}</div>`
  })
}

/** Columns that a phone has room for beside each other. */
const COLUMNS_ON_A_PHONE = 3

/**
 * In a table of more columns a phone shows each row as a block, and each value beside its column's name. Browsers keep it
 * a table for screen readers.
 */
function withLabels(table: string): string {
  const names = [...table.matchAll(/<th[^>]*>([\s\S]*?)<\/th>/g)].map(([, words = '']) => inAttribute(words))
  if (names.length <= COLUMNS_ON_A_PHONE) return table
  return table.replace('<table>', '<table class="stacks">').replace(/<tr>[\s\S]*?<\/tr>/g, (row) => {
    let column = 0
    return row.replaceAll('<td', () => `<td data-label="${names[column++] ?? ''}"`)
  })
}

const CELL = /<td[^>]*>([\s\S]*?)<\/td>/g

/** Whether each cell but the first of its row names who does something: You, We or Together. */
function isShareOut(table: string): boolean {
  const cells = [...table.matchAll(CELL)].map(([, text = '']) => text)
  return cells.length > 0 && cells.every((text) => /^(You|We|Together|<strong>.*)$/.test(text))
}

/** Marks such a table and its cells, which CSS colors. The words stay. */
function asShareOut(table: string): string {
  const cells = table.replace(/<td([^>]*>(You|We|Together)<)/g, '<td data-holds="$2"$1')
  return cells.replace('<table', '<table data-share-out')
}
