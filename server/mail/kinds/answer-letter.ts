import { escaped } from '../html/escape.ts'
import type { QuotedLetter } from './quoted-letters.ts'

interface Letter {
  text: string
  /** A line in small print below it. */
  foot: string
  quoted: readonly QuotedLetter[]
}

/** A letter as mail programs write one: text, and the same as HTML without head, picture or style sheet. */
export function answerLetter({ text, foot, quoted }: Letter): { text: string; html: string } {
  const nested = quoted.reduceRight(
    (below, { line, text: said }) => `${line}\n${quote([said, below].filter(Boolean).join('\n\n'))}`,
    '',
  )
  return {
    text: `${[text, foot, nested].filter(Boolean).join('\n\n')}\n`,
    html: `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="color-scheme" content="light dark"></head>
<body style="font:400 15.5px/1.5 -apple-system,'Segoe UI','Helvetica Neue',Helvetica,Arial,sans-serif">
${paragraphs(text)}
<p style="margin:1.6em 0;padding-top:1em;border-top:1px solid #d9d2bf;font-size:14px;opacity:.75">${escaped(foot)}</p>
<div style="opacity:.75">
${quoted.reduceRight(
  (below, { line, text: said }) =>
    `<p>${escaped(line)}</p>\n<blockquote type="cite" style="margin:0 0 0 2px;padding-left:14px;border-left:2px solid #a9bbc6">\n${paragraphs(said)}\n${below}</blockquote>\n`,
  '',
)}</div>
</body>
</html>
`,
  }
}

function quote(text: string): string {
  return text
    .split('\n')
    .map((line) => (line.startsWith('>') ? `>${line}` : `> ${line}`.trimEnd()))
    .join('\n')
}

function paragraphs(text: string): string {
  return text
    .split(/\n{2,}/)
    .map((one) => `<p>${escaped(one.trim()).replaceAll('\n', '<br>')}</p>`)
    .join('\n')
}
