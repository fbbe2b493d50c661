import { createSatteriMarkdownProcessor } from '@astrojs/markdown-satteri'
import { decodeHTMLStrict } from 'entities'
import type { Heading } from '../../site/schemas/collections.ts'

/** A picture as the Markdown names it: `![alt](url)`. */
export interface PictureReference {
  url: string
  alt: string
  /** Of the text, from 1. */
  line: number
}

export interface Rendered {
  /** Each picture stands in it as `<img __ASTRO_IMAGE_="…">`, in the order of `pictures`. */
  html: string
  headings: Heading[]
  pictures: PictureReference[]
}

let processor: ReturnType<typeof createSatteriMarkdownProcessor> | undefined

/** Markdown as HTML, its code coloured by our own tokens (site/styles/article.css). */
export async function renderMarkdown(body: string): Promise<Rendered> {
  processor ??= createSatteriMarkdownProcessor({
    syntaxHighlight: { type: 'shiki', excludeLangs: ['math'] },
    shikiConfig: { theme: 'css-variables' },
  })
  const { code, metadata } = await (await processor).render(body)
  const headings = metadata.headings.map(({ depth, slug, text }) => ({ depth, slug, text }))
  return { html: code, headings, pictures: picturesIn(code, body) }
}

const MARK = /<img __ASTRO_IMAGE_="([^"]*)">/
/** Every picture of the HTML, marked or not: raw HTML and references by label are not marked. Its words may hold a `>`. */
const ANY_PICTURE = /<img\s(?:"[^"]*"|'[^']*'|[^>"'])*>/g

function picturesIn(html: string, body: string): PictureReference[] {
  let from = 0
  return [...html.matchAll(ANY_PICTURE)].map(([tag]) => {
    const { url, alt } = referenceIn(tag)
    const found = body.indexOf(encodeURI(url) === url ? url : encodeURI(url), from)
    const at = found < 0 ? Math.max(body.indexOf(url, from), 0) : found
    from = at
    return { url, alt, line: body.slice(0, at).split('\n').length }
  })
}

/** The HTML with something else in the place of each picture; `write` gets its position. */
export function replacePictures(html: string, write: (position: number) => string): string {
  let position = 0
  return html.replace(ANY_PICTURE, () => write(position++))
}

function referenceIn(tag: string): { url: string; alt: string } {
  const [, marked] = MARK.exec(tag) ?? []
  if (marked === undefined) return { url: attribute(tag, 'src'), alt: attribute(tag, 'alt') }
  const { src, alt } = JSON.parse(decodeHTMLStrict(marked)) as { src: string; alt: string } // written by the renderer
  return { url: src, alt }
}

function attribute(tag: string, name: string): string {
  return decodeHTMLStrict(new RegExp(`\\s${name}=(["'])(.*?)\\1`, 's').exec(tag)?.[2] ?? '')
}
