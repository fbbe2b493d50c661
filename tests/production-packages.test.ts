import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import packageJson from '../package.json' with { type: 'json' }
import { servedBuild } from '../scripts/build/built.ts'
import { importsOf, isTest, root, sourcesIn } from './support/imports.ts'

// `npm prune --omit=dev` after a build leaves what the server runs with: docs/deploy.md and the image rely on it.

test('the production dependencies are what server and contract import, and no others', () => {
  const files = sourcesIn(['server', 'contract']).filter((file) => !isTest(file))
  const packages = files
    .flatMap(importsOf)
    .filter(({ name, target, typeOnly }) => target === undefined && !typeOnly && !name.startsWith('node:'))
    .map(({ name }) => name.split('/', name.startsWith('@') ? 2 : 1).join('/'))

  expect(Object.keys(packageJson.dependencies)).toEqual([...new Set(packages)].sort())
})

test('the renderer of a build loads no package at its start', () => {
  const folder = servedBuild(root)?.folder ?? ''
  const files = globSync('server/**/*.mjs', { cwd: folder })
  const packages = files.flatMap((file) =>
    [
      ...readFileSync(join(folder, file), 'utf8').matchAll(
        /^(?:import|export)\b[^'"\n]*from\s*["']([^.'"][^'"]*)["']/gm,
      ),
    ]
      .map(([, name = '']) => name)
      .filter((name) => !name.startsWith('node:')),
  )

  expect(files.length).toBeGreaterThan(0)
  expect(packages).toEqual([])
})
