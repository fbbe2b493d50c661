import { globSync, readFileSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeEach, expect, test } from 'vitest'
import { tempFolder } from '../../tests/support/temp-folder.ts'
import { type Built, isWhole } from './built.ts'
import { removeOldBuilds } from './publish.ts'
import { Staging } from './staging.ts'

let root: string
let last: Built

beforeEach(() => {
  root = tempFolder()
  const first = new Staging(join(root, 'first'), undefined)
  first.write('client/about.html', 'page of A', '<h1>About</h1>')
  first.write('client/index.html', 'page of B', '<h1>Home</h1>')
  const manifest = { id: 'first', inputs: 'a', rules: 'r', code: 'c', everywhere: [], content: {}, files: first.files }
  last = { folder: first.folder, manifest }
})

function next(): Staging {
  return new Staging(join(root, 'next'), last)
}

function read(path: string): string {
  return readFileSync(join(root, 'next', path), 'utf8')
}

test('what is made of the same is taken over with its date, also under another name', () => {
  const build = next()

  expect(build.take('client/about.html', 'page of A')).toBe(true)
  expect(build.take('client/us.html', 'page of A')).toBe(true)

  expect([read('client/about.html'), read('client/us.html')]).toEqual(['<h1>About</h1>', '<h1>About</h1>'])
  expect(statSync(join(root, 'next/client/about.html')).mtimeMs).toBe(build.files['client/about.html']?.modified)
  expect(isWhole({ ...last, folder: build.folder, manifest: { ...last.manifest, files: build.files } })).toBe(true)
})

test('what is made of something else is not', () => {
  expect(next().take('client/about.html', 'page of C')).toBe(false)
})

test('a page that comes out the same keeps its file, and the key of what it is made of now', () => {
  const build = next()

  build.renew('client/about.html', 'page of C', Buffer.from('<h1>About</h1>'), { reads: ['about'] })
  build.renew('client/index.html', 'page of D', Buffer.from('<h1>Welcome</h1>'), {})

  const { modified } = last.manifest.files['client/about.html'] ?? {}
  expect(build.files['client/about.html']).toMatchObject({ key: 'page of C', reads: ['about'], modified })
  expect(read('client/index.html')).toBe('<h1>Welcome</h1>')
})

test.each<[string, (file: string) => void]>([
  ['was cut', (file) => writeFileSync(file, '<h1>')],
  ['was edited to the same length', (file) => writeFileSync(file, '<h1>ABOUT</h1>')],
  [
    'was edited and dated back by a second',
    (file) => {
      writeFileSync(file, '<h1>ABOUT</h1>')
      utimesSync(file, new Date(), new Date(Date.now() - 1000))
    },
  ],
  ['is gone', (file) => rmSync(file)],
])('a file that %s since is made again, and its build counts as no whole one', (_what, harm) => {
  // Dates differ by less than a disk notes, when all of it happens within a few ms.
  const before = new Date(Date.now() - 60_000)
  utimesSync(join(last.folder, 'client/about.html'), before, before)
  Object.assign(last.manifest.files['client/about.html'] ?? {}, { modified: before.getTime() })

  harm(join(last.folder, 'client/about.html'))

  expect(next().take('client/about.html', 'page of A')).toBe(false)
  expect(isWhole(last)).toBe(false)
})

test('a file that was taken over is never written in place', () => {
  const build = next()
  build.take('client/about.html', 'page of A')

  expect(() => build.write('client/about.html', 'page of C', '<h1>New</h1>')).toThrow('EEXIST')
  expect(readFileSync(join(last.folder, 'client/about.html'), 'utf8')).toBe('<h1>About</h1>')
})

test('an old build keeps its programs, for a server that nobody starts again, for 90 days', () => {
  const builds = join(root, 'dist/builds')
  for (const id of ['1', '2', '3', '4']) {
    const build = new Staging(join(builds, id), undefined)
    for (const file of ['build.json', 'client/index.html', 'programs/main.mjs']) build.write(file, file, '')
    if (id === '4') utimesSync(join(builds, '1'), 0, 0)
    removeOldBuilds(root, id)
  }

  const whole = ['3', '4'].flatMap((id) => [`${id}/build.json`, `${id}/client`, `${id}/programs`])
  expect(globSync('*/*', { cwd: builds }).sort()).toEqual(['2/programs', ...whole])
})
