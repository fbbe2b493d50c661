import type { APIRequestContext, Browser, BrowserContextOptions, Page } from '@playwright/test'
import { faults } from './axe.ts'
import type { PDF } from './files.ts'
import { expect } from './journey.ts'
import type { RunningSite } from './site.ts'

export interface Sent {
  reference: string
  /** The path of the receipt. */
  receipt: string
  name: string
  email: string
}

/** Sends a quote request to the public site, as a page does. Its name is one that no other test uses. */
export async function sendQuote(
  request: APIRequestContext,
  {
    message = 'Eleven cold stores and one warehouse system.',
    file,
    email = `t.${crypto.randomUUID().slice(0, 8)}@halvorsen.example`,
    name = `Tomasz ${crypto.randomUUID().slice(0, 8)}`,
    business = 'Halvorsen Cold Storage',
  }: { message?: string; file?: typeof PDF; email?: string; name?: string; business?: string } = {},
): Promise<Sent> {
  const response = await request.post('/api/quote', {
    multipart: { name, business, email, phone: '+1 216 555 0187', service: 'devops', message, ...(file && { file }) },
  })
  expect(response.status()).toBe(200)
  return { ...((await response.json()) as { reference: string; receipt: string }), name, email }
}

/** Opens the desk in a browser of its own, and gives the name that it asks for. */
export async function openDesk(
  browser: Browser,
  site: RunningSite,
  name: string,
  path = '/',
  options: BrowserContextOptions = {},
): Promise<Page> {
  const context = await browser.newContext({ baseURL: site.deskUrl, acceptDownloads: true, ...options })
  const page = await context.newPage()
  await page.goto(path)
  // In Firefox, React does not notice what `fill` writes.
  await page.getByLabel('Your name').pressSequentially(name)
  // The question stays until it is answered.
  for (const key of ['Escape', 'Escape']) await page.keyboard.press(key)
  await page.getByRole('button', { name: 'Go to the desk' }).click()
  // A phone does not show it.
  await expect(page.getByText('Live since')).toBeAttached()
  return page
}

/** Somebody looks at a request on the desk's screen: its receipt says "opened" from now on. */
export async function openAtDesk(site: RunningSite, reference: string): Promise<void> {
  const url = `${site.deskUrl}/api/submissions/${reference}/opened`
  const { status } = await fetch(url, { method: 'POST', headers: { cookie: 'desk-name=Ines' } })
  expect(status).toBe(200)
}

/** Axe finds nothing on the desk as it stands, or in a part of it, in either color scheme. */
export async function expectNoFaults(desk: Page, what: string, within?: string): Promise<void> {
  for (const scheme of ['light', 'dark'] as const) {
    await desk.emulateMedia({ colorScheme: scheme, reducedMotion: 'reduce' })
    expect.soft(await faults(desk, { scheme, within }), `${what} ${scheme}`).toEqual([])
  }
}

/** The row of a request in the inbox. */
export function rowOf(page: Page, name: string) {
  return page.getByRole('list', { name: 'Requests' }).getByRole('listitem').filter({ hasText: name })
}
