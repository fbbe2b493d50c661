/** A line that mail programs write above what they quote: it ends with who wrote it, or with their address in whatever language. */
const INTRODUCTION =
  /(wrote|schrieb|a écrit|escribió|ha scritto|skrev|napisał\(a\)|schreef|(^|<)[^\s<>@]+@[^\s<>@]+>).{0,40}[:：]\s*$/i
const DIVIDER =
  /^\s*(-{2,}\s*(original message|forwarded message|ursprüngliche nachricht|message d'origine)\s*-{2,}|_{20,})\s*$/i
/** "From: A name <address>", "Sent: a date, 8:00 PM", "To: …": what Outlook writes above what it quotes, in whatever language. */
const HEAD = [
  /^.?\p{L}[\p{L} ]{1,20}\W{0,2}:.*[<[][^\s<>[\]@]+@[^\s<>[\]@]+[>\]]/u,
  /^.?\p{L}.{0,20}:.{0,60}\d\D.{0,40}\b\d{1,2}[:h]\d\d\b/u,
  /^.?\p{L}.{0,20}:/u,
]

/** Tells what somebody wrote from what their mail program quotes below it. Answers between quoted lines stay where they are. */
export function splitQuoted(text: string): { text: string; quoted: string } {
  const lines = text.split('\n')
  let start = lines.findIndex(
    (line, index) => DIVIDER.test(line) || HEAD.every((part, below) => part.test(lines[index + below] ?? '')),
  )
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
