import type { Company } from '../../../contract/company.ts'
import type { Chart, EmailContent } from '../email-content.ts'
import { blockHtml, footHtml } from './blocks.ts'
import { escaped } from './escape.ts'
import { headTable } from './head.ts'
import { profileTable } from './profile.ts'
import { MUTED, PAPER, RULE, SHEET, STYLE, TABLE, TEXT } from './style.ts'
import { yearTable } from './year.ts'

/** An email as HTML: tables with inline styles, no picture and no script. All of its text is escaped. */
export function renderHtml(content: EmailContent, company: Company): string {
  const { head, label, chart, blocks, foot, preview } = content
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<title>${escaped(`${label} ${head.heading.replaceAll('\n', ' ')}`)}</title>
<style>${STYLE}</style>
</head>
<body class="page" style="margin:0;padding:0;background:${PAPER};-webkit-text-size-adjust:100%">
<div style="display:none;max-height:0;overflow:hidden;mso-hide:all">${escaped(preview)}${'&#847;&zwnj;&nbsp;'.repeat(40)}</div>
${TABLE} width="100%" class="page" bgcolor="${PAPER}" style="background:${PAPER}">
<tr><td align="center" style="padding:24px 0 40px">
${TABLE} width="640" style="width:100%;max-width:640px">
<tr><td>${headTable(head, label, company.name)}</td></tr>
${chart ? `<tr><td style="font-size:0;line-height:0">${chartHtml(chart)}</td></tr>` : ''}
<tr><td class="pad sheet" bgcolor="${SHEET}" style="background:${SHEET};padding:30px 32px 40px;border:1px solid ${RULE};border-top:0">
${blocks.map(blockHtml).join('\n')}
</td></tr>
<tr><td class="pad foot muted" bgcolor="${PAPER}" style="background:${PAPER};padding:20px 32px 26px;border:1px solid ${RULE};border-top:0;font:400 13px/1.7 ${TEXT};color:${MUTED}">${foot.map(footHtml).join('<br>')}</td></tr>
</table>
</td></tr>
</table>
</body>
</html>
`
}

function chartHtml(chart: Chart): string {
  return chart.kind === 'profile' ? profileTable(chart.profile, chart.height) : yearTable(chart)
}
