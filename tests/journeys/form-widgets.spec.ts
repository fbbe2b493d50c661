import type { Locator, Page } from '@playwright/test'
import { COUNTRIES } from '../../contract/fields/countries.ts'
import { journeyOf, sendButton } from '../support/form-journeys.ts'
import { expect, freshAddress, test } from '../support/journey.ts'
import { awake, notice, rewrite } from '../support/visitor.ts'

// Notices, the success card, files, countries and phone numbers, as people meet them.

const { open: openQuote, fill } = journeyOf('quote')

const country = (page: Page) => page.locator('#quote-dialog').getByRole('button', { name: /^Country:/ })
const search = (page: Page) => page.getByPlaceholder('Search country or code')

test.describe('a notice', () => {
  test('over the dialog, in one visit', async ({ page }) => {
    const form = await openQuote(page)
    await sendButton(form).click()

    await test.step('lies above the dialog, whole and in reach of the mouse', async () => {
      await expect(notice(page)).toBeVisible()
      const close = page.getByRole('button', { name: 'Close notice' })
      const box = await close.boundingBox()
      const top = await page.evaluate(
        ({ x, y }) => document.elementFromPoint(x, y)?.closest('button')?.getAttribute('aria-label'),
        { x: (box?.x ?? 0) + (box?.width ?? 0) / 2, y: (box?.y ?? 0) + (box?.height ?? 0) / 2 },
      )
      expect(top).toBe('Close notice')
      expect(await page.locator('.toast-layer').evaluate((layer) => layer.matches(':popover-open'))).toBe(true)
    })

    await test.step('gives way to an open list', async () => {
      await country(page).click()

      await expect(notice(page)).toBeHidden({ timeout: 2000 })
      await expect(search(page)).toBeVisible()
      await page.keyboard.press('Escape')
      await expect(search(page)).toBeHidden()
    })

    await test.step('the Close button lies clear of the error summary', async () => {
      await expect(form.getByRole('alert')).toBeVisible()
      const answers = await form.locator('.form-body').boundingBox()
      const close = await page.locator('#quote-dialog [data-closes]').boundingBox()

      // All that scrolls begins below the button.
      expect((close?.y ?? 0) + (close?.height ?? 0)).toBeLessThanOrEqual(answers?.y ?? 0)
    })

    await test.step('leaves by Escape alone: the dialog around it stays, and the next Escape closes it', async () => {
      await sendButton(form).click()
      await page.getByRole('button', { name: 'Close notice' }).focus()

      await page.keyboard.press('Escape')
      await expect(notice(page)).toBeHidden()
      await expect(page.locator('#quote-dialog')).toBeVisible()

      await page.keyboard.press('Escape')
      await expect(page.locator('#quote-dialog')).toBeHidden()
    })
  })

  test('stands at the top of a phone, below the head of a dialog', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    const form = await awake(await openOnPhone(page))
    await test.step('a link with ?quote=devops opens the dialog with that service', () =>
      expect(form.getByRole('combobox', { name: 'Service' })).toContainText('DevOps'))
    await sendButton(form).click()

    await expect(notice(page)).toBeInViewport()
    const close = await page.locator('#quote-dialog [data-closes]').boundingBox()
    const top = (await notice(page).boundingBox())?.y
    expect(top).toBeGreaterThanOrEqual((close?.y ?? 0) + (close?.height ?? 0))
    expect(top).toBeLessThan(300)
    await test.step('what was closed stays closed after a reload', async () => {
      await page.locator('#quote-dialog [data-closes]').click()
      await expect(page).toHaveURL('/')
    })
  })
})

