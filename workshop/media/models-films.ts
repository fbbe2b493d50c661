// Renders the three films of the work models: a project that climbs to its flag, a team around the client, and people who
// join the client's team. Each is a loop of twelve seconds, made to be played at 1.8 times the speed.
// Run: node workshop/media/models-films.ts [--stills] [project] [team] [augment]   (needs Chromium and ffmpeg; about three minutes)

import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium, type Page } from '@playwright/test'
import sharp from 'sharp'
import { contours } from '../../site/chart/contours.ts'
import { av1, ffmpeg, h264, keepFrames, PAGE_COLOURS } from './film.ts'
import { augment, project, team } from './models-scenes.ts'

const WIDTH = 640
const HEIGHT = 400
/** Pixels of the film for each unit of the drawing: sharp on dense screens. */
const SCALE = 1.5
const SECONDS = 12
const FRAMES_PER_SECOND = 30
const FOLDER = 'site/public/media'

/** `poster` is the moment of the loop, 0 to 1, that explains the model standing still; `quality` is that of AV1 and H.264. */
const FILMS = {
  project: { scene: project, seed: 5, poster: 0.43, quality: [40, 26] },
  team: { scene: team, seed: 19, poster: 0.36, quality: [46, 31] },
  augment: { scene: augment, seed: 33, poster: 0.62, quality: [40, 26] },
} as const
type Film = keyof typeof FILMS

const folder = mkdtempSync(join(tmpdir(), 'films-'))
const browser = await chromium.launch({ executablePath: '/usr/bin/chromium', args: ['--no-sandbox'] })
const page = await browser.newPage({ viewport: { width: WIDTH, height: HEIGHT }, deviceScaleFactor: SCALE })
await page.setContent(
  `<style>${face('Geist', 'geist/files/geist-latin-wght-normal')}${face('Geist Mono', 'geist-mono/files/geist-mono-latin-wght-normal')}body{margin:0}svg{display:block}</style><p style="font:600 9px Geist">.</p><p style="font:9px Geist Mono">.</p><p style="font:600 9px Geist Mono">.</p>`,
)
await page.evaluate(() => document.fonts.ready.then(() => undefined))

const named = process.argv.filter((argument) => argument in FILMS)
for (const film of Object.keys(FILMS) as Film[]) {
  if (named.length > 0 && !named.includes(film)) continue
  await poster(film)
  if (process.argv.includes('--stills')) continue

  const master = join(folder, `${film}.mkv`)
  const shape = { width: WIDTH * SCALE, height: HEIGHT * SCALE, framesPerSecond: FRAMES_PER_SECOND, format: 'rgb24' }
  await keepFrames(master, shape, frames(page, film))
  await ffmpeg(['-i', master, ...PAGE_COLOURS, ...av1(FILMS[film].quality[0]), `${FOLDER}/models-${film}.webm`])
  await ffmpeg(['-i', master, ...PAGE_COLOURS, ...h264(FILMS[film].quality[1]), `${FOLDER}/models-${film}.mp4`])
  for (const kind of ['webm', 'mp4']) console.log(film, kind, statSync(`${FOLDER}/models-${film}.${kind}`).size)
}

await browser.close()
rmSync(folder, { recursive: true })

async function* frames(stagePage: Page, film: Film): AsyncGenerator<Buffer> {
  const count = SECONDS * FRAMES_PER_SECOND
  for (let index = 0; index < count; index++)
    yield sharp(await still(stagePage, film, index / count))
      .removeAlpha()
      .raw()
      .toBuffer()
}

async function still(stage: Page, film: Film, moment: number): Promise<Buffer> {
  const { scene, seed } = FILMS[film]
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}"><rect width="100%" height="100%" fill="#081B2A"/><g fill="none" stroke="#2E6480" opacity=".42">${ground(seed)}</g>${scene(moment)}</svg>`
  await stage.evaluate((drawing) => {
    document.body.innerHTML = drawing
  }, svg)
  return stage.screenshot({ type: 'png' })
}

function ground(seed: number): string {
  return contours({ seed, width: WIDTH, height: HEIGHT, levels: 15, swell: 330, hills: 3, tolerance: 0.6 })
    .map(({ d }) => `<path d="${d}"/>`)
    .join('')
}

async function poster(film: Film): Promise<void> {
  const png = await still(page, film, FILMS[film].poster)
  await sharp(png).avif({ quality: 46, effort: 6 }).toFile(`${FOLDER}/models-${film}.avif`)
  await sharp(png).webp({ quality: 62 }).toFile(`${FOLDER}/models-${film}.webp`)
}

function face(family: string, file: string): string {
  const data = readFileSync(`node_modules/@fontsource-variable/${file}.woff2`).toString('base64')
  return `@font-face{font-family:"${family}";font-weight:100 900;src:url(data:font/woff2;base64,${data})}`
}
