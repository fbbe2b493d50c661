import { expect, type Locator, type Page, type Request, type Route, test } from '@playwright/test'

/** What may go wrong after Send. Without `reply` the network is gone; `error` is the server's own text. */
export const FAILURES = [
  {
    name: 'the server says why',
    error: 'We cannot store requests at this moment.',
    reply: { status: 503, json: { error: 'We cannot store requests at this moment.' } },
  },
  { name: 'the server says nothing readable', error: '', reply: { status: 502, body: '<html>Bad gateway' } },
  { name: 'a network answers in its place', error: '', reply: { status: 200, body: '<html>Sign in to use Wi-Fi' } },
  { name: 'the network is gone', error: '', reply: undefined },
]

export type Failure = (typeof FAILURES)[number]
type Address = Parameters<Page['route']>[0]

/** Routes requests of a page that is open, from now on: for a moment, `page.route` alone lets them pass by. */
export async function routeOpen(page: Page, address: Address, handle: (route: Route) => unknown): Promise<void> {
  let isRouted = false
  await page.route('**/is-routed', (route) => {
    isRouted = true
    return route.fulfill({ body: '' })
  })
  await page.route(address, handle)
  if (page.url() === 'about:blank') return
  const ask = () => fetch('/is-routed').catch(() => undefined)
  await expect.poll(async () => isRouted || page.evaluate(ask).then(() => isRouted)).toBe(true)
}

/** Answers calls to this address in the server's place; without a reply the network is gone. */
export async function fail(page: Page, address: Address, reply?: Parameters<Route['fulfill']>[0]): Promise<void> {
  await routeOpen(page, address, (route) => (reply ? route.fulfill(reply) : route.abort()))
}

/**
 * Lets calls to this address fail in each of these ways, one after the other on the same page.
 *
 * @param promise - what the visitor does and may rely on, each time.
 */
export async function throughFailures(
  page: Page,
  address: string,
  failures: readonly Failure[],
  promise: (failure: Failure) => Promise<void>,
): Promise<void> {
  for (const failure of failures) {
    await test.step(failure.name, async () => {
      await fail(page, address, failure.reply)
      await promise(failure)
      await page.unroute(address)
      await closeNotice(page)
    })
  }
}

/** Holds every call to this address back. @returns what lets them go. */
export async function hold(page: Page, address: Address): Promise<() => void> {
  const { promise: released, resolve: release } = Promise.withResolvers<void>()
  await routeOpen(page, address, async (route) => {
    await released
    await route.continue()
  })
  return release
}

/** Goes there and waits until something is seen: before, a browser drops every key. By no timer: a test may hold the clock. */
export async function openForKeys(page: Page, address: string): Promise<void> {
  await page.goto(address)
  await page.evaluate(
    () => new Promise<void>((done) => new PerformanceObserver(() => done()).observe({ type: 'paint', buffered: true })),
  )
}

export function notice(page: Page): Locator {
  return page.locator('.toast')
}

/** The notice's title and text, word for word. */
export async function expectNotice(page: Page, title: string, text: string): Promise<void> {
  await expect(notice(page).getByText(title, { exact: true })).toBeVisible()
  await expect(notice(page).getByText(text, { exact: true })).toBeVisible()
}

/** From now on the notices of this page stay. Else they go after five seconds, and a busy machine may look later. */
export async function keepNotices(page: Page): Promise<void> {
  await page.evaluate(() => {
    const later = window.setTimeout
    Object.assign(window, {
      setTimeout: (run: TimerHandler, ms?: number, ...given: unknown[]) => (ms === 5000 ? 0 : later(run, ms, ...given)),
    })
  })
}

/** So that the next notice is not taken for this one. */
export async function closeNotice(page: Page): Promise<void> {
  const close = page.getByRole('button', { name: 'Close notice' })
  // After five seconds it leaves by itself, but not while the pointer is on it.
  await expect(async () => {
    await close.click({ timeout: 1000 }).catch(() => {})
    await expect(notice(page)).toBeHidden({ timeout: 1000 })
  }).toPass({ timeout: 20_000 })
}

/** A failure is told by a notice of the destructive kind, and stays above the form, where the focus goes. */
export async function expectFailure(form: Locator, said: string, { reason = said } = {}): Promise<void> {
  await expectNotice(form.page(), 'Error', said)
  await expect(notice(form.page())).toHaveAttribute('data-destructive', '')
  const summary = form.getByRole('alert')
  await expect(summary).toContainText(reason)
  await expect(summary).toContainText('Everything you entered is still here.')
  await expect(summary).toBeFocused()
}

/** Scrolls to a form and waits until its script runs. */
export async function awake(form: Locator): Promise<Locator> {
  await form.scrollIntoViewIfNeeded()
  await expect(form).toHaveAttribute('data-awake', '')
  return form
}

/** Writes over what a field holds; `fill` alone appends to an email field in Firefox. */
export async function rewrite(field: Locator, text: string): Promise<void> {
  await field.clear()
  await field.fill(text)
}

/** The names of the files that the browser keeps for a form; from now on they are as old as `days`, if given. */
export function keptFiles(page: Page, form: string, days?: number): Promise<string[]> {
  return page.evaluate(
    async ([form, days]) => {
      function ask<T>(request: IDBRequest<T>): Promise<T> {
        return new Promise((told) => request.addEventListener('success', () => told(request.result)))
      }
      const store = (await ask(indexedDB.open('drafts', 1))).transaction('files', 'readwrite').objectStore('files')
      const kept = await ask(store.get(form))
      if (kept && days) await ask(store.put({ ...kept, at: Date.now() - days * 86_400_000 }, form))
      return Object.values<File[]>(kept?.files ?? {}).flatMap((files) => files.map(({ name }) => name))
    },
    [form, days] as const,
  )
}

/** Opens a select and chooses; where script does not run, it is the browser's own. */
export async function choose(form: Locator, label: string, option: string): Promise<void> {
  const box = form.getByRole('combobox', { name: label })
  if (await box.evaluate((one) => one.tagName === 'SELECT')) {
    await box.selectOption({ label: option })
    return
  }
  await box.click()
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
