/** What a declaration may not hold outside of the token file and of drawings, by what it says. */
export interface RawKind {
  name: 'colors' | 'type sizes' | 'line heights' | 'distances'
  property: RegExp
  raw: RegExp
}

const LENGTH = String.raw`(?<![\w.-])-?(?!1px)[\d.]*[\d.](?:px|rem|vw|vh|svh|dvh|ch|cqi|cqw)\b`

/** One list for `npm run measure` and for stylelint.config.js. Black in a mask is no color; a hairline of 1px is no distance. */
export const RAW_KINDS: readonly RawKind[] = [
  {
    name: 'colors',
    property: /^(?!mask|-webkit-mask|content)/,
    raw: /#[0-9a-f]{3,8}\b|\b(?:rgb|hsl|oklch|lab)a?\(\s*[\d.]|(?<![-\w])(?:white|black|red)(?![-\w])/i,
  },
  { name: 'type sizes', property: /^font-size$/, raw: new RegExp(LENGTH) },
  { name: 'type sizes', property: /^font$/, raw: new RegExp(`${LENGTH}(?! ?/)|${LENGTH}(?= ?/)`) },
  { name: 'line heights', property: /^line-height$/, raw: /(?<![\w.-])(?!0$)[\d.]+(?:px|rem|)(?![\w%.])/ },
  { name: 'line heights', property: /^font$/, raw: /\/ ?[\d.]/ },
  { name: 'distances', property: /^(?:margin|padding|gap|row-gap|column-gap|scroll-margin)/, raw: new RegExp(LENGTH) },
]

/** A drawing's styles: positions and sizes in its own units. */
export const DRAWING = /\.drawing\.css$/

/** The one file of tokens. */
export const TOKENS = 'site/styles/theme.css'
