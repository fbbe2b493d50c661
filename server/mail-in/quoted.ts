/** A line that mail programs write above what they quote, in the languages of most of our visitors. */
const INTRODUCTION = /(wrote|schrieb|a écrit|escribió|ha scritto|skrev|napisał\(a\)|schreef).{0,40}:\s*$/i
const DIVIDER =
  /^\s*(-{2,}\s*(original message|forwarded message|ursprüngliche nachricht|message d'origine)\s*-{2,}|_{20,})\s*$/i

/** Tells what somebody wrote from what their mail program quotes below it. Answers between quoted lines stay where they are. */
export function splitQuoted(text: string): { text: string; quoted: string } {
  const lines = text.split('\n')
  let start = lines.findIndex((line) => DIVIDER.test(line))
  if (start < 0) start = lines.length
  let first = start
  while (first > 0 && /^\s*(>.*)?$/.test(lines[first - 1] ?? '')) first -= 1
  // The introduction may be broken into two lines.
  const above = lines.slice(Math.max(0, first - 2), first)
  if (first < start && INTRODUCTION.test(above.at(-1) ?? '')) {
    first -= above.length > 1 && above[0]?.trim() !== '' && !/[.!?]$/.test(above[0]?.trim() ?? '.') ? 2 : 1
  }
  const said = lines.slice(0, first).join('\n').trim()
  const quoted = lines.slice(first).join('\n').trim()
  // A message of quotes alone is shown as it is.
  return said === '' ? { text: text.trim(), quoted: '' } : { text: said, quoted }
}
