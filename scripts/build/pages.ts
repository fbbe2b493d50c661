import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { BuiltPage } from '../../site/pages/_built.ts'
import type { Picture } from '../content/pictures.ts'
import type { ContentReading } from '../content/read.ts'
import { compress, type Level } from './compress.ts'
import { hashOf } from './inputs.ts'
import type { Pool } from './pool.ts'
import type { Staging } from './staging.ts'

/** From so many files on, pages are compressed at the quicker level: at the other, a thousand would take minutes. */
const MANY = 400

interface Work {
  staging: Staging
  pool: Pool
  reading: ContentReading
  /** A hash of the programs that make pages. */
  code: string
  /** A hash of the programs that draw share images. */
  drawing: string
}

/** Makes the files of the site, or takes them from the last build, and compresses what is text. */
export async function makePages(work: Work): Promise<void> {
  const { staging, pool } = work
  const list = await pool.make({ kind: 'page', path: '/built-pages.json' })
  const pages = JSON.parse(list.toString('utf8')) as BuiltPage[] // made by site/pages/built-pages.json.ts
  const level = pages.length > MANY ? 9 : 11
  const keyOf = keysFor(work)
  await Promise.all([
    ...staging.list('client').map((path) => compress(staging, path, readFileSync(join(staging.folder, path)), 11)),
    ...pages.map((page) => makePage(work, page, keyOf(page), level)),
    ...work.reading.pictures.map((picture) => makePicture(work, picture)),
  ])
}

async function makePage({ staging, pool }: Work, page: BuiltPage, key: string, level: Level): Promise<void> {
  const path = fileOf(page.path)
  if (!staging.take(path, key)) {
    const bytes = await pool.make({ kind: 'page', path: page.path })
    // Made of something else, and still the same: then its date stays, too, and nobody fetches it again.
    if (!staging.takeEqual(path, key, bytes)) staging.write(path, key, bytes)
  }
  await compress(staging, path, readFileSync(join(staging.folder, path)), level)
}

async function makePicture({ staging, pool, reading }: Work, { file, outputs }: Picture): Promise<void> {
  for (const output of outputs) {
    const path = `client${output.url}`
    const key = `picture ${hashOf([reading.hashes[file], output])}`
    if (staging.take(path, key)) continue
    staging.write(path, key, await pool.make({ kind: 'picture', file, output }))
  }
}

/** `/` is index.html, `/about` is about.html, and whatever has an ending keeps it. */
function fileOf(path: string): string {
  if (path === '/') return 'client/index.html'
  return `client${path}${/\.[a-z0-9]+$/.test(path) ? '' : '.html'}`
}

/** What each page is made of. Whatever a page shows must be in its key, or an old page would stay. */
function keysFor({ reading, code, drawing }: Work): (page: BuiltPage) => string {
  const { hashes, content } = reading
  const all = hashOf(hashes)
  const isArticle = (file: string) => file.startsWith('content/blog/')
  const withoutArticles = hashOf(Object.entries(hashes).filter(([file]) => !isArticle(file)))
  const pictures = new Map(content.collections.posts.map((post) => [post.id, post.pictures]))
  return (page) => {
    if (page.drawing) return `drawing ${hashOf([drawing, page.path, page.drawing])}`
    if (!page.articles) return `page ${hashOf([code, page.path, all])}`
    const files = page.articles.flatMap((id) => [`content/blog/${id}.md`, ...(pictures.get(id) ?? [])])
    return `page ${hashOf([code, page.path, withoutArticles, files.map((file) => hashes[file])])}`
  }
}
