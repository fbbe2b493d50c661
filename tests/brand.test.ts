import { extname } from 'node:path'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { parse } from 'yaml'
import { readCompany } from '../contract/company.ts'
import { openTestContext, sendAccepted } from '../server/context.fixture.ts'
import { renderEmail } from '../server/mail/render-email.ts'
import { Words } from '../site/share/Words.tsx'
import { textOf, trackedFiles } from './support/imports.ts'
import { renamed, traces } from './support/renamed-company.ts'

const other = readCompany(parse(renamed))

const READABLE = new Set(
  '.html .js .mjs .css .svg .xml .json .txt .webmanifest .md .mdx .yaml .ts .tsx .astro'.split(' '),
)

test('content/company.yaml is the only file that knows the company', () => {
  const source = trackedFiles().filter((path) => READABLE.has(extname(path)) && path !== 'content/company.yaml')

  const knowing = source.filter((path) => traces(textOf(path)).length > 0)

  expect(source.length).toBeGreaterThan(300)
  expect(knowing).toEqual([])
})

test('the share image names the company that it is given', () => {
  const image = { heading: 'Take soundings', label: 'Services', address: `${other.domain}/services`, seed: 3 }

  const words = renderToStaticMarkup(createElement(Words, { ...image, company: other }))

  expect(words).toContain('Ostrelle')
  expect(words).toContain('ostrelle.example/services')
  expect(traces(words)).toEqual([])
})

test('letters come from the company, go to its desks and name no other', async () => {
  const context = Object.assign(await openTestContext(), { company: other })
  await sendAccepted(context)
  const rows = await context.db.selectFrom('outbox').selectAll().orderBy('kind').execute()

  const letters = await Promise.all(rows.map((row) => renderEmail(context, row, { address: other.mail.from })))

  const sent = rows.map(({ kind, recipient }) => `${kind} ${recipient}`)
  expect(sent).toEqual(['desk projects@ostrelle.example', 'visitor mina@quist.example'])
  for (const letter of letters) {
    expect(letter.from).toEqual({ name: 'Ostrelle', address: other.mail.from })
    expect(letter.messageId).toMatch(/@ostrelle\.example>$/)
    expect(letter.html).toContain('Ostrelle')
    expect(traces(JSON.stringify(letter))).toEqual([])
  }
})
