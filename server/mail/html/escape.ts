/** Text for an element or an attribute in quotes. */
export function escaped(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll("'", '&#39;')
}

/** The same, with its line breaks. */
export function lines(text: string): string {
  return escaped(text).replaceAll('\n', '<br>')
}
