import { mkdirSync, readdirSync, writeFileSync } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import { findBrowsers } from './browsers.ts'
import { buildIfNeeded } from './build.ts'
import { DRAWN_WITH, LOOK_FOLDER, versionOf } from './drawn-with.ts'
import { run } from './run.ts'

/*
 * `node scripts/draw-look.ts`: draws the pictures of tests/journeys/look.spec.ts anew, after a look at what changed. They get
 * a palette, which makes them a quarter as large; the test's tolerance of colors is wider than the difference.
 */

/** Colors of a picture. */
const COLORS = 48

const { chromium } = findBrowsers()
const built = await buildIfNeeded()
mkdirSync(LOOK_FOLDER, { recursive: true })
const args = ['test', 'look.spec', '--project', 'look', '--update-snapshots=changed', ...process.argv.slice(2)]
const code = built || (await run('playwright', args, { LOOK: 'draw' }))
for (const name of readdirSync(LOOK_FOLDER).filter((file) => file.endsWith('.png')))
  await shrink(join(LOOK_FOLDER, name))
if (code === 0) writeFileSync(DRAWN_WITH, `${versionOf(chromium)}\n`)
process.exitCode = code

async function shrink(file: string): Promise<void> {
  const picture = await readFile(file)
  const { isPalette } = await sharp(picture).metadata()
  if (isPalette) return
  await writeFile(file, await sharp(picture).png({ palette: true, colours: COLORS, dither: 0, effort: 10 }).toBuffer())
}
