import { execFileSync } from 'node:child_process'
import { existsSync, globSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { filesUnder } from '../scripts/content/files.ts'
import { readContent } from '../scripts/content/read.ts'
import clients from '../site/assets/clients/clients.json' with { type: 'json' }
import { newCompany } from '../workshop/new/new-company.ts'
import { runBuild } from './support/another-build.ts'
import { contentOf } from './support/content.ts'
import { root } from './support/imports.ts'

const parent = mkdtempSync(join(tmpdir(), 'new-company-'))
const copy = join(parent, 'site')
afterAll(() => rmSync(parent, { recursive: true }))

describe('a new company', () => {
  beforeAll(() => {
    expect(newCompany(copy)).toBeUndefined()
  })

  test('has content without a mistake: two services, one article, no project', async () => {
    const { collections } = (await readContent(filesUnder(copy))).content

    expect(collections.services.map(({ id }) => id)).toEqual(['operations', 'software'])
    expect([collections.posts, collections.projects, collections.jobs].map((entries) => entries.length)).toEqual([
      1, 0, 1,
    ])
  })

  test('names no company, client, person or project of ours in any text that a page shows', () => {
    const { name, phone, address } = contentOf('company.yaml')
    const { items } = contentOf('pages/internship.yaml').testimonials
    const projects = readdirSync(join(root, 'content/portfolio')).map((file) => {
      const { title, client } = contentOf(`portfolio/${file}`)
      return [title, client]
    })
    const names = [...clients, ...items].map((one: { name: string }) => one.name)
    const ours: string[] = [name, phone.display, address.city, ...projects.flat(), ...names]
    const texts = globSync('content/**/*.{yaml,md}', { cwd: copy }).map((file) =>
      readFileSync(join(copy, file), 'utf8'),
    )

    expect(ours.length).toBeGreaterThan(30)
    for (const one of ours) expect(texts.filter((text) => text.includes(one)).length, one).toBe(0)
    expect(globSync('site/assets/{clients,covers}/*.svg', { cwd: copy })).toEqual([])
  })

  test('has the tests that hold for any content, and none of the command that made it', () => {
    expect(existsSync(join(copy, 'tests/lock.test.ts'))).toBe(true)
    expect(existsSync(join(copy, 'tests/boundaries.test.ts'))).toBe(true)
    expect(existsSync(join(copy, 'tests/journeys/home.spec.ts'))).toBe(false)
    expect(readFileSync(join(copy, 'package.json'), 'utf8')).not.toContain('workshop/new')
    expect(JSON.parse(readFileSync(join(copy, 'scripts/measure/limits.json'), 'utf8'))).toMatchObject({
      'raw colors': 0,
      'lines of tests': null,
    })
  })

  test('is built, checked and tested as it is', { timeout: 900_000 }, async ({ skip }) => {
    skip(process.env.SCENES !== 'full', 'needs npm run test:full')
    symlinkSync(join(root, 'node_modules'), join(copy, 'node_modules'))

    expect((await runBuild(copy)).stdout).toContain('Built in')
    const run = (...command: string[]) =>
      execFileSync(process.execPath, command, { cwd: copy, stdio: 'pipe', env: { ...process.env, SCENES: '' } })
    run('scripts/check.ts')
    run('node_modules/vitest/vitest.mjs', 'run', '--project', 'units*')
  })
})

test('a folder that holds something is left as it is, and said so', () => {
  expect(newCompany(root)).toContain('is not empty')
  expect(newCompany(join(root, 'new-site'))).toContain('lies in this project')
})
