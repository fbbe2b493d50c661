import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { SIGNAL } from '../colors.ts'
import { type Hill, isobaths } from './relief.ts'

const find = createRequire(import.meta.url).resolve

interface IconSet {
  icons: Record<string, { body: string } | undefined>
}
// The icon set's JSON has exactly this shape; a missing icon is caught below.
const lucide = JSON.parse(readFileSync(find('@iconify-json/lucide/icons.json'), 'utf8')) as IconSet

/**
 * A whole HTML page around one screen: our fonts inlined, `<i data-icon="anchor">` turned into Lucide drawings and
 * `<b data-relief='{"seed":3,…}'>` into contour lines.
 *
 * @throws when a screen names an icon that Lucide does not have.
 */
export function page(screen: string, { width, height }: { width: number; height: number }): string {
  const drawn = screen
    .replace(/<i data-icon="([\w-]+)"><\/i>/g, (_, name: string) => icon(name))
    .replace(/<b data-relief='([^']+)'><\/b>/g, (_, settings: string) => ground(settings, width, height))
  const frame = `:root{--signal:${SIGNAL}}html,body{width:${width}px;height:${height}px}`
  return `<!doctype html><html lang="en"><meta charset="utf-8"><style>${fonts()}${readFileSync(new URL('base.css', import.meta.url), 'utf8')}${frame}</style><body>${drawn}</body></html>`
}

function fonts(): string {
  return [
    face(
      'Funnel Display',
      '@fontsource-variable/funnel-display/files/funnel-display-latin-wght-normal.woff2',
      '300 800',
    ),
    face('Geist', '@fontsource-variable/geist/files/geist-latin-wght-normal.woff2', '100 900'),
    face('Geist', '@fontsource-variable/geist/files/geist-latin-ext-wght-normal.woff2', '100 900', 'U+0100-02FF'),
    face('Geist Mono', '@fontsource-variable/geist-mono/files/geist-mono-latin-wght-normal.woff2', '100 900'),
    face('Geist Mono Variable', '@fontsource-variable/geist-mono/files/geist-mono-latin-wght-normal.woff2', '100 900'),
  ].join('')
}

function face(family: string, file: string, weights: string, range?: string): string {
  const data = readFileSync(find(file)).toString('base64')
  return `@font-face{font-family:'${family}';font-weight:${weights};src:url(data:font/woff2;base64,${data})${range ? `;unicode-range:${range}` : ''}}`
}

function icon(name: string): string {
  const drawing = lucide.icons[name]
  if (!drawing) throw new Error(`Lucide has no icon "${name}"`)
  return `<svg class="icon" viewBox="0 0 24 24" aria-hidden="true">${drawing.body.replaceAll('stroke-width="2"', 'stroke-width="1.75"')}</svg>`
}

interface Ground {
  seed: number
  stroke: string
  opacity?: number
  /** Half a typical distance between two rises, in px. */
  grain?: number
  lines?: number
  hills?: Hill[]
}

/** Contour lines behind a screen, every fifth one heavier as on a chart. */
function ground(settings: string, width: number, height: number): string {
  // Written by us in the screens beside this file.
  const { seed, stroke, opacity = 0.35, grain = 110, lines = 14, hills = [] } = JSON.parse(settings) as Ground
  const depths = Array.from({ length: lines }, (_, index) => -1 + (index + 0.5) * (2 / lines))
  const paths = isobaths({ width, height, hills, rough: 1, grain: grain * 1.6, seed, cell: 6 }, depths, 1)
  const drawn = paths.map((d, index) => `<path d="${d}" stroke-width="${index % 5 === 2 ? 1.1 : 0.6}"/>`).join('')
  return `<svg class="relief" viewBox="0 0 ${width} ${height}" fill="none" stroke="${stroke}" opacity="${opacity}">${drawn}</svg>`
}
