import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { openDesk, rowOf, sendQuote } from '../support/desk.ts'
import { expect, test } from '../support/journey.ts'

// A person's day: a hundred requests, worked through by keys alone, and each key counted.

/** The way before the desk answered: reply, send in the mail program, come back, say that it was answered. */
const BY_MAIL_PROGRAM = ['R', 'Ctrl', 'Enter', 'Alt', 'Tab', 'E']
const DAY = 100
/** What is done with a request by its place among twenty; with all others, it is answered. */
const OTHERWISE: Record<number, 'later' | 'spam' | 'give'> = { 3: 'later', 9: 'spam', 15: 'give' }

/** Counts every key that goes down in the page, but what is typed into a text. `;` asks for a saved reply. */
async function countKeys(page: Page): Promise<() => Promise<number>> {
  await page.evaluate(() => {
    const counted = { keys: 0 }
    addEventListener(
      'keydown',
      ({ key, target }) => {
        if (!(key.length === 1 && key !== ';' && target instanceof HTMLTextAreaElement)) counted.keys += 1
      },
      true,
    )
    Object.assign(window, { counted })
  })
  return () => page.evaluate('counted.keys')
}

test('a day of a hundred requests is done by keys alone, in as many as the guide says', { tag: '@full' }, async ({
  browser,
  request,
  site,
}) => {
  test.setTimeout(900_000)
  const word = `keel${crypto.randomUUID().slice(0, 6)}`
  for (let at = 0; at < DAY; at++)
    await sendQuote(request, { message: `Number ${at} of ${word}, ${crypto.randomUUID()}` })
  await openDesk(browser, site, 'Corin Vale')
  const desk = await openDesk(browser, site, 'Ines Brandt', `/?q=${word}`)
  await expect(desk.getByRole('list', { name: 'Requests' }).getByRole('listitem').first()).toBeVisible()
  const { keyboard } = desk
  const opened = desk.getByRole('article', { name: 'Request', exact: true }).getByRole('heading', { level: 1 })
  const shown = opened.or(desk.getByText('Choose a request with'))
  const letter = desk.getByRole('textbox', { name: 'Answer', exact: true })
  const pressed = await countKeys(desk)
  const keys = { next: 0, typed: 0, saved: 0, later: 0, spam: 0, give: 0 }
  const done = { typed: 0, saved: 0, later: 0, spam: 0, give: 0 }

  const seen = new Set<string>()
  for (let at = 0; at < DAY; at++) {
    const before = await pressed()
    // Some steps lead on by themselves.
    const isThere = async () => ((await opened.count()) === 1 ? !seen.has((await opened.textContent()) ?? '') : false)
    for (let tries = 0; !(await isThere()); tries++) {
      expect(tries, `nothing new is shown after ${at} requests`).toBeLessThan(DAY)
      const old = (await opened.count()) === 1 ? ((await opened.textContent()) ?? '') : ''
      await keyboard.press('j')
      await expect(opened).not.toHaveText(old)
    }
    const name = (await opened.textContent()) ?? ''
    seen.add(name)
    const begun = await pressed()
    keys.next += begun - before
    const way = OTHERWISE[at % 20] ?? (at % 2 === 0 ? 'typed' : 'saved')
    if (way === 'typed' || way === 'saved') {
      await keyboard.press('r')
      await expect(letter).toBeFocused()
      if (way === 'saved') {
        await keyboard.press(';')
        await expect(desk.getByRole('dialog', { name: 'Saved replies' })).toBeVisible()
        await keyboard.type('ques')
        await expect(desk.getByRole('option', { selected: true })).toContainText('One question first')
        await keyboard.press('Enter')
        await expect(letter).toHaveValue(/\{\?the question\}/)
        await expect(letter).toBeFocused()
      }
      await keyboard.type('How many cold stores are there?')
      await keyboard.press('Control+Enter')
      await expect(letter).toBeHidden()
    } else if (way === 'spam') {
      await keyboard.press('s')
      await expect(rowOf(desk, name)).toHaveCount(0)
    } else {
      await keyboard.press(way === 'later' ? 'l' : 'o')
      const dialog = desk.getByRole('dialog', { name: way === 'later' ? 'Later' : 'Hand over' })
      await expect(dialog).toBeVisible()
      await keyboard.press('Enter')
      await expect(dialog).toBeHidden()
      if (way === 'later') await expect(rowOf(desk, name)).toHaveCount(0)
    }
    // What it leads on to, once it has come.
    if (way !== 'give') await expect(shown).not.toHaveText(name)
    keys[way] += (await pressed()) - begun
    done[way] += 1
  }
  const answered = done.typed + done.saved
  const found = `${site.deskUrl}/api/submissions?status=answered&q=${word}`
  const total = async () => (await (await fetch(found, { headers: { cookie: 'desk-name=Ines' } })).json()).total
  await expect.poll(total, { timeout: 60_000 }).toBe(answered)
  const all = Object.values(keys).reduce((sum, count) => sum + count)
  console.log(JSON.stringify({ keys, done, answered, all }))

  const guide = readFileSync('docs/desk.md', 'utf8').replaceAll('\n', ' ')
  const [, told = '0'] = /takes (\d+) keys beside the texts/.exec(guide) ?? []
  expect(guide).toContain(`${done.typed} typed, ${done.saved} with a saved reply`)
  expect(guide).toContain(`A typed answer takes ${keys.typed / done.typed}`)
  expect(guide).toContain(`One with a saved reply ${keys.saved / done.saved}`)
  expect(guide).toContain(`${BY_MAIL_PROGRAM.length} for each answer`)
  // A request that leaves the list meanwhile may cost one J more or less.
  expect(Math.abs(all - Number(told))).toBeLessThan(DAY / 10)
})
