import { execFileSync, spawnSync } from 'node:child_process'
import { existsSync, globSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { describe, expect, test } from 'vitest'
import packageJson from '../package.json' with { type: 'json' }
import { COMMANDS } from '../server/desk/cli/commands.ts'
import { HELP } from '../server/desk/cli/help.ts'
import { root, textOf } from './support/imports.ts'

// What the documents tell a reader to type, to set or to open is there. docs/decisions.md tells of earlier states, too.

const documents = globSync(['*.md', 'docs/*.md', 'workshop/*.md'], { cwd: root }).map((name) => ({
  name,
  text: textOf(name),
}))
const current = documents.filter(({ name }) => name !== 'docs/decisions.md')

/** Where each match of a pattern's first group stands, as "document: match". */
function found(pattern: RegExp, among = documents): { place: string; match: string }[] {
  return among.flatMap(({ name, text }) =>
    [...text.matchAll(pattern)].map(([, match = '']) => ({ place: `${name}: ${match}`, match })),
  )
}

function blocks(language: string) {
  return found(new RegExp(`^ *\`\`\`${language}\\n([\\s\\S]*?)^ *\`\`\``, 'gm'))
}

const COMMAND = /(?:run (?:-s )?desk --|server\/desk\/cli\.ts|`desk) ([a-z][\w-]*)/g
const OPTION = /(?:run (?:-s )?desk --|server\/desk\/cli\.ts) [^\n`]*?(--[a-z-]+)/g
const FOLDERS = 'server|contract|scripts|tests|deploy|site|bench|desk|docs|content|workshop'
const FILE = new RegExp(`\`((?:${FOLDERS})/[\\w./@-]+\\.(?:ts|tsx|astro|css|md|yaml|yml|json|sh|mjs))\``, 'g')
const isCommand = (name: string) => COMMANDS.has(name) || new RegExp(`^ *${name}\\b`, 'm').test(HELP)

test.each<[what: string, named: ReturnType<typeof found>, least: number, isThere: (name: string) => boolean]>([
  ['npm script', found(/\bnpm run (?:-s |--silent )?([a-z][\w:]*)/g), 50, (name) => name in packageJson.scripts],
  ['command of the desk', found(COMMAND), 40, isCommand],
  ['option of such a command', found(OPTION), 0, (name) => HELP.includes(name)],
  ['part of the bench', found(/npm run bench -- ([a-z]+)/g), 5, (name) => existsSync(join(root, `bench/${name}.ts`))],
  ['file of the project', found(FILE, current), 50, (path) => existsSync(join(root, path))],
])('every %s that is named exists', (_what, named, least, isThere) => {
  expect(named.length).toBeGreaterThan(least)
  expect(named.filter(({ match }) => !isThere(match)).map(({ place }) => place)).toEqual([])
})

test('no line for a crontab has a percent sign that would end it', () => {
  const lines = found(/^((?:[\d*/,-]+ ){5}.*)$/gm)

  expect(lines.length).toBeGreaterThan(0)
  expect(lines.filter(({ match }) => /(?<!\\)%/.test(match))).toEqual([])
})

test('every setting that is named is one that the code reads', () => {
  const named = found(/`((?!NODE_)[A-Z][A-Z0-9]+(?:_[A-Z0-9]+)+)(?:=[^`]*)?`/g, current)
  const unknown = [...new Set(named.map(({ match }) => match))].filter((name) => !isInCode(name.replace(/_FILE$/, '')))

  expect(named.length).toBeGreaterThan(50)
  expect(unknown).toEqual([])
})

function isInCode(word: string): boolean {
  const folders = ['server', 'contract', 'scripts', 'tests', 'deploy', 'site', 'bench', 'desk', '.env.example']
  return spawnSync('git', ['grep', '--quiet', '--word-regexp', word, '--', ...folders], { cwd: root }).status === 0
}

test('every link to a document leads to one, and to a heading that it has', () => {
  const links = current.flatMap(({ name, text }) =>
    [...text.replace(/`[^`\n]*`/g, '').matchAll(/\]\((?!https?:)([^)\s#]*)(#[\w-]+)?\)/g)].map(
      ([, path = '', part = '']) => {
        const file = path === '' ? name : join(dirname(name), path)
        return { place: `${name}: ${path}${part}`, file, part: part.slice(1) }
      },
    ),
  )

  expect(links.length).toBeGreaterThan(20)
  expect(links.filter(({ file }) => !existsSync(join(root, file))).map(({ place }) => place)).toEqual([])
  const headless = links.filter(({ file, part }) => part !== '' && !headings(file).includes(part))
  expect(headless.map(({ place }) => place)).toEqual([])
})

function headings(file: string): string[] {
  return [...textOf(file).matchAll(/^#+ (.*)$/gm)].map(([, title = '']) =>
    title
      .toLowerCase()
      .replace(/[^\w\- ]/g, '')
      .replaceAll(' ', '-'),
  )
}

describe('code that is shown', () => {
  test.each(blocks('sh'))('a shell reads it: $place', ({ match }) => {
    const { stderr, status } = spawnSync('bash', ['-n'], { input: match, encoding: 'utf8' })

    expect([status, stderr]).toEqual([0, ''])
  })

  test.each(blocks('json'))('JSON: $place', ({ match }) => {
    expect(() => JSON.parse(match)).not.toThrow()
  })

  test('the scripts of deploy/ are read by a shell, too', () => {
    const scripts = globSync('deploy/*.sh', { cwd: root })

    expect(scripts.length).toBeGreaterThan(1)
    for (const script of scripts) execFileSync('bash', ['-n', join(root, script)])
  })
})
