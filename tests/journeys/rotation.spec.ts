import { expect, test } from '../support/journey.ts'
import { hold } from '../support/visitor.ts'

// What turns or plays by itself, beyond what each page's own journey tells.

test.use({ films: true, pictures: true })

test('the positions of the careers page turn every four seconds, and by arrows and dots', async ({ page }) => {
  await page.clock.install({ time: '2026-11-18T15:00:00Z' })
  await page.clock.pauseAt('2026-11-18T16:00:00Z')
  await page.goto('/career')
  const carousel = page.getByRole('region', { name: 'Positions', exact: true })
  const strip = carousel.getByRole('group', { name: 'Positions, slides' })
  await strip.scrollIntoViewIfNeeded()
  await expect(strip.locator('> [inert]')).toHaveCount(4)
  await expect(carousel).toHaveAttribute('data-running', 'true')
  const dot = (name: string) => carousel.getByRole('button', { name: new RegExp(`^${name}, \\d of 4$`) })
  const now = (name: string) => expect(dot(name)).toHaveAttribute('aria-current', 'true')

  await now('Business Developer and Upwork Bidder')
  await page.clock.runFor(4000)
  await now('Cold Calling Specialist')
  await carousel.getByRole('button', { name: 'Next' }).click()
  await now('Email Marketing Manager')
  await dot('Senior Full-Stack Developer').click()
  await now('Senior Full-Stack Developer')
})

test('the film of the first screen, in one visit', async ({ page }) => {
  const send = await hold(page, /hero\.(webm|mp4)$/)
  const fetched: string[] = []
  page.on('request', (request) => fetched.push(new URL(request.url()).pathname))
  await page.goto('/', { waitUntil: 'load' })
  const film = page.locator('.hero video')

  await test.step('the film of the first screen loops without sound, over a still, and is fetched after the page', async () => {
    for (const [property, value] of [
      ['loop', true],
      ['muted', true],
      ['controls', false],
    ] as const)
      await expect(film).toHaveJSProperty(property, value)
    await expect
      .poll(() => fetched.findIndex((path) => /^\/media\/hero\.(webm|mp4)$/.test(path)))
      .toBeGreaterThan(fetched.indexOf('/media/hero-poster.svg'))
  })

  await test.step('a film is not seen before its first picture, and fades in over its still', async () => {
    await expect(film.locator('source')).not.toHaveCount(0)
    await expect(film).toHaveCSS('opacity', '0')
    await expect(page.locator('.hero-film img')).toHaveJSProperty('naturalWidth', 1920)
    // Each picture of the page from here on: whether the film is seen, and whether it has one.
    const early = page.evaluate(
      () =>
        new Promise<boolean>((resolve) => {
          let isEarly = false
          const look = () => {
            const film = document.querySelector('video')
            const seen = Number(film && getComputedStyle(film).opacity)
            if (film && seen > 0 && film.readyState < HTMLMediaElement.HAVE_CURRENT_DATA) isEarly = true
            if (seen === 1) resolve(isEarly)
            else requestAnimationFrame(look)
          }
          look()
        }),
    )

    send()

    expect(await early).toBe(false)
  })
})
