import { COLORS } from '../../../contract/colors.ts'

// What emails look like. Styles are inline, because many mail programs drop `<style>`; the classes only serve dark mode
// and narrow screens, in programs that read it.

export const SANS = "'Funnel Display', Geist, 'Helvetica Neue', Helvetica, Arial, sans-serif"
export const TEXT = "Geist, -apple-system, 'Segoe UI', 'Helvetica Neue', Helvetica, Arial, sans-serif"
export const MONO = "'Geist Mono', ui-monospace, 'SF Mono', Menlo, Consolas, monospace"

export const { ink: INK, deep: DEEP, paper: PAPER, sheet: SHEET, signal: SIGNAL } = COLORS
export const WATER = '#CFE6EE'
export const WATER_CLOSED = '#E4F0F2'
export const BED = '#EDE3C6'
export const MUTED = '#4A5660'
export const MUTED_DEEP = '#A9BBC6'
export const RULE = '#D9D2BF'
export const LINK = '#14587A'

/** Breaks what is longer than its line: people type words of any length. */
export const BREAK = 'word-break:break-word;overflow-wrap:anywhere'

/** Opens a table that only lays out. */
export const TABLE = '<table role="presentation" cellpadding="0" cellspacing="0" border="0"'

/** What is heard and copied but not seen, between figures that size alone parts. Outlook has no size of 0, so it hides it. */
export const unseen = (text: string) => `<span style="font-size:0;line-height:0;mso-hide:all">${text}</span>`

const NARROW = `
.pad { padding-left: 20px !important; padding-right: 20px !important; }
.stack { display: block !important; width: 100% !important; text-align: left !important; }
.label { display: block !important; width: auto !important; padding-bottom: 0 !important; border: 0 !important; }
.value { display: block !important; padding-top: 2px !important; border-top: 0 !important; }
.top { border-top: 1px solid ${RULE} !important; }
.figure { padding: 14px 0 0 !important; }
.due { font-size: 34px !important; }
.title { font-size: 28px !important; }
.sounding { font-size: 116px !important; }
.wide { display: none !important; }
.two { display: inline-block !important; width: 50% !important; box-sizing: border-box !important; padding: 0 0 8px 0 !important; }
.two-left { padding-right: 8px !important; }
.gap { display: none !important; }`

const DARK = `
.page { background: ${INK} !important; }
.sheet { background: ${DEEP} !important; border-color: #24495E !important; }
.foot { background: ${INK} !important; border-color: #24495E !important; }
.ink { color: ${PAPER} !important; }
.muted { color: ${MUTED_DEEP} !important; }
.rule { border-color: #24495E !important; }
.strong-rule { border-color: ${PAPER} !important; }
.link { color: ${WATER} !important; }
.water { background: #1B6E93 !important; }
.water-closed { background: #134B68 !important; }
.spent { background: ${INK} !important; }
.bed { background: #33221B !important; border-color: ${PAPER} !important; }
.bed-text { background: #33221B !important; color: ${PAPER} !important; }
.card { background: ${INK} !important; border-color: #24495E !important; }
.line { background: ${PAPER} !important; }
.bar { background: #8FC3D9 !important; }
.chip { background: #134B68 !important; color: ${PAPER} !important; }
.act { background: ${DEEP} !important; border-color: #24495E !important; }
.act-text { color: ${PAPER} !important; }
.act-first { background: ${PAPER} !important; border-color: ${PAPER} !important; }
.act-first-text { color: ${INK} !important; }`

export const STYLE = `:root { color-scheme: light dark; supported-color-schemes: light dark; }
@media (max-width: 620px) {${NARROW}
}
@media (prefers-color-scheme: dark) {${DARK}
}`
