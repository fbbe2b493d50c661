import { openDesk, type Sent, sendQuote } from '../support/desk.ts'
import { expect, test } from '../support/journey.ts'

// Whoever works by keyboard goes on where they were: no dialog and no action sends them back to the top of the page.

test('after every dialog and action the focus stands where a person goes on', async ({ browser, request, site }) => {
  const word = `capstan${crypto.randomUUID().slice(0, 8)}`
  const all = await Array.fromAsync('1234', () => sendQuote(request, { message: `About the ${word}.` }))
  const [first, second, third, fourth] = all as [Sent, Sent, Sent, Sent]
  const desk = await openDesk(browser, site, 'Ines', `/?view=search&sort=due&q=${word}`)
  const pane = desk.getByRole('article', { name: 'Request', exact: true })
  const notices = desk.getByRole('region', { name: 'Notices' })
  await expect(desk.getByRole('list', { name: 'Requests found' }).getByRole('listitem')).toHaveCount(4)
  await expect(desk.getByRole('status').filter({ hasText: 'found' })).toHaveText(/^4 found of [\d,]+$/)

  await test.step('ArrowDown leads from the search field into the list, Enter on a row into the request', async () => {
    await desk.getByRole('searchbox').press('ArrowDown')
    await expect(pane.getByRole('heading', { level: 1 })).toHaveText(first.name)
    await expect(desk.locator('.results-rows')).toBeFocused()
    await desk.getByRole('link', { name: second.name }).focus()
    await desk.keyboard.press('Enter')
    await expect(pane.getByRole('heading', { level: 1 })).toHaveText(second.name)
    await expect(pane).toBeFocused()
    await desk.keyboard.press('ArrowDown')
    await expect(pane.getByRole('heading', { level: 1 })).toHaveText(second.name)
    await expect(
      pane.getByRole('status').filter({ hasText: `${second.name}, DevOps quote. Search, 2 of 4` }),
    ).toBeAttached()
  })

  await test.step('a dialog gives the focus back to the button that opened it', async () => {
    for (const [button, dialog] of [
      ['change', 'Another name'],
      ['Commands, Ctrl K', 'Commands'],
      ['? all keys', 'All keys'],
    ] as const) {
      await desk.getByRole('button', { name: button }).focus()
      await desk.keyboard.press('Enter')
      await expect(desk.getByRole('dialog', { name: dialog })).toBeVisible()
      await desk.keyboard.press('Escape')
      await expect(desk.getByRole('dialog', { name: dialog })).toHaveCount(0)
      await expect(desk.getByRole('button', { name: button })).toBeFocused()
    }
    const more = pane.getByRole('button', { name: 'More actions' })
    await more.focus()
    await desk.keyboard.press('Enter')
    await desk.getByRole('button', { name: 'Erase…' }).press('Enter')
    await expect(desk.getByRole('dialog')).toBeVisible()
    await desk.keyboard.press('Escape')
    await expect(more).toBeFocused()
  })

  await test.step('a note leads to the notes, Answered and its Undo to the request', async () => {
    await desk.keyboard.press('n')
    await desk.keyboard.type('Ask first.')
    await desk.keyboard.press('Control+Enter')
    await expect(pane.getByText('Ask first.')).toBeVisible()
    await expect(pane.getByRole('region', { name: 'Notes' })).toBeFocused()
    await pane.getByRole('button', { name: /^Answered/ }).press('Enter')
    await expect(pane.getByRole('button', { name: 'Reopen' })).toBeVisible()
    await expect(pane).toBeFocused()
    await notices.getByRole('button', { name: /^Undo/ }).press('Enter')
    await expect(pane.getByRole('button', { name: /^Answered/ })).toBeVisible()
    await expect(pane).toBeFocused()
  })

  await test.step('the address is put right in its place', async () => {
    await pane.getByRole('button', { name: 'Correct the address' }).press('Enter')
    await expect(pane.getByLabel('Right address')).toBeFocused()
    await desk.keyboard.type(`${word}@gmail.example`)
    await desk.keyboard.press('Enter')
    await expect(pane.getByRole('link', { name: `${word}@gmail.example` })).toBeVisible()
    await expect(desk.locator('#detail:focus-within')).toBeAttached()
  })

  await test.step('a selection that is left leads to the list, Escape to the row of the request', async () => {
    await desk.keyboard.press('x')
    await desk.getByRole('button', { name: /Select nothing/ }).press('Enter')
    await expect(desk.locator('.results-rows')).toBeFocused()
    await desk.keyboard.press('Escape')
    await expect(desk.getByRole('link', { name: second.name })).toBeFocused()
  })

  await test.step('in the inbox, Answered leads to the next request; a notice stays while it has the focus', async () => {
    await desk.goto(`/?ref=${second.reference}`)
    // Without the list nobody knows which is next.
    await expect(desk.getByRole('list', { name: 'Requests' }).getByRole('link').first()).toBeVisible()
    await pane.getByRole('button', { name: /^Answered/ }).press('Enter')
    await expect(pane.getByRole('heading', { level: 1 })).toHaveText(third.name)
    await expect(pane).toBeFocused()
    const undo = notices.getByRole('button', { name: /^Undo/ })
    await undo.focus()
    await desk.waitForTimeout(9_500)
    await expect(undo).toBeFocused()
  })

  await test.step('a letter that answers leads to the next request, and called back to its own', async () => {
    await desk.goto(`/?ref=${third.reference}`)
    await expect(desk.getByRole('list', { name: 'Requests' }).getByRole('link').first()).toBeVisible()
    await pane.getByRole('button', { name: /^Reply/ }).press('Enter')
    await desk.keyboard.type('On Thursday.')
    await desk.keyboard.press('Control+Enter')
    await expect(pane.getByRole('heading', { level: 1 })).toHaveText(fourth.name)
    await expect(pane).toBeFocused()
    await desk.keyboard.press('u')
    await expect(pane.getByRole('heading', { level: 1 })).toHaveText(third.name)
    await expect(pane.getByRole('button', { name: /^Go on/ })).toBeVisible()
  })
})
