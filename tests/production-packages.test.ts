import { globSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { contact } from '../contract/forms/contact.ts'
import { routes } from '../contract/routes.ts'
import packageJson from '../package.json' with { type: 'json' }
import { servedBuild } from '../scripts/build/built.ts'
import { BARE_ENV } from './support/bare-env.ts'
import { importsOf, isTest, root, sourcesIn, textOf } from './support/imports.ts'
import { endProcess, startServer } from './support/server-process.ts'
import { tempFolder } from './support/temp-folder.ts'

// `npm prune --omit=dev` after a build leaves what the server runs with: docs/deploy.md and the image rely on it.

test('the production dependencies are what server and contract import, and no others', () => {
  const files = sourcesIn(['server', 'contract']).filter((file) => !isTest(file))
  const packages = files
    .flatMap(importsOf)
    .filter(({ name, target, typeOnly }) => target === undefined && !typeOnly && !name.startsWith('node:'))
    .map(({ name }) => name.split('/', name.startsWith('@') ? 2 : 1).join('/'))

  expect(Object.keys(packageJson.dependencies)).toEqual([...new Set(packages)].sort())
})

test('the renderer of a build and its server load no package at their start', () => {
  const folder = servedBuild(root)?.folder ?? ''
  const files = globSync('{programs,server}/**/*.mjs', { cwd: folder })
  const packages = files.flatMap((file) =>
    [
      ...readFileSync(join(folder, file), 'utf8').matchAll(
        /^(?:import|export)\b[^'"\n]*from\s*["']([^.'"][^'"]*)["']/gm,
      ),
    ]
      .map(([, name = '']) => name)
      .filter((name) => !name.startsWith('node:')),
  )

  expect([files.length > 0, packages]).toEqual([true, []])
})

test("an island's script names all that it imports, however deep: one trip fetches them", () => {
  const folder = join(servedBuild(root)?.folder ?? '', 'client/_astro')
  const matches = (file: string, link: RegExp) =>
    [...readFileSync(join(folder, file), 'utf8').matchAll(link)].map(([, name = '']) => name)
  const importsIn = (file: string) => matches(file, /(?:\bfrom|\bimport)"\.\/([^"]+)"/g)
  const islands = matches('../index.html', / component-url="\/_astro\/([^"]+)"/g).map(importsIn)
  expect(islands.length).toBeGreaterThan(5)
  for (const named of islands) expect(named).toEqual(expect.arrayContaining(named.flatMap(importsIn)))
})

/** As `docs/performance.md` has it, and a quarter more. What a process shares with others, some 62 MB, is not in it. */
const AT_REST_MB = 105

test("a build's own server rests in little memory, serves its pages, renders others, checks forms, and ends when it is told", async () => {
  const dataDir = tempFolder()
  const env = { ...BARE_ENV, PORT: '0', DESK_PORT: '0', PUBLIC_URL: '', DATA_DIR: dataDir }
  const { url, deskUrl, child } = await startServer({ program: 'server/start.mjs', cwd: dataDir, env, quiet: true })
  onTestFinished(() => void endProcess(child, 'SIGKILL'))

  await expect.poll(() => anonymousMb(child.pid)).toBeLessThan(AT_REST_MB)
  const [home, form, desk] = await Promise.all(
    [url, url + routes.form('quote'), deskUrl].map((address) => fetch(address)),
  )
  const refused = await fetch(url + contact.path, { method: 'POST', body: new URLSearchParams({ name: 'Ada' }) })

  expect([home?.status, form?.status, desk?.status, refused.status]).toEqual([200, 200, 200, 400])
  expect(await form?.text()).toContain('name="submissionId"')
  expect(await endProcess(child)).toBe(0)
})

test('what is left after the prune takes at most 150 MB', () => {
  const { packages }: { packages: Record<string, { dev?: boolean; devOptional?: boolean }> } = JSON.parse(
    textOf('package-lock.json'),
  )
  const left = Object.entries(packages).filter(([path, { dev, devOptional }]) => path && !dev && !devOptional)
  const bytes = left
    .flatMap(([path]) => globSync('**/*', { cwd: join(root, path), withFileTypes: true, exclude: ['node_modules'] }))
    .filter((entry) => entry.isFile())
    .reduce((sum, { parentPath, name }) => sum + statSync(join(parentPath, name)).size, 0)

  expect(left.length).toBeGreaterThan(20)
  expect(bytes / 1e6).toBeGreaterThan(10)
  expect(bytes / 1e6).toBeLessThanOrEqual(150)
})

function anonymousMb(pid: number | undefined): number {
  const [, kilobytes] = /^RssAnon:\s+(\d+) kB/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? []
  return Number(kilobytes) / 1024
}
