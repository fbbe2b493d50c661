import { execFileSync } from 'node:child_process'
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

// Embeds in each plate a font with the characters it uses: an image file cannot load the page's fonts.
// Needs pyftsubset (Debian: fonttools, python3-brotli). Run after draw.ts.

const root = join(import.meta.dirname, '../..')
const plates = join(root, 'site/assets/plates')
const font = join(root, 'node_modules/@fontsource-variable/geist-mono/files/geist-mono-latin-wght-normal.woff2')
const folder = mkdtempSync(join(tmpdir(), 'glyphs-'))

for (const name of readdirSync(plates)) {
  const path = join(plates, name)
  const drawing = readFileSync(path, 'utf8').replace(/<style>@font-face[\s\S]*?<\/style>/, '')
  const words = [...drawing.matchAll(/<text[\s\S]*?<\/text>/g)].map(([text]) => text.replace(/<[^>]+>/g, '')).join('')
  const characters = [...new Set(words)].sort().join('')
  if (characters === '') continue
  const subset = join(folder, 'subset.woff2')
  const options = [`--text=${characters}`, '--flavor=woff2', `--output-file=${subset}`, '--layout-features=']
  execFileSync('pyftsubset', [font, ...options])
  const data = readFileSync(subset).toString('base64')
  const face = `<style>@font-face{font-family:"Geist Mono Variable";font-weight:100 900;src:url(data:font/woff2;base64,${data})}</style>`
  writeFileSync(path, drawing.replace(/(<svg[^>]*>)/, `$1${face}`))
  console.log(`${name}: ${characters.length} characters, ${data.length} bytes`)
}
rmSync(folder, { recursive: true })
