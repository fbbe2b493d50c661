/**
 * Pictures and films that a build takes as they are, because drawing them takes minutes and needs tools: the commands
 * that draw them, in order, and the beginnings of the paths that each writes. `npm run draw` runs them all; needed after a
 * change of the theme's colors.
 */
export const BAKED: readonly { command: string; writes: readonly string[] }[] = [
  {
    command: 'media/brand.ts',
    writes: ['site/assets/brand/', 'site/public/favicon.', 'site/public/icon-', 'site/public/apple-touch', 'desk/icon'],
  },
  { command: 'media/hero-film.ts', writes: ['site/public/media/hero.', 'site/public/media/hero-narrow.'] },
  { command: 'media/hero-poster.ts', writes: ['site/public/media/hero-poster'] },
  { command: 'media/models-films.ts', writes: ['site/public/media/models-'] },
  { command: 'mockups/draw.ts', writes: ['site/assets/plates/', 'site/assets/covers/'] },
  { command: 'mockups/embed-glyphs.ts', writes: ['site/assets/plates/'] },
  { command: 'mockups/render.ts', writes: ['site/assets/mockups/'] },
]
