import lucide from '@iconify-json/lucide/icons.json' with { type: 'json' }
import type { Files } from './files.ts'

/** What content may name of site/assets and of the icon package. */
export interface Assets {
  icons: Set<string>
  /** Names as they are spelled, by the logo's file. */
  logos: Map<string, string>
  /** Pictures of site/assets/mockups that are there in both formats. */
  pictures: Set<string>
  covers: Set<string>
  plates: Set<string>
}

export function assetsUnder(files: Files): Assets {
  const named = (folder: string, ending: RegExp) =>
    new Set(
      files
        .list(`site/assets/${folder}`)
        .filter((name) => ending.test(name))
        .map((name) => name.replace(ending, '')),
    )
  // "wardrow-320.avif" is the small version of "wardrow".
  const webp = named('mockups', /(-\d+)?\.webp$/)
  const logoFiles = named('tech', /\.svg$/)
  const logos = JSON.parse(files.read('site/assets/tech/tech.json').toString('utf8')) as Record<
    string,
    { name: string }
  >
  return {
    icons: new Set([...Object.keys(lucide.icons), ...Object.keys(lucide.aliases)]),
    logos: new Map(Object.entries(logos).flatMap(([slug, { name }]) => (logoFiles.has(slug) ? [[slug, name]] : []))),
    pictures: new Set([...named('mockups', /(-\d+)?\.avif$/)].filter((name) => webp.has(name))),
    covers: named('covers', /\.svg$/),
    plates: named('plates', /\.svg$/),
  }
}