test.describe('the success card', () => {
  async function sent(page: Page, opened?: Locator) {
    const form = opened ? await awake(opened) : await openQuote(page)
    await fill(form, freshAddress())
    await sendButton(form).click()
    return page.getByRole('region', { name: 'Quote request sent successfully!' })
  }

  test('stands clear of the notice, and leaves by Escape to the button that opened the form', async ({ page }) => {
    const card = await sent(page)
    await expect(card).toBeFocused()
    // It goes up once the notice has its size.
    const roomBetween = async () => {
      const [cardBox, noticeBox] = [await card.boundingBox(), await notice(page).boundingBox()]
      return (noticeBox?.y ?? 0) - (cardBox?.y ?? 0) - (cardBox?.height ?? 0)
    }
    await expect.poll(roomBetween).toBeGreaterThanOrEqual(0)
    await page.getByRole('button', { name: 'Close notice' }).press('Escape')
    await expect(notice(page)).toBeHidden()
    await expect(card).toBeVisible()

    await page.keyboard.press('Escape')

    await expect(card).toBeHidden()
    await expect(page.getByRole('banner').getByRole('link', { name: 'GET A QUOTE' })).toBeFocused()
  })

  test('hides nothing that has the focus on a phone', async ({ page }) => {
    test.slow()
    await page.setViewportSize({ width: 390, height: 844 })
    const card = await sent(page, await openOnPhone(page))
    await expect(notice(page)).toBeHidden()

    for (let stop = 0; stop < 40; stop += 1) {
      await page.keyboard.press('Tab')
      await expect.poll(() => coveredBy(card)).toBe('')
    }
    await expect(card).toBeVisible()
  })

  test('gives the focus back when it is dismissed', async ({ page }) => {
    const card = await sent(page)

    await card.getByRole('button', { name: 'Dismiss' }).click()

    await expect(page.getByRole('banner').getByRole('link', { name: 'GET A QUOTE' })).toBeFocused()
  })
})

/** The words of what has the focus and lies wholly under the card; '' when nothing does. */
function coveredBy(card: Locator): Promise<string> {
  return card.evaluate((element) => {
    const focused = document.activeElement
    if (!focused || focused === document.body || element.contains(focused)) return ''
    const [box, cover] = [focused.getBoundingClientRect(), element.getBoundingClientRect()]
    const isUnder =
      box.top >= cover.top && box.bottom <= cover.bottom && box.left >= cover.left && box.right <= cover.right
    return isUnder ? (focused.textContent ?? '') : ''
  })
}

