import { readFileSync, statSync } from 'node:fs'
import { expect, test } from 'vitest'
import { contentOf } from '../../../../tests/support/content.ts'
import { home } from '../../../schemas/home.ts'

// Rendering takes minutes and can be cut off: every film and still that the page names must be there, whole and light.

const FOLDER = 'site/public/media'
const { models } = home.parse(contentOf('pages/home.yaml'))
const films = models.items.flatMap(({ id }) => [`models-${id}`, `models-${id}-narrow`])
/** Bytes. A visitor is sent one of the two kinds. */
const MAX = { hero: 650_000, model: 150_000, still: 25_000 }

test.each([{ name: 'hero', max: MAX.hero }, ...films.map((name) => ({ name, max: MAX.model }))])(
  '$name is there in both kinds, and ends as a whole file does',
  ({ name, max }) => {
    const [webm, mp4] = ['webm', 'mp4'].map((kind) => readFileSync(`${FOLDER}/${name}.${kind}`))

    for (const file of [webm, mp4]) {
      expect(file?.length).toBeGreaterThan(10_000)
      expect(file?.length).toBeLessThanOrEqual(max)
    }
    // Matroska's own signature; in the other, the index before the pictures, so that it plays while it comes.
    expect(webm?.subarray(0, 4).toString('hex')).toBe('1a45dfa3')
    expect(boxesOf(mp4 ?? Buffer.alloc(0))).toEqual(['ftyp', 'moov', 'free', 'mdat'])
  },
)

test.each(films)('the still of %s is there in both kinds', (name) => {
  for (const kind of ['avif', 'webp']) {
    const { size } = statSync(`${FOLDER}/${name}.${kind}`)
    expect(size).toBeGreaterThan(1000)
    expect(size).toBeLessThanOrEqual(MAX.still)
  }
})

/** The boxes of an MP4 file in their order. @throws when the last is longer than what is left of the file. */
function boxesOf(file: Buffer): string[] {
  const names: string[] = []
  let at = 0
  while (at < file.length) {
    names.push(file.toString('latin1', at + 4, at + 8))
    at += file.readUInt32BE(at)
  }
  if (at !== file.length) throw new Error(`The last box ends at ${at}, the file at ${file.length}.`)
  return names
}
