import type { Page } from '@playwright/test'
import { FORM_JOURNEYS, LINES, repeats, sendButton } from '../support/form-journeys.ts'
import { expect, freshAddress, storedOf, test } from '../support/journey.ts'

// The line is really cut: nothing can be fetched any more, so whatever tells of the failure must be there already.

for (const journey of FORM_JOURNEYS) {
  const { failure, success } = journey

  test(`${journey.name}: the browser is offline, then the server dies while it is sent; each time the notice comes, and the next send is stored once`, {
    tag: repeats(journey, LINES),
  }, async ({ page, context, browserName, site, network }) => {
    const email = freshAddress()
    const form = await journey.open(page, network.url)
    await journey.fill(form, email)
    const { events, notices } = await record(page)

    // Firefox under BiDi cannot be set offline, so there the way to the site is closed.
    const isFirefox = browserName === 'firefox'
    if (isFirefox) await network.cut()
    else await context.setOffline(true)
    await sendButton(form).click()
    await expect.poll(notices).toEqual([failure])
    expect(await events()).toEqual(journey.failureEvent ? [expect.objectContaining(journey.failureEvent)] : [])

    if (isFirefox) await network.mend()
    else await context.setOffline(false)
    const release = network.holdUploads()
    await sendButton(form).click()
    await expect(sendButton(form)).toBeDisabled()
    await site.stop('SIGKILL')
    release()
    try {
      await expect.poll(notices).toEqual([failure, failure])
    } finally {
      await site.restart()
    }

    await sendButton(form).click()
    await expect.poll(notices).toContainEqual(success)
    if (journey.form !== 'newsletter') expect(await storedOf(site, email)).toHaveLength(1)
  })
}

interface Recorded {
  events: unknown[]
  /** Title and text of each. */
  notices: string[][]
}

/**
 * What the page tells the analytics facility, and the notices that it shows, from now on. A notice goes after five
 * seconds, which a busy machine may take to look.
 */
async function record(page: Page) {
  await page.evaluate(() => {
    const recorded: Recorded = { events: [], notices: [] }
    Object.assign(window, { recorded })
    document.addEventListener('analytics', ({ detail }) => recorded.events.push(detail))
    new MutationObserver(() => {
      for (const toast of document.querySelectorAll('.toast[data-state=open]:not([data-seen])')) {
        toast.setAttribute('data-seen', '')
        recorded.notices.push([...toast.querySelectorAll('.grow > *')].map((line) => line.textContent ?? ''))
      }
    }).observe(document.body, { subtree: true, childList: true })
  })
  const read = () => page.evaluate(() => (window as unknown as { recorded: Recorded }).recorded)
  return { events: async () => (await read()).events, notices: async () => (await read()).notices }
}
