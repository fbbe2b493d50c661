import { quoteDialog } from '../support/home-page.ts'
import { expect, test } from '../support/journey.ts'

// The header, the menu of services, and the menu of narrow screens.

test('the header and its menu of services, in one visit', async ({ page, context }) => {
  await page.goto('/')
  const mega = page.locator('#mega-menu')
  const toggle = page.getByRole('button', { name: 'Show all services' })
  const services = page.getByRole('banner').getByRole('link', { name: 'Services' })
  const expectOpen = async (isOpen: boolean) => {
    await expect(mega).toBeVisible({ visible: isOpen })
    await expect(toggle).toHaveAttribute('aria-expanded', `${isOpen}`)
  }

  await test.step('the header turns solid past 100 px, and back', async () => {
    const header = page.locator('#header')

    await page.evaluate(() => window.scrollTo({ top: 98, behavior: 'instant' }))
    await expect(header).not.toHaveAttribute('data-scrolled')
    await page.evaluate(() => window.scrollTo({ top: 102, behavior: 'instant' }))
    await expect(header).toHaveAttribute('data-scrolled')
    await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }))
    await expect(header).not.toHaveAttribute('data-scrolled')
  })

  await test.step('the menu of services says whether it is open: not by focus alone, by its button, and under the pointer', async () => {
    await services.focus()
    await expectOpen(false)

    await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    await expectOpen(true)
    await page.keyboard.press('Enter')
    await expectOpen(false)

    await services.hover()
    await expectOpen(true)
    await page.mouse.move(700, 800)
    await expectOpen(false)
  })

  await test.step('the menu of services is worked by keyboard', async () => {
    await toggle.focus()
    await page.keyboard.press('Enter')
    await expect(mega).toBeVisible()
    await page.keyboard.press('Tab')
    await expect(mega.getByRole('link').first()).toBeFocused()

    await page.keyboard.press('Escape')
    await expectOpen(false)
    await expect(toggle).toBeFocused()
  })

  await test.step('the menu of services opens under the pointer, closes with Escape, and its items open in a new tab', async () => {
    await services.hover()
    for (const column of ['Core Services', 'Specialized Support', 'Additional Services'])
      await expect(mega.getByText(column)).toBeVisible()
    const items = mega.getByRole('listitem').getByRole('link')
    await expect(items).toHaveCount(10)
    for (const item of await items.all()) {
      await expect(item).toHaveAttribute('target', '_blank')
      await expect(item).toHaveAttribute('rel', /noopener/)
    }
    await mega.getByRole('link', { name: /^QA Testing/ }).hover()
    await expect(mega.locator('.mega-figure use')).toHaveAttribute('href', /#qa-testing$/)
    await expect(mega.getByRole('link', { name: 'All services side by side' })).toHaveAttribute('href', '/services')
    const [opened] = await Promise.all([
      context.waitForEvent('page'),
      mega.getByRole('link', { name: /^Cloud Services/ }).click(),
    ])
    await expect(opened).toHaveURL('/services/cloud-engineering')
    await opened.close()
    await page.bringToFront()

    await page.keyboard.press('Escape')
    await expectOpen(false)
  })

  await test.step('so it does, and closes with Escape, where the pointer was there before its script', async () => {
    await page.route('/about', async (route) => {
      const response = await route.fetch()
      const late = '<script type="module" src="/late.js"></script><script type="module">'
      await route.fulfill({ response, body: (await response.text()).replace('<script type="module">', late) })
    })
    await page.route('/late.js', (route) => services.hover().then(() => route.abort()))
    await page.goto('/about')

    await expectOpen(true)
    await page.keyboard.press('Escape')
    await expectOpen(false)
  })
})

test('the menu of a phone, in one visit', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/')
  const menu = page.getByRole('dialog', { name: 'Menu' })

  await test.step('on a phone the menu has the same links, and Services leads to the services of the page', async () => {
    await test.step('a company with a long name leaves mark and button their size', async () => {
      const sizes = page.locator('.header-brand svg, .header-menu')
      const widths = () => sizes.evaluateAll((all) => all.map((one) => one.getBoundingClientRect().width))
      const before = await widths()
      await page.locator('.header-brand span').evaluate((name) => name.replaceChildren('Brightwater & Søns Consulting'))
      expect(await widths()).toEqual(before)
    })

    await page.getByRole('button', { name: 'Open menu' }).click()
    await expect(menu.getByRole('navigation').getByRole('link')).toHaveText(
      'Home,Services,Portfolio,Career,Blog,About,Contact'.split(','),
    )

    await menu.getByRole('link', { name: 'Services' }).click()

    await expect(menu).toBeHidden()
    await expect(page).toHaveURL('/#services')
    await expect(page.locator('#services')).toBeInViewport()
    await page.getByRole('button', { name: 'Open menu' }).click()
    await menu.getByRole('link', { name: 'GET A QUOTE' }).click()
    await expect(quoteDialog(page)).toBeVisible()
    await expect(menu).toBeHidden()
  })

  await test.step('on a phone the arrow beside Services opens all of them in the menu', async () => {
    await page.keyboard.press('Escape')
    await expect(quoteDialog(page)).toBeHidden()
    await page.getByRole('button', { name: 'Open menu' }).click()
    const services = menu.locator('details')
    await expect(services.getByRole('link')).toHaveCount(0)

    await services.locator('summary').click()

    await expect(services.getByRole('link')).toHaveCount(10)
    await expect(menu.getByRole('link', { name: 'GET A QUOTE' })).toBeInViewport()
    await services.getByRole('link', { name: 'QA Testing' }).click()
    await expect(page).toHaveURL('/services/qa-testing')
  })
})
