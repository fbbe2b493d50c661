import { mkdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { expect, test, vi } from 'vitest'
import { PATIENT } from '../../../tests/support/patience.ts'
import { tempFolder } from '../../../tests/support/temp-folder.ts'
import { HUNG_MS, renderWith } from './render.ts'

const PAGE = { now: 0, submissionId: '' }

/** A renderer that loads the program of a page when it is asked for, as that of a build does. */
const ENTRY = `
const pages = { forms: () => import('./chunks/forms.mjs'), blog: () => import('./chunks/blog.mjs'),
  r: () => import('./chunks/r.mjs'), s: () => import('./chunks/s.mjs'), newsletter: () => import('./chunks/newsletter.mjs') }
export const handler = async (request, response) => {
  const { page } = await pages[request.url.split('/')[1]]()
  response.end(page)
}`

/** The folder of a build that holds nothing but that renderer. */
async function builtRenderer(): Promise<string> {
  const build = tempFolder()
  await mkdir(join(build, 'server', 'chunks'), { recursive: true })
  for (const name of ['forms', 'blog', 'r', 's', 'newsletter'])
    await writeFile(join(build, 'server', 'chunks', `${name}.mjs`), `export const page = '${name}'`)
  await writeFile(join(build, 'server', 'entry.mjs'), ENTRY)
  return build
}

test('once they are kept, no page needs a file of its build, also after the renderer has rested', async () => {
  const build = await builtRenderer()
  const render = renderWith(join(build, 'server', 'entry.mjs'), { idleMs: 1 })
  await render.keep()

  await rm(build, { recursive: true })

  for (const path of ['/forms/contact', '/blog/search?q=a', '/r/x', '/s/x', '/newsletter/unsubscribe/x'])
    expect(await render(path, PAGE), path).toEqual({ status: 200, html: path.split('/')[1] })
  await wait(20)
  expect(await render('/r/x', PAGE)).toEqual({ status: 200, html: 'r' })
})

test('a page that never ends is given up, and the next one is rendered', async () => {
  const build = await builtRenderer()
  await writeFile(join(build, 'server', 'chunks', 's.mjs'), "console.error('begun'); for (;;);")
  const printed = vi.spyOn(console, 'error').mockReturnValue()
  const render = renderWith(join(build, 'server', 'entry.mjs'))
  await render.keep()
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })

  const given = expect(render('/s/x', PAGE)).rejects.toThrow('A page was not rendered in time')
  await vi.waitFor(() => expect(printed).toHaveBeenCalled(), PATIENT)
  await vi.advanceTimersByTimeAsync(HUNG_MS)
  await given
  vi.useRealTimers()

  expect(await render('/r/x', PAGE)).toEqual({ status: 200, html: 'r' })
})
