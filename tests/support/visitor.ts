import { mkdtempSync, truncateSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, type Locator, type Page, type Request } from '@playwright/test'
import type { Received } from './post.ts'

/** A PDF by its bytes, two kilobytes long; some of them are no text, so that a broken encoding shows. */
export const PDF = {
  name: 'checklist.pdf',
  mimeType: 'application/pdf',
  buffer: Buffer.from(
    `%PDF-1.4\n1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj\n2 0 obj<</Type/Pages/Kids[]/Count 0>>endobj\n${'%\u00e2\n'.repeat(500)}trailer<</Root 1 0 R>>\n%%EOF\n`,
    'latin1',
  ),
}

/** A file on disk, so that many megabytes need not travel to the browser. @returns its path, for `setInputFiles`. */
export function fileOf(name: string, bytes: number): string {
  const path = join(mkdtempSync(join(tmpdir(), 'chosen-')), name)
  writeFileSync(path, '')
  truncateSync(path, bytes)
  return path
}

/** What may go wrong after Send. Without `reply` the network is gone; `error` is the server's own text. */
export const FAILURES = [
  {
    name: 'the server says why',
    error: 'We cannot store requests at this moment.',
    reply: { status: 503, json: { error: 'We cannot store requests at this moment.' } },
  },
  { name: 'the server says nothing readable', error: '', reply: { status: 502, body: '<html>Bad gateway' } },
  { name: 'the network is gone', error: '', reply: undefined },
]

export type Failure = (typeof FAILURES)[number]

export async function fail(page: Page, address: string, { reply }: Failure): Promise<void> {
  await page.route(address, (route) => (reply ? route.fulfill(reply) : route.abort()))
}

/** Holds every call to this address back. @returns what lets them go. */
export async function hold(page: Page, address: string): Promise<() => void> {
  let release = () => {}
  const released = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route(address, async (route) => {
    await released
    await route.continue()
  })
  return release
}

export function notice(page: Page): Locator {
  return page.locator('.toast')
}

/** The notice's title and text, word for word. */
export async function expectNotice(page: Page, title: string, text: string): Promise<void> {
  await expect(notice(page)).toContainText(title)
  await expect(notice(page).getByText(title, { exact: true })).toBeVisible()
  await expect(notice(page).getByText(text, { exact: true })).toBeVisible()
}

/** Scrolls to a form and waits until its script runs. */
export async function awake(form: Locator): Promise<Locator> {
  await form.scrollIntoViewIfNeeded()
  await expect(form).toHaveAttribute('data-awake', '')
  return form
}

/** Opens a select and chooses; where script does not run, `selectOption` does it. */
export async function choose(form: Locator, label: string, option: string): Promise<void> {
  await form.getByRole('combobox', { name: label }).click()
  await form.page().getByRole('option', { name: option, exact: true }).click()
}

/** What a select offers, in its order. */
export async function optionsOf(form: Locator, label: string): Promise<string[]> {
  await form.getByRole('combobox', { name: label }).click()
  const options = await form.page().getByRole('option').allTextContents()
  await form.page().keyboard.press('Escape')
  return options
}

/** Every POST of this page from now on. */
export function postsOf(page: Page): Request[] {
  const posts: Request[] = []
  page.on('request', (request) => request.method() === 'POST' && posts.push(request))
  return posts
}

/** Multipart texts by name, in their order; a file counts by its name alone. */
export async function partsOf(request: Request): Promise<[string, string][]> {
  const headers = { 'content-type': (await request.headerValue('content-type')) ?? '' }
  const body = await new Response(new Uint8Array(request.postDataBuffer() ?? []), { headers }).formData()
  return [...body].map(([name, value]) => [name, typeof value === 'string' ? value : value.name])
}

/** The two letters of one submission. */
export function sorted(letters: Received[], desk: 'quotes' | 'careers') {
  const toDesk = letters.find(({ to }) => to[0]?.startsWith(`${desk}@`))
  const toVisitor = letters.find((letter) => letter !== toDesk)
  if (!toDesk || !toVisitor) throw new Error(`Letters went to ${letters.flatMap(({ to }) => to).join(', ')}`)
  return { toDesk, toVisitor }
}

export function wordsOf({ mail }: Received): string {
  return [mail.subject, mail.text, mail.html].join('\n')
}

export function attachmentsOf({ mail }: Received) {
  return mail.attachments.map(({ filename, content }) => ({
    name: filename,
    content: Buffer.from(content as ArrayBuffer),
  }))
}

/** The rows of `desk list --json` that this address sent. */
export function rowsOf(listed: string, address: string) {
  const rows = JSON.parse(listed) as {
    reference: string
    kind: string
    desk: string
    answers: Record<string, string>
    attachments: { name: string }[]
  }[]
  return rows.filter(({ answers }) => Object.values(answers).includes(address))
}
