import { randomBytes } from 'node:crypto'
import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { tempFolder } from '../../tests/support/temp-folder.ts'
import { scriptsAhead } from './scripts-ahead.ts'

const SCRIPTS = {
  'Tabs.a.js': 'import{r}from"./react.b.js";import"./base.c.js";export const Tabs=r',
  'react.b.js': 'import{x}from"./base.c.js";export const r=x',
  'base.c.js': 'export const x=1',
  'client.d.js': 'import{r}from"./react.b.js";import("./later.e.js");export default r',
  'later.e.js': 'export default 1',
  'Form.f.js': 'import"./base.c.js"',
  'Tooltips.g.js': 'import"./base.c.js"',
  'Heavy.h.js': `export default "${randomBytes(60_000).toString('base64')}"`,
  'Last.i.js': 'export default 2',
}

async function listFor(body: string): Promise<string> {
  const folder = tempFolder()
  await mkdir(join(folder, 'client/_astro'), { recursive: true })
  const paths = Object.keys(SCRIPTS).map((name) => `client/_astro/${name}`)
  for (const [name, text] of Object.entries(SCRIPTS)) await writeFile(join(folder, 'client/_astro', name), text)
  const withScripts = await scriptsAhead(folder, [...paths, 'client/index.html'])
  return withScripts(`<html><body>${body}</body></html>`)
}

function island(component: string, value: string): string {
  const opts = `{&quot;name&quot;:&quot;X&quot;,&quot;value&quot;:${value}}`
  return `<astro-island component-url="/_astro/${component}.js" renderer-url="/_astro/client.d.js" opts="${opts}"></astro-island>`
}

test('a page lists what wakes its islands, then their scripts with all that they import, each once', async () => {
  const html = await listFor(`${island('Tabs.a', 'true')}${island('Form.f', 'true')}`)

  expect(html).toContain(
    '<script type="application/json" id="ahead">["client.d","react.b","base.c","Tabs.a","Form.f"]</script></body>',
  )
})

test('an island that waits for a button is listed first where the button is, and no other that waits', async () => {
  const dialog = `<a data-opens="quote"></a>${island('Form.f', '&quot;quote&quot;')}`
  const html = await listFor(`${island('Last.i', 'true')}${dialog}${island('Tooltips.g', '&quot;tooltips&quot;')}`)

  expect(html).toContain('id="ahead">["client.d","react.b","base.c","Form.f","Last.i"]<')
})

test('no more than six files and 60 kB are listed', async () => {
  const many = ['Tabs.a', 'Form.f', 'Tooltips.g', 'later.e', 'Heavy.h', 'Last.i'].map((name) => island(name, 'true'))
  const html = await listFor(many.join(''))

  expect(html).toContain('id="ahead">["client.d","react.b","base.c","Tabs.a","Form.f","Tooltips.g"]<')
  expect(await listFor(island('Heavy.h', 'true'))).toContain('id="ahead">["client.d","react.b","base.c"]<')
})

test('a page without islands stays as it is', async () => {
  expect(await listFor('<p>Words.</p>')).toBe('<html><body><p>Words.</p></body></html>')
})
