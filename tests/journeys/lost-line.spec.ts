import type { Page } from '@playwright/test'
import { FORM_JOURNEYS, sendButton } from '../support/form-journeys.ts'
import { expect, freshAddress, storedOf, test } from '../support/journey.ts'
import { closeNotice, expectNotice } from '../support/visitor.ts'

// The line is really cut: nothing can be fetched any more, so whatever tells of the failure must be there already.

for (const journey of FORM_JOURNEYS) {
  const { failure, success } = journey

  test(`${journey.name}: the browser goes offline before Send; the notice comes, and online again it is sent`, async ({
    page,
    context,
    browserName,
    site,
    network,
  }) => {
    const email = freshAddress()
    // Firefox under BiDi cannot be set offline, so there the way to the site is closed.
    const isFirefox = browserName === 'firefox'
    const form = await journey.open(page, isFirefox ? network.url : '')
    await journey.fill(form, email)
    const events = await eventsOf(page)

    if (isFirefox) await network.cut()
    else await context.setOffline(true)
    await sendButton(form).click()

    await expectNotice(page, ...failure)
    expect(await events()).toEqual(journey.failureEvent ? [expect.objectContaining(journey.failureEvent)] : [])
    await closeNotice(page)

    if (isFirefox) await network.mend()
    else await context.setOffline(false)
    await sendButton(form).click()
    await expectNotice(page, ...success)
    if (journey.form !== 'newsletter') expect(await storedOf(site, email)).toHaveLength(1)
  })

  test(`${journey.name}: the server dies while it is sent; the notice comes, and the next send is stored once`, async ({
    page,
    site,
    network,
  }) => {
    const email = freshAddress()
    const form = await journey.open(page, network.url)
    await journey.fill(form, email)
    const release = network.holdUploads()

    await sendButton(form).click()
    await expect(sendButton(form)).toBeDisabled()
    await site.stop('SIGKILL')
    release()

    try {
      await expectNotice(page, ...failure)
      await closeNotice(page)
    } finally {
      await site.restart()
    }
    await sendButton(form).click()
    await expectNotice(page, ...success)
    if (journey.form !== 'newsletter') expect(await storedOf(site, email)).toHaveLength(1)
  })
}

/** What the page tells the analytics facility from now on. */
async function eventsOf(page: Page) {
  await page.evaluate(() => {
    const events: unknown[] = []
    Object.assign(window, { analyticsEvents: events })
    document.addEventListener('analytics', ({ detail }) => events.push(detail))
  })
  return () => page.evaluate(() => (window as unknown as { analyticsEvents: unknown[] }).analyticsEvents)
}
