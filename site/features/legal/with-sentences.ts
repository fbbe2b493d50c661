/**
 * The text with one sentence of each section before its heading, for the margin beside it.
 *
 * @throws an Error if the sections and sentences do not match in number, or a sentence is not one of its section.
 */
export function withSentences(html: string, says: readonly string[], file: string): string {
  const start = Math.max(0, html.indexOf('<h2'))
  const sections = html.slice(start).split(/(?=<h2)/)
  if (sections.length !== says.length)
    throw new Error(`${file}: says: There are ${sections.length} sections, so ${says.length} sentences do not match`)
  const beside = sections.map((section, index) => {
    const sentence = says[index] ?? ''
    if (!section.replace(/<[^>]+>/g, '').includes(sentence))
      throw new Error(`${file}: says: Section ${index + 1} does not hold the words “${sentence}”`)
    const first = sentence.charAt(0).toUpperCase() + sentence.slice(1)
    return `<p class="legal-says" aria-hidden="true">${/[.?]$/.test(first) ? first : `${first}.`}</p>${section}`
  })
  return html.slice(0, start) + beside.join('')
}
