import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { openDesk, rowOf, sendQuote } from '../support/desk.ts'
import { expect, test } from '../support/journey.ts'

/** Beside the desk, in a mail program: Ctrl Enter sends, Alt Tab leads back. */
const IN_MAIL_PROGRAM = 4
const DAY = 100

/** Counts every key that goes down in the page, but what is typed into a text. */
async function countKeys(page: Page): Promise<() => Promise<number>> {
  await page.evaluate(() => {
    const counted = { keys: 0 }
    addEventListener(
      'keydown',
      ({ key, target }) => {
        if (!(key.length === 1 && target instanceof HTMLTextAreaElement)) counted.keys += 1
      },
      true,
    )
    Object.assign(window, { counted })
  })
  return () => page.evaluate('counted.keys')
}

test('a request is answered by keys alone, in as many as the guide says', { tag: '@full' }, async ({
  browser,
  request,
  site,
}) => {
  const word = `keel${crypto.randomUUID().slice(0, 6)}`
  const sent = [
    await sendQuote(request, { message: `First ${word}` }),
    await sendQuote(request, { message: `Then ${word}` }),
  ]
  const desk = await openDesk(browser, site, 'Ines Brandt', `/?q=${word}`)
  for (const { name } of sent) await expect(rowOf(desk, name)).toBeVisible()
  const pressed = await countKeys(desk)

  for (const { name } of sent) {
    await desk.keyboard.press('j')
    await expect(desk.getByRole('heading', { level: 1, name })).toBeVisible()
    await desk.keyboard.press('r')
    const letter = desk.getByRole('textbox', { name: /answer/i })
    await expect(letter).toBeFocused()
    await desk.keyboard.type('Thursday suits us.')
    await desk.keyboard.press('Control+Enter')
    await expect(letter).toBeHidden()
  }
  const now = (await pressed()) / sent.length

  // With a mail program: Reply, what is pressed there, and Answered, which goes on to the next request.
  const others = [
    await sendQuote(request, { message: `Third ${word}` }),
    await sendQuote(request, { message: `Last ${word}` }),
  ]
  await desk.goto(`/?q=${word}%20third`)
  await expect(rowOf(desk, others[0]?.name ?? '')).toBeVisible()
  await desk.keyboard.press('j')
  await expect(desk.getByRole('heading', { level: 1, name: others[0]?.name ?? '' })).toBeVisible()
  const pressedBefore = await countKeys(desk)
  await desk.keyboard.press('r')
  await desk.keyboard.press('Escape')
  const opened = (await pressedBefore()) - 1
  await desk.keyboard.press('e')
  await expect(rowOf(desk, others[0]?.name ?? '')).toBeHidden()
  const before = opened + IN_MAIL_PROGRAM + 1

  const guide = readFileSync('docs/desk.md', 'utf8')
  expect(guide).toContain(`${now} keys beside its text`)
  expect(guide).toContain(`${now * DAY} in a day of ${DAY} requests`)
  expect(guide).toContain(`${before} keys and ${before * DAY}`)
})
