import { createHash } from 'node:crypto'
import { dirname, extname, join } from 'node:path/posix'
import { type PictureReference, type Rendered, replacePictures } from './markdown.ts'
import { describePicture, PICTURE_ENDINGS, type Picture } from './pictures.ts'
import type { Reading } from './reading.ts'

interface Text {
  file: string
  /** The line of the file on which the text begins. */
  firstLine: number
  rendered: Rendered
}

interface PlacedPictures {
  html: string
  /** Paths of their files. */
  pictures: string[]
}

/** The text's HTML with its pictures in place. What is wrong with one of them goes to `reading`. */
export async function articlePictures(reading: Reading, { file, firstLine, rendered }: Text): Promise<PlacedPictures> {
  const markup: string[] = []
  const pictures: string[] = []
  for (const reference of rendered.pictures) {
    const refuse = (message: string): undefined => {
      reading.problems.push({ file, line: firstLine + reference.line - 1, message })
    }
    if (reference.alt.trim() === '')
      refuse(
        `The picture ${reference.url} has no words. Write between the brackets what it shows: ![…](${reference.url})`,
      )
    const picture = await find(reading, file, reference, refuse)
    markup.push(picture ? reading.markup(picture, reference.alt) : '')
    if (picture) pictures.push(picture.file)
  }
  return { html: replacePictures(rendered.html, (position) => markup[position] ?? ''), pictures }
}

/**
 * The address of a picture that a field of an article names, and its file.
 *
 * @param line of that field. What is wrong with the picture goes to `reading`.
 */
export async function namedPicture(reading: Reading, { file, line, url }: { file: string; line: number; url: string }) {
  const picture = await find(reading, file, { url }, (message) => void reading.problems.push({ file, line, message }))
  // A picture is written as a build or as the development server gives it, with its address in it.
  const address = picture && /<img src="([^"]+)"/.exec(reading.markup(picture, ''))?.[1]
  return address ? { address, picture: picture.file } : undefined
}

async function find(
  reading: Reading,
  file: string,
  { url }: Pick<PictureReference, 'url'>,
  refuse: (message: string) => undefined,
): Promise<Picture | undefined> {
  if (/^[a-z][a-z+.-]*:|^\/\//i.test(url))
    return refuse(`The picture ${url} lies elsewhere. Put the file beside the article and name it ./name.png.`)
  const path = join(dirname(file), url)
  if (url.startsWith('/') || !path.startsWith('content/') || !reading.files.has(path))
    return refuse(
      `There is no picture ${url}. Put the file at ${join(dirname(file), url.replace(/^\/+/, ''))}, or correct its name.`,
    )
  if (!PICTURE_ENDINGS.includes(extname(path).toLowerCase()))
    return refuse(`${url} is no picture that a page can show. Use one of ${PICTURE_ENDINGS.join(', ')}.`)
  const known = reading.pictures.get(path)
  if (known) return known
  try {
    const bytes = reading.files.read(path)
    reading.hashes[path] = createHash('sha256').update(bytes).digest('base64url')
    const picture = await describePicture(path, bytes)
    reading.pictures.set(path, picture)
    return picture
  } catch {
    return refuse(`${url} cannot be read as a picture. Save it again, for example as PNG.`)
  }
}
