import { execFile } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { Picture } from '../site/brand/Picture.tsx'
import { techName } from '../site/brand/TechLogo.tsx'
import { NamedIcon } from '../site/ui/NamedIcon.tsx'

// A mistake in content/ stops the build and says the file, the field and what to do.

const root = join(import.meta.dirname, '..')
const folder = mkdtempSync(join(tmpdir(), 'mistaken-'))

beforeAll(() => {
  for (const part of ['content', 'contract', 'site', 'scripts', 'astro.config.ts', 'package.json', 'tsconfig.json'])
    cpSync(join(root, part), join(folder, part), { recursive: true })
  mkdirSync(join(folder, 'node_modules'))
  for (const entry of readdirSync(join(root, 'node_modules')).filter((name) => !/^\.(astro|vite|cache)/.test(name)))
    symlinkSync(join(root, 'node_modules', entry), join(folder, 'node_modules', entry))
})
afterAll(() => rmSync(folder, { recursive: true }))

test.each([
  {
    mistake: 'a misspelt key',
    file: 'content/services/devops.yaml',
    change: (text: string) => text.replace(/^category:/m, 'categroy:'),
    said: ['devops', 'categroy', 'category'],
  },
  {
    mistake: 'an unknown category',
    file: 'content/services/devops.yaml',
    change: (text: string) => text.replace(/^category: .*/m, 'category: special'),
    said: ['devops', 'category', '"core"|"specialized"|"additional"'],
  },
  {
    mistake: 'a heading that would break its place',
    file: 'content/portfolio/wardrow.yaml',
    change: (text: string) => text.replace(/^title: .*/m, `title: ${'Wardrow '.repeat(20)}`),
    said: ['wardrow', 'title', '<=30 characters'],
  },
  {
    mistake: 'a placeholder that nothing fills',
    file: 'content/pages/contact.yaml',
    change: (text: string) => text.replace('{replyTime.contact}', '{replyTime.contct}'),
    said: [
      'content/pages/contact.yaml',
      'seo.description',
      'There is no placeholder {replyTime.contct}. The placeholders are: ',
      '{replyTime.contact}',
    ],
  },
])('$mistake stops the build with its file and field', { timeout: 60_000 }, async ({ file, change, said }) => {
  const good = readFileSync(join(root, file), 'utf8')
  const bad = change(good)
  expect(bad).not.toBe(good)
  writeFileSync(join(folder, file), bad)

  const { code, output } = await sync()

  writeFileSync(join(folder, file), good)
  expect(code).not.toBe(0)
  for (const words of said) expect(output).toContain(words)
})

test('a picture, a logo or an icon that does not exist is named, with the remedy', () => {
  const draw = (element: Parameters<typeof renderToStaticMarkup>[0]) => () => renderToStaticMarkup(element)

  expect(draw(createElement(Picture, { name: 'no-such', alt: '', width: 1, height: 1 }))).toThrow(
    'There is no picture "no-such". Put no-such.avif and no-such.webp into site/assets/mockups, or name another.',
  )
  expect(() => techName('no-such')).toThrow('There is no logo "no-such" in site/assets/tech. The names are: ')
  expect(draw(createElement(NamedIcon, { name: 'no-such' }))).toThrow('There is no icon named "no-such"')
})

function sync(): Promise<{ code: number; output: string }> {
  const astro = join(folder, 'node_modules/astro/bin/astro.mjs')
  return new Promise((resolve) => {
    execFile(
      process.execPath,
      [astro, 'sync'],
      { cwd: folder, env: { ...process.env, NO_COLOR: '1' } },
      (error, stdout, stderr) => resolve({ code: error ? 1 : 0, output: stdout + stderr }),
    )
  })
}
