import { type BrowserContext, test as base, expect, type TestInfo } from '@playwright/test'
import { type FaultyNetwork, openFaultyNetwork } from './faulty-network.ts'
import { type MailServer, startMailServer } from './mail-server.ts'
import { type RunningSite, startSite } from './site.ts'

interface Visit {
  baseURL: string
  /** Another way to the same site, for `page.goto(network.url + path)`. */
  network: FaultyNetwork
}

interface Journey {
  /** A server of this worker's own; what one test sends, another may see. */
  site: RunningSite
  post: MailServer
}

/** Playwright's own settings of a browser with a mouse, and no pictures: the last such list counts. */
const WITHOUT_PICTURES =
  '--blink-settings=primaryHoverType=2,availableHoverTypes=2,primaryPointerType=4,availablePointerTypes=4,imagesEnabled=false'

/**
 * Playwright's test, without its picture of every page at the end of every test (a seventh of the processor's work),
 * and without the pages that a test left open beside the next ones.
 */
export const bareTest = base.extend<{ closed: undefined; films: boolean }, { pictures: boolean }>({
  /** Pictures are a seventh of the home page's work: they are there where a test is about them, and in the full run. */
  pictures: [false, { option: true, scope: 'worker' }],
  launchOptions: [
    async ({ launchOptions, pictures, browserName }, use) => {
      const isWhole = pictures || browserName !== 'chromium' || process.env.JOURNEYS === 'full'
      await use(isWhole ? launchOptions : { ...launchOptions, args: [...(launchOptions.args ?? []), WITHOUT_PICTURES] })
    },
    { scope: 'worker' },
  ],
  /** Films take a quarter of a processor while a page is open: they play where a test is about them. */
  films: [false, { option: true }],
  context: async ({ context, films, javaScriptEnabled }, use, info) => {
    if (!films && javaScriptEnabled) await context.addInitScript(keepStill)
    await use(context)
    await pictureOfFailure([context], info)
  },
  closed: [
    async ({ browser }, use, info) => {
      await use(undefined)
      await pictureOfFailure(browser.contexts(), info)
      for (const context of browser.contexts()) await context.close()
    },
    { auto: true },
  ],
})

/** With a running site and a post office, one of each for every worker. */
export const test = bareTest.extend<Visit, Journey>({
  post: [
    async ({}, use) => {
      const post = await startMailServer()
      await use(post)
      await post.close()
    },
    { scope: 'worker' },
  ],
  site: [
    async ({ post }, use) => {
      const site = await startSite({ smtpUrl: post.url, restarts: true })
      await use(site)
      await site.remove()
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ site, javaScriptEnabled, browserName }, use) => {
    if (javaScriptEnabled || browserName !== 'firefox') return use(site.url)
    // Firefox is driven by WebDriver BiDi, which does not know `javaScriptEnabled`.
    const network = await openFaultyNetwork(site.url, { scripts: false })
    await use(network.url)
    await network.close()
  },
  network: async ({ site }, use) => {
    const network = await openFaultyNetwork(site.url)
    await use(network)
    await network.close()
  },
})

export { expect }

/** A browser may always refuse to play. Then the film's still stays, and nothing of the film is fetched or decoded. */
function keepStill(): void {
  HTMLMediaElement.prototype.load = () => {}
  HTMLMediaElement.prototype.play = () => Promise.reject(new DOMException('not here', 'NotAllowedError'))
}

async function pictureOfFailure(contexts: readonly BrowserContext[], info: TestInfo): Promise<void> {
  if (info.status === info.expectedStatus) return
  for (const page of contexts.flatMap((context) => context.pages())) {
    const path = info.outputPath(`page-${info.attachments.length}.png`)
    // A page that hangs must not hide why the test failed.
    const isTaken = await page.screenshot({ path, timeout: 5000 }).then(
      () => true,
      () => false,
    )
    if (isTaken) info.attachments.push({ name: 'page', path, contentType: 'image/png' })
  }
}

/** Letters about one visitor: tests of a worker share the post office. */
export async function lettersAbout(post: MailServer, address: string, count: number) {
  const about = () =>
    post.letters.filter(
      ({ to, mail }) => to.includes(address) || mail.replyTo?.some((reply) => reply.address === address),
    )
  await expect.poll(() => about().length, { timeout: 15_000 }).toBe(count)
  return about()
}

/** What this address sent and stands in the inbox, or with `all` anywhere: in quarantine, too. */
export async function storedOf(site: RunningSite, address: string, status: 'open' | 'all' = 'open') {
  const url = `${site.deskUrl}/api/export.json${status === 'open' ? '?status=open' : ''}`
  const rows = (await (await fetch(url, { headers: { cookie: 'desk-name=Ines' } })).json()) as {
    reference: string
    kind: string
    desk: string
    answers: Record<string, string>
    attachments: { name: string }[]
  }[]
  return rows.filter(({ answers }) => Object.values(answers).includes(address))
}

/** An address that no other test uses. */
export function freshAddress(): string {
  return `visitor-${crypto.randomUUID().slice(0, 8)}@halvorsen.example`
}