test.describe('the country', () => {
  test('by its list and its search, in one visit', async ({ page }) => {
    const form = await openQuote(page)

    await test.step('opens with the rows that are seen; the others follow, and nothing moves', async () => {
      await form.getByLabel('Phone number').fill('+383 44 123 456')
      await expect(country(page)).toHaveAccessibleName('Country: Kosovo +383')
      // How many rows were there when the list first had any.
      await page.evaluate(() => {
        new MutationObserver(() => {
          const rows = document.querySelectorAll('[role=listbox] [role=option]').length
          const { firstRows } = document.documentElement.dataset
          if (rows > 0 && !firstRows) document.documentElement.dataset.firstRows = String(rows)
        }).observe(document.body, { childList: true, subtree: true })
      })

      await country(page).click()
      const chosen = page.getByRole('option', { name: /Kosovo/ })
      await expect(chosen).toBeInViewport()
      const top = (await chosen.boundingBox())?.y

      await expect(page.getByRole('option')).toHaveCount(COUNTRIES.length)
      expect(Number(await page.locator('html').getAttribute('data-first-rows'))).toBeLessThanOrEqual(16)
      expect((await chosen.boundingBox())?.y).toBeCloseTo(top ?? 0, 0)
      await page.keyboard.press('Home')
      await page.keyboard.press('Enter')
      await expect(country(page)).toHaveAccessibleName('Country: United States +1')
    })

    await test.step('is found by other names; the search is empty the next time, and what it finds is told', async () => {
      await country(page).click()
      await expect(search(page)).toHaveAttribute('aria-activedescendant', /.+/)

      for (const [text, name] of [
        ['cote', 'Côte d’Ivoire'],
        ['USA', 'United States'],
        ['UK', 'United Kingdom'],
        ['Turkey', 'Türkiye'],
      ] as const) {
        await search(page).fill(text)
        await expect(page.getByRole('option', { name: new RegExp(name) })).toBeVisible()
      }
      // What the search says is chosen is what Enter takes, also after an arrow key and another letter.
      await search(page).fill('ger')
      for (let press = 0; press < 3; press += 1) await page.keyboard.press('ArrowDown')
      await page.keyboard.press('Backspace')
      await expect
        .poll(() =>
          search(page).evaluate((input) => {
            const told = document.getElementById(input.getAttribute('aria-activedescendant') ?? '')
            return told?.ariaSelected === 'true' && told.textContent
          }),
        )
        .toContain('Germany')
      await search(page).fill('turkey')
      await expect(page.getByRole('status').filter({ hasText: '1 country' })).toBeAttached()
      await search(page).fill('xxxx')
      await expect(page.getByRole('status').filter({ hasText: 'No country matches.' })).toBeVisible()
      await expect(page.getByRole('listbox')).toBeHidden()

      await page.keyboard.press('Escape')
      await country(page).click()
      await expect(search(page)).toHaveValue('')
    })
  })

  test('by what the number says, in one visit', async ({ page }) => {
    const form = await openQuote(page)

    await test.step('a number that a password manager fills in is sent, whatever event it sends', async () => {
      for (const event of ['change', '']) {
        const sent = await form.getByLabel('Phone number').evaluate((input: HTMLInputElement, type) => {
          input.value = type ? '+44 20 7946 0000' : '614 555 0166'
          if (type) input.dispatchEvent(new Event(type, { bubbles: true }))
          return new FormData(input.form ?? undefined).get('phone')
        }, event)
        expect(sent).toBe(event ? '+44 20 7946 0000' : '+44 614 555 0166')
      }
    })

    await test.step('stays as it is while an input method composes it, and is taken when that has ended', async () => {
      const lines = await form.getByLabel('Phone number').evaluate((input: HTMLInputElement) => {
        input.value = '＋４４２０７９４６'
        input.dispatchEvent(new InputEvent('input', { bubbles: true, isComposing: true }))
        const composed = input.value
        input.dispatchEvent(new CompositionEvent('compositionend', { bubbles: true }))
        return [composed, input.value]
      })
      expect(lines).toEqual(['＋４４２０７９４６', '207946'])
    })

    await test.step('is chosen by a pasted international number, and comes back with the draft', async () => {
      await form.getByLabel('Phone number').fill('+44 20 7946 0000')
      await expect(country(page)).toHaveAccessibleName('Country: United Kingdom +44')
      await expect(form.getByLabel('Phone number')).toHaveValue('20 7946 0000')

      await country(page).click()
      await search(page).fill('canada')
      await page.getByRole('option', { name: /Canada/ }).click()
      await rewrite(form.getByLabel('Phone number'), '613 555 0142')
      await expect.poll(() => page.evaluate(() => localStorage.getItem('draft:quote') ?? '')).toContain('613 555 0142')

      const again = await openQuote(page)
      await expect(again.getByLabel('Phone number')).toHaveValue('613 555 0142')
      await expect(country(page)).toHaveAccessibleName('Country: Canada +1')
    })
  })
})

test('a selection of text that ends on the backdrop leaves the dialog open', async ({ page }) => {
  const form = await openQuote(page)
  const box = await form.getByLabel('Business name').boundingBox()
  await form.getByLabel('Business name').fill('Halvorsen Cold Storage')

  await page.mouse.move((box?.x ?? 0) + 60, (box?.y ?? 0) + 20)
  await page.mouse.down()
  await page.mouse.move(10, (box?.y ?? 0) + 20, { steps: 5 })
  await page.mouse.up()
  await expect(page.locator('#quote-dialog')).toBeVisible()

  await page.mouse.click(10, 450)
  await expect(page.locator('#quote-dialog')).toBeHidden()
})

test('"Clear it" in the dialog of a track keeps the track', async ({ page }) => {
  const open = async () => {
    await page.goto('/internship?track=ai-tools&apply=1')
    return awake(page.locator('#internship-dialog form'))
  }
  const form = await open()
  await form.getByLabel('Full Name').fill('Priya Raman')
  await expect
    .poll(() => page.evaluate(() => localStorage.getItem('draft:internship-dialog') ?? ''))
    .toContain('Priya Raman')
  const again = await open()

  await again.getByRole('button', { name: 'Clear it' }).click()

  await expect(again.getByLabel('Full Name')).toHaveValue('')
  await expect(again.locator('input[name=internshipTrack]')).toHaveValue('ai-tools')
})

async function openOnPhone(page: Page) {
  await page.goto('/?quote=devops')
  return page.locator('#quote-dialog form')
}
