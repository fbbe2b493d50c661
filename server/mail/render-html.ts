import type { Company } from '../../contract/company.ts'
import type { Block, EmailContent } from './email-content.ts'

// Mail programs, above all Outlook, support little more than tables and inline styles. One column, no images, no web
// fonts. The classes serve narrow screens and dark mode, in programs that read `<style>`.

const SANS = "'Funnel Display', Geist, 'Helvetica Neue', Helvetica, Arial, sans-serif"
const TEXT = "Geist, -apple-system, 'Segoe UI', 'Helvetica Neue', Helvetica, Arial, sans-serif"
const MONO = "'Geist Mono', ui-monospace, 'SF Mono', Menlo, Consolas, monospace"
const INK = '#071521'
const MUTED = '#4A5660'
const RULE = '#D9D2BF'

/** An email as HTML, in the site's colors. All of its text is escaped. */
export function renderHtml(content: EmailContent, company: Company): string {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<title>${escaped(`${content.reference} ${content.heading}`)}</title>
<style>
:root { color-scheme: light dark; supported-color-schemes: light dark; }
@media (max-width: 620px) { .pad { padding-left: 22px !important; padding-right: 22px !important; } .label { display: block !important; width: auto !important; padding-bottom: 0 !important; border: 0 !important; } .value { display: block !important; padding-top: 2px !important; border-top: 0 !important; } }
@media (prefers-color-scheme: dark) { .page { background: #071521 !important; } .sheet { background: #0C2A3E !important; border-color: #1B4A66 !important; } .ink { color: #F7F3E8 !important; } .muted { color: #A9BBC6 !important; } .rule { border-color: #1B4A66 !important; } .link { color: #CFE6EE !important; } }
</style>
</head>
<body class="page" style="margin:0;padding:0;background:#F7F3E8;-webkit-text-size-adjust:100%">
<div style="display:none;max-height:0;overflow:hidden;mso-hide:all">${escaped(content.preview)}${'&#847;&zwnj;&nbsp;'.repeat(40)}</div>
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" class="page" style="background:#F7F3E8">
<tr><td align="center" style="padding:32px 12px 40px">
<table role="presentation" width="600" cellpadding="0" cellspacing="0" border="0" style="width:100%;max-width:600px">
<tr><td class="pad" style="background:${INK};padding:22px 40px;border-radius:5px 5px 0 0">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0"><tr>
<td style="font:500 19px/1.2 ${SANS};letter-spacing:-.01em;color:#F7F3E8"><span style="display:inline-block;width:9px;height:9px;border-radius:9px;background:#FF6A2B;margin-right:10px"></span>${escaped(company.name)}</td>
<td align="right" style="font:400 14px/1.2 ${MONO};color:#CFE6EE;white-space:nowrap">${escaped(content.reference)}</td>
</tr></table></td></tr>
<tr><td style="font-size:0;line-height:0">${rail()}</td></tr>
<tr><td class="pad sheet" style="background:#FDFBF5;padding:38px 40px 40px;border:1px solid ${RULE};border-top:0;border-radius:0 0 5px 5px">
<h1 class="ink" style="margin:0;font:500 32px/1.12 ${SANS};letter-spacing:-.02em;color:${INK}">${escaped(content.heading)}</h1>
${content.blocks.map(block).join('\n')}
</td></tr>
<tr><td class="pad muted" style="padding:22px 40px 0;font:400 13px/1.6 ${TEXT};color:${MUTED}">${content.foot.map(escaped).join('<br>')}</td></tr>
</table>
</td></tr>
</table>
</body>
</html>
`
}

/** The graduated border of a nautical chart, as table cells. */
function rail(): string {
  const cells = Array.from({ length: 12 }, (_, index) => {
    const colour = index % 2 === 0 ? '#0C2A3E' : '#CFE6EE'
    return `<td width="50" height="5" style="background:${colour};font-size:0;line-height:0">&nbsp;</td>`
  })
  return `<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0"><tr>${cells.join('')}</tr></table>`
}

function block(one: Block): string {
  switch (one.kind) {
    case 'text':
      return `<p class="ink" style="margin:22px 0 0;font:400 17px/1.6 ${TEXT};color:${INK}">${lines(one.text)}</p>`
    case 'highlight':
      return `<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" style="margin-top:26px"><tr>
<td style="border-left:3px solid #FF6A2B;padding:2px 0 2px 16px"><span class="muted" style="font:400 13px/1.5 ${MONO};color:${MUTED}">${escaped(one.label)}</span><br><span class="ink" style="font:500 22px/1.3 ${SANS};letter-spacing:-.01em;color:${INK}">${escaped(one.text)}</span></td>
</tr></table>`
    case 'rows':
      return `<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" style="margin-top:28px">${one.rows.map(row).join('')}</table>`
    case 'long':
      return `<p class="muted" style="margin:26px 0 0;font:400 14px/1.5 ${TEXT};color:${MUTED}">${escaped(one.label)}</p>
<p class="ink" style="margin:6px 0 0;font:400 16px/1.6 ${TEXT};color:${INK};word-break:break-word;overflow-wrap:anywhere">${lines(one.text)}</p>`
    case 'files':
      return `<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" style="margin-top:26px">${one.files.map(file).join('')}</table>`
    case 'button':
      return `<table role="presentation" cellpadding="0" cellspacing="0" border="0" style="margin-top:28px"><tr>
<td style="background:#FF6A2B;border-radius:4px"><a href="${escaped(one.url)}" style="display:inline-block;padding:16px 24px;font:500 16px/1.2 ${TEXT};color:${INK};text-decoration:none">${escaped(one.label)}</a></td>
</tr></table>
<p class="muted" style="margin:12px 0 0;font:400 13px/1.5 ${TEXT};color:${MUTED};word-break:break-all">${escaped(one.url)}</p>`
    case 'link':
      return `<p class="muted" style="margin:26px 0 0;font:400 14px/1.6 ${TEXT};color:${MUTED}">${escaped(one.text)} <a class="link" href="${escaped(one.url)}" style="color:#14587A">${escaped(one.label)}</a></p>`
  }
}

function row({ label, value }: { label: string; value: string }): string {
  return `<tr>
<td class="muted rule label" width="150" valign="top" style="width:150px;padding:11px 14px 11px 0;border-top:1px solid ${RULE};font:400 14px/1.5 ${TEXT};color:${MUTED}">${escaped(label)}</td>
<td class="ink rule value" valign="top" style="padding:10px 0 11px;border-top:1px solid ${RULE};font:400 16px/1.5 ${TEXT};color:${INK};word-break:break-word;overflow-wrap:anywhere">${lines(value)}</td>
</tr>`
}

function file({ name, note, url }: { name: string; note: string; url?: string }): string {
  const shown = url
    ? `<a class="link" href="${escaped(url)}" style="color:#14587A">${escaped(name)}</a>`
    : `<span class="ink" style="color:${INK}">${escaped(name)}</span>`
  return `<tr><td class="rule" style="padding:12px 0;border-top:1px solid ${RULE};font:500 16px/1.4 ${TEXT};word-break:break-word;overflow-wrap:anywhere">${shown}<br><span class="muted" style="font:400 13px/1.5 ${MONO};color:${MUTED}">${escaped(note)}</span></td></tr>`
}

function lines(text: string): string {
  return escaped(text).replaceAll('\n', '<br>')
}

function escaped(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll("'", '&#39;')
}
