// Renders the films of the three work models: how a project climbs to its flag, how a team turns around the client, how our
// people join the client's. Each is a loop of twelve seconds, drawn so that it reads well at 1.8 times the speed, in the
// shape of a third of the strip and, for phones, of a frame of its own.
// Run: node workshop/media/models-films.ts [--stills FOLDER] [project] [team] [augment]   (needs Chromium and ffmpeg; about ten minutes)

import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium, type Page } from '@playwright/test'
import sharp from 'sharp'
import { parse } from 'yaml'
import { contours } from '../../site/chart/contours.ts'
import { SIZE, type Width } from '../../site/features/home/models/layout.ts'
import { home } from '../../site/schemas/home.ts'
import type { Scene } from '../../site/schemas/work-models.ts'
import { av1, ffmpeg, h264, keepFrames, pageColours } from './film.ts'
import { sceneAt } from './models-scenes.ts'

/** Pixels of the film for each of the drawing: sharp on dense screens. */
const SCALE = 2
const SECONDS = 12
const FRAMES_PER_SECOND = 30
const FOLDER = 'site/public/media'

/** `poster` is the moment of the loop, 0 to 1, that explains the model standing still. */
const POSTER: Record<Scene['kind'], number> = { climb: 0.41, turns: 0.36, seats: 0.74 }
const SEED: Record<Scene['kind'], number> = { climb: 5, turns: 19, seats: 33 }
/** Qualities of AV1 and H.264. */
const QUALITY = [44, 29] as const

const grounds = new Map<string, string>()
const { models } = home.parse(parse(readFileSync('content/pages/home.yaml', 'utf8')))
const stills = process.argv.includes('--stills') ? process.argv[process.argv.indexOf('--stills') + 1] : undefined
const named = process.argv.filter((argument) => models.items.some(({ id }) => id === argument))
const folder = mkdtempSync(join(tmpdir(), 'films-'))
const browser = await chromium.launch({ executablePath: '/usr/bin/chromium', args: ['--no-sandbox'] })

for (const { id, scene } of models.items) {
  if (named.length > 0 && !named.includes(id)) continue
  for (const width of ['wide', 'narrow'] as const)
    await film(`models-${id}${width === 'narrow' ? '-narrow' : ''}`, scene, width)
}

await browser.close()
rmSync(folder, { recursive: true })

async function film(name: string, scene: Scene, width: Width): Promise<void> {
  const size = SIZE[width]
  const page = await browser.newPage({ viewport: size, deviceScaleFactor: SCALE })
  await page.setContent('<style>body{margin:0}svg{display:block}</style>')
  const still = await frame(page, scene, width, POSTER[scene.kind])
  if (stills) {
    await sharp(still).toFile(join(stills, `${name}.png`))
  } else {
    await sharp(still).avif({ quality: 46, effort: 6 }).toFile(`${FOLDER}/${name}.avif`)
    await sharp(still).webp({ quality: 62 }).toFile(`${FOLDER}/${name}.webp`)
    const master = join(folder, `${name}.mkv`)
    const shape = {
      width: size.width * SCALE,
      height: size.height * SCALE,
      framesPerSecond: FRAMES_PER_SECOND,
      format: 'rgb24',
    }
    await keepFrames(master, shape, frames(page, scene, width))
    await ffmpeg(['-i', master, ...pageColours(), ...av1(QUALITY[0]), `${FOLDER}/${name}.webm`])
    await ffmpeg(['-i', master, ...pageColours(), ...h264(QUALITY[1]), `${FOLDER}/${name}.mp4`])
    for (const kind of ['webm', 'mp4']) console.log(name, kind, statSync(`${FOLDER}/${name}.${kind}`).size)
  }
  await page.close()
}

async function* frames(page: Page, scene: Scene, width: Width): AsyncGenerator<Buffer> {
  const count = SECONDS * FRAMES_PER_SECOND
  for (let index = 0; index < count; index++)
    yield sharp(await frame(page, scene, width, index / count))
      .removeAlpha()
      .raw()
      .toBuffer()
}

async function frame(stage: Page, scene: Scene, width: Width, moment: number): Promise<Buffer> {
  const { width: wide, height } = SIZE[width]
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${wide}" height="${height}" fill="none"><rect width="100%" height="100%" fill="#0A1E2D"/><g stroke="#2E6480" opacity=".4">${ground(SEED[scene.kind], wide, height)}</g>${sceneAt(scene, width, moment)}</svg>`
  await stage.evaluate((drawing) => {
    document.body.innerHTML = drawing
  }, svg)
  return stage.screenshot({ type: 'png' })
}

function ground(seed: number, width: number, height: number): string {
  const key = `${seed} ${width}`
  const drawn =
    grounds.get(key) ??
    contours({ seed, width, height, levels: 8, swell: 330, hills: 3, tolerance: 0.6 })
      .map(({ d }) => `<path d="${d}"/>`)
      .join('')
  grounds.set(key, drawn)
  return drawn
}
