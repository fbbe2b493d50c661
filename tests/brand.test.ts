import { execFileSync } from 'node:child_process'
import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { extname, join } from 'node:path'
import { createElement, Fragment } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { afterAll, expect, test } from 'vitest'
import { parse } from 'yaml'
import { readCompany } from '../contract/company.ts'
import { servedBuild } from '../scripts/build/built.ts'
import { openTestContext, sendAccepted } from '../server/context.fixture.ts'
import { loadCompany } from '../server/load-company.ts'
import { renderEmail } from '../server/mail/render-email.ts'
import { Words } from '../site/share/Words.tsx'
import { copyOfProject, runBuild } from './support/another-build.ts'

const root = join(import.meta.dirname, '..')
const text = readFileSync(join(root, 'content/company.yaml'), 'utf8')
const ours = await loadCompany()

const renamed = text
  .replaceAll(ours.domain, 'ostrelle.example')
  .replaceAll(ours.name, 'Ostrelle')
  .replaceAll(ours.phone.display, '+1 (440) 555-0199')
  .replaceAll(ours.phone.e164, '+14405550199')
  .replace(`quotes: ${ours.mail.quotes.split('@')[0]}@`, 'quotes: projects@')
  .replace(`careers: ${ours.mail.careers.split('@')[0]}@`, 'careers: people@')
  .replace(/(linkedin\.com\/company|facebook\.com|x\.com)\/\S+/g, '$1/ostrelle')
const other = readCompany(parse(renamed))

/** What a text must not hold once the company is another: its name however written, and how it was reached. */
function traces(of: string): string[] {
  const small = of.toLowerCase()
  const old = [ours.name, ours.domain, ours.mail.quotes, ours.mail.careers, ours.phone.display, ours.phone.e164]
  return old.filter((word) => small.includes(word.toLowerCase()))
}

const READABLE = new Set(
  '.html .js .mjs .css .svg .xml .json .txt .webmanifest .md .mdx .yaml .ts .tsx .astro'.split(' '),
)

const folder = copyOfProject()
afterAll(() => rmSync(folder, { recursive: true }))

/** The same source with another company, built in a folder of its own. */
async function buildRenamed(): Promise<string> {
  writeFileSync(join(folder, 'content/company.yaml'), renamed)
  await runBuild(folder)
  const served = servedBuild(folder)
  if (!served) throw new Error('The copy was not built')
  return served.folder
}

test('content/company.yaml is the only file that knows the company', () => {
  const files = execFileSync('git', ['ls-files', '-z'], { cwd: root, encoding: 'utf8' })
  const source = files.split('\0').filter((path) => READABLE.has(extname(path)) && path !== 'content/company.yaml')

  const knowing = source.filter((path) => traces(readIfThere(join(root, path))).length > 0)

  expect(source.length).toBeGreaterThan(300)
  expect(knowing).toEqual([])
})

test('another company.yaml is another site: pages, metadata, manifest, profile, and nothing of ours', {
  timeout: 400_000,
}, async () => {
  const dist = await buildRenamed()
  const pages = join(dist, 'client')
  const page = (path: string) => readFileSync(join(pages, path), 'utf8')

  const home = page('index.html')
  expect(home).toMatch(/<title>[^<]*Ostrelle[^<]*<\/title>/)
  expect(home).toContain('property="og:site_name" content="Ostrelle"')
  expect(home).toContain('<link rel="canonical" href="https://ostrelle.example/"')
  expect(home).toContain('mailto:projects@ostrelle.example')
  expect(home).toContain('mailto:people@ostrelle.example')
  expect(home).toContain('tel:+14405550199')
  expect(home).toMatch(/"@type":"Organization"[^<]*"name":"Ostrelle"|"name":"Ostrelle"[^<]*"@type":"Organization"/)
  expect(JSON.parse(page('site.webmanifest'))).toMatchObject({ name: 'Ostrelle', short_name: 'Ostrelle' })
  expect(page('llms.txt')).toMatch(/^# Ostrelle\n/)
  expect(page('sitemap.xml')).toContain('<loc>https://ostrelle.example/profile/ostrelle-team</loc>')
  expect(page('profile/ostrelle-team.html')).toContain('Ostrelle')
  expect(page('rss.xml')).toContain('https://ostrelle.example/')

  const files = readdirSync(dist, { recursive: true, encoding: 'utf8' })
  const readable = files.filter((path) => READABLE.has(extname(path)))
  expect(readable.length).toBeGreaterThan(60)
  expect(files.filter((path) => traces(path).length > 0)).toEqual([])
  expect(readable.filter((path) => traces(readFileSync(join(dist, path), 'utf8')).length > 0)).toEqual([])
})

test('the share image names the company that it is given', () => {
  const image = { heading: 'Take soundings', label: 'Services', address: `${other.domain}/services`, seed: 3 }

  const words = renderToStaticMarkup(
    createElement(
      Fragment,
      null,
      ...(['paper', 'ink'] as const).map((side) => createElement(Words, { key: side, ...image, side, company: other })),
    ),
  )

  expect(words).toContain('Ostrelle')
  expect(words).toContain('ostrelle.example/services')
  expect(traces(words)).toEqual([])
})

test('letters come from the company, go to its desks and name no other', async () => {
  const context = Object.assign(await openTestContext(), { company: other })
  await sendAccepted(context)
  const rows = await context.db.selectFrom('outbox').selectAll().orderBy('kind').execute()

  const letters = await Promise.all(rows.map((row) => renderEmail(context, row, other.mail.from)))

  expect(rows.map(({ kind, recipient }) => [kind, recipient])).toEqual([
    ['desk', 'projects@ostrelle.example'],
    ['visitor', 'mina@quist.example'],
  ])
  for (const letter of letters) {
    expect(letter.from).toEqual({ name: 'Ostrelle', address: other.mail.from })
    expect(letter.messageId).toMatch(/@ostrelle\.example>$/)
    expect(letter.html).toContain('Ostrelle')
    expect(traces(JSON.stringify(letter))).toEqual([])
  }
})

/** Git still lists a file that was deleted a moment ago. */
function readIfThere(path: string): string {
  try {
    return readFileSync(path, 'utf8')
  } catch {
    return ''
  }
}
