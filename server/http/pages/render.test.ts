import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { expect, onTestFinished, test } from 'vitest'
import { renderWith } from './render.ts'

const PAGE = { now: 0, submissionId: '' }

/** A renderer that loads the program of a page when it is asked for, as that of a build does. */
const ENTRY = `
const pages = { forms: () => import('./chunks/forms.mjs'), blog: () => import('./chunks/blog.mjs'),
  r: () => import('./chunks/r.mjs'), s: () => import('./chunks/s.mjs'), newsletter: () => import('./chunks/newsletter.mjs') }
export const handler = async (request, response) => {
  const { page } = await pages[request.url.split('/')[1]]()
  response.end(page)
}`

test('once they are kept, no page needs a file of its build, also after the renderer has rested', async () => {
  const build = await mkdtemp(join(tmpdir(), 'renderer-'))
  const folder = join(build, 'server')
  onTestFinished(() => rm(build, { recursive: true, force: true }))
  await mkdir(join(folder, 'chunks'), { recursive: true })
  for (const name of ['forms', 'blog', 'r', 's', 'newsletter'])
    await writeFile(join(folder, 'chunks', `${name}.mjs`), `export const page = '${name}'`)
  await writeFile(join(folder, 'entry.mjs'), ENTRY)
  const render = renderWith(join(folder, 'entry.mjs'), 1)
  await render.keep()

  await rm(build, { recursive: true })

  for (const path of ['/forms/contact', '/blog/search?q=a', '/r/x', '/s/x', '/newsletter/unsubscribe/x'])
    expect(await render(path, PAGE), path).toEqual({ status: 200, html: path.split('/')[1] })
  await wait(20)
  expect(await render('/r/x', PAGE)).toEqual({ status: 200, html: 'r' })
})
