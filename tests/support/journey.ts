import { test as base, expect } from '@playwright/test'
import { openPostOffice, type PostOffice } from './post.ts'
import { type RunningSite, startSite } from './site.ts'

interface Journey {
  /** A server of this worker's own; what one test sends, another may see. */
  site: RunningSite
  post: PostOffice
}

/** Playwright's test with a running site and a post office, one of each for every worker. */
export const test = base.extend<{ baseURL: string }, Journey>({
  post: [
    async ({}, use) => {
      const post = await openPostOffice()
      await use(post)
      await post.close()
    },
    { scope: 'worker' },
  ],
  site: [
    async ({ post }, use) => {
      const site = await startSite({ smtpUrl: post.url })
      await use(site)
      await site.remove()
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ site }, use) => use(site.url),
})

export { expect }

/** Letters about one visitor: tests of a worker share the post office. */
export async function lettersAbout(post: PostOffice, address: string, count: number) {
  const about = () =>
    post.letters.filter(
      ({ to, mail }) => to.includes(address) || mail.replyTo?.some((reply) => reply.address === address),
    )
  await expect.poll(() => about().length, { timeout: 15_000 }).toBe(count)
  return about()
}

/** An address that no other test uses. */
export function freshAddress(): string {
  return `visitor-${crypto.randomUUID().slice(0, 8)}@halvorsen.example`
}
