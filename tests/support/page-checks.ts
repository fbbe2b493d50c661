import type { Page } from '@playwright/test'

// What is asked of every page as it stands (tests/journeys/every-page.spec.ts).

/** How many controls are shown, and those that something else covers, each with what covers it. */
export function controls(page: Page): Promise<{ checked: number; covered: string[] }> {
  return page.evaluate(async () => {
    // Lengths of containers (cqw) follow the window with the next frame; before it, columns are those of the old width.
    for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame)
    const covered: string[] = []
    let checked = 0
    const tag = (element: Element | null) => element && `${element.localName}.${element.classList}`
    for (const control of document.querySelectorAll<HTMLElement>('a[href], button, input, select, textarea, summary')) {
      if (!control.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue
      // Those for screen readers alone, and links that are shown when they have the focus.
      if (control.matches('.sr-only, .skip-link, .trap *, [inert] *, [aria-hidden=true] *')) continue
      control.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' })
      // A link that goes over two lines has a box for each.
      const box = [...control.getClientRects()].find(({ width, height }) => width > 0 && height > 0)
      if (!box || box.width <= 1) continue
      checked += 1
      const x = box.left + box.width / 2
      const y = box.top + box.height / 2
      const top = document.elementFromPoint(x, y)
      const label = top?.closest('label')
      if (control.contains(top) || (label && label.control === control)) continue
      covered.push(
        `${control.textContent?.trim() || control.outerHTML.slice(0, 80)}: under ${tag(top)} at ${Math.round(x)}, ${Math.round(y)}`,
      )
    }
    return { checked, covered }
  })
}

/** Chosen controls that look like those beside them, and filled buttons that have no border. */
export function unseen(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const SEEN =
      'background-color color border-width border-color outline text-decoration-line font-weight transform'.split(' ')
    const look = (element: Element) =>
      ['', '::before', '::after']
        .map((pseudo) => {
          const style = getComputedStyle(element, pseudo)
          return SEEN.map((name) => style.getPropertyValue(name))
        })
        .join()
    const isShown = (element: Element) => element.checkVisibility({ visibilityProperty: true })
    const name = (element: Element) =>
      element.textContent?.trim() || element.ariaLabel || element.outerHTML.slice(0, 60)
    const alike: string[] = []

    for (const state of ['aria-pressed', 'aria-selected'])
      for (const chosen of document.querySelectorAll(`[${state}=true]`)) {
        const other = [...(chosen.parentElement?.children ?? [])].find(
          (sibling) => sibling.getAttribute(state) === 'false',
        )
        if (isShown(chosen) && other && look(chosen) === look(other)) alike.push(`${state}: ${name(chosen)}`)
      }
    for (const chosen of document.querySelectorAll<HTMLInputElement>('label :checked')) {
      const [label, other] = [chosen, document.querySelector(`input[name="${chosen.name}"]:not(:checked)`)].map(
        (input) => input?.closest('label'),
      )
      if (label && other && isShown(label) && look(label) === look(other)) alike.push(`checked: ${name(label)}`)
    }
    for (const dot of document.querySelectorAll('.carousel-dot[aria-current]'))
      if (isShown(dot) && dot.nextElementSibling && look(dot) === look(dot.nextElementSibling))
        alike.push(`dot: ${name(dot)}`)
    // The classes of filled buttons (site/ui/Button.tsx).
    // Without a style a border has no width.
    for (const button of document.querySelectorAll(':is(a, button):is(.bg-signal, .bg-ink, .bg-white, .bg-shoal-pale)'))
      if (isShown(button) && Number.parseFloat(getComputedStyle(button).borderTopWidth) < 1)
        alike.push(`no edge: ${name(button)}`)
    return alike
  })
}

/** Controls without a word that is seen: how many have a tooltip, and those that have none. */
export function icons(page: Page): Promise<{ named: number; unnamed: string[] }> {
  return page.evaluate(() => {
    const unnamed: string[] = []
    let named = 0
    const isRead = (text: Node) => {
      const parent = text.parentElement
      return (
        text.textContent?.trim() &&
        !parent?.closest('.sr-only, svg') &&
        parent &&
        getComputedStyle(parent).display !== 'none'
      )
    }
    for (const control of document.querySelectorAll('a[href], button')) {
      if (getComputedStyle(control).display === 'none') continue
      const texts = document.createTreeWalker(control, NodeFilter.SHOW_TEXT)
      let hasWords = false
      for (let text = texts.nextNode(); text; text = texts.nextNode()) hasWords ||= Boolean(isRead(text))
      // A picture shows what it leads to.
      hasWords ||= /"\S+"/.test(getComputedStyle(control, '::before').content)
      if (hasWords || control.querySelector('img, picture')) continue
      if (control.matches('[data-tooltip]')) named += 1
      else unnamed.push(control.outerHTML.slice(0, 120))
    }
    return { named, unnamed }
  })
}

/** Words of drawings that lie on each other, which assistive technology does not read and `textsWithoutRoom` leaves out. */
export function collidingLabels(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const labels: { part: Element | null; words: string; box: DOMRect; middle: number; half: number }[] = []
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      const parent = text.parentElement
      const words = text.nodeValue?.trim()
      if (!words || !parent?.closest('[aria-hidden=true], svg') || parent.closest('dialog, .sr-only, .hidden-text'))
        continue
      if (!parent.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue
      const range = document.createRange()
      range.selectNodeContents(text)
      const part = parent.closest('figure, section, header')
      for (const box of range.getClientRects()) {
        // The height of small letters.
        const half = Math.min(box.height, Number.parseFloat(getComputedStyle(parent).fontSize)) / 4
        if (box.width > 1) labels.push({ part, words, box, middle: (box.top + box.bottom) / 2, half })
      }
    }
    return labels.flatMap((one, index) =>
      labels
        .slice(index + 1)
        .filter(
          ({ part, words, box, middle, half }) =>
            part === one.part &&
            // An outline is the same word once more.
            words !== one.words &&
            Math.min(one.box.right, box.right) - Math.max(one.box.left, box.left) > 0.5 &&
            Math.abs(one.middle - middle) < one.half + half,
        )
        .map(({ words }) => `${one.words} | ${words}`),
    )
  })
}

/** The names of view transitions that two elements have at once, whichever link has the focus. */
export function doubledNames(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const names = () =>
      [...document.querySelectorAll('*')]
        .map((element) => getComputedStyle(element).viewTransitionName)
        .filter((name) => name && name !== 'none')
    const found: string[] = []
    const links = [...document.querySelectorAll<HTMLElement>('main :is(.post-link, .service-card a, .project-open)')]
    for (const link of [document.body, ...links]) {
      link.focus({ preventScroll: true })
      const all = names()
      found.push(...all.filter((name, index) => all.indexOf(name) !== index))
    }
    return found
  })
}

/** Texts that are shown smaller than 13 px, drawings by the scale that they have: each with its size. Words of no size are for screen readers. */
export function smallLetters(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    /** px; the sizes of drawings are rounded. */
    const LEAST = 12.95
    const found = new Set<string>()
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      const parent = text.parentElement
      const words = text.textContent?.trim()
      if (!words || !parent?.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue
      if (parent.closest('.sr-only, .skip-link, .trap, script, style, noscript, option')) continue
      const matrix = parent instanceof SVGGraphicsElement ? parent.getScreenCTM() : null
      const size = Number.parseFloat(getComputedStyle(parent).fontSize) * (matrix ? Math.hypot(matrix.c, matrix.d) : 1)
      if (size > 0 && size < LEAST) found.add(`${Math.round(size * 10) / 10} px: ${words.slice(0, 30)}`)
    }
    return [...found]
  })
}

/** What hangs on one rule for all pages: the first letters' indent, and what an orange button holds. */
export function unevenPlaces(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const uneven: string[] = []
    const heading = document.querySelector('h1')
    if (!heading) return ['no heading']
    const { left } = heading.getBoundingClientRect()
    const gutter = document.querySelector('#header a')?.getBoundingClientRect().left ?? 0
    const indent = 0.022 * Number.parseFloat(getComputedStyle(heading).fontSize)
    if (innerWidth === 1440 && Math.abs(gutter - indent - left) > 1) uneven.push(`h1 begins at ${left}`)
    for (const button of document.querySelectorAll('main .button.bg-signal:has(svg)')) {
      const icon = button.querySelector('svg')?.getBoundingClientRect()
      const box = button.getBoundingClientRect()
      if (icon && box.width > 0 && Math.abs(box.right - icon.right - 24) > 2)
        uneven.push(`${button.textContent}: its arrow stands ${Math.round(box.right - icon.right)} px from the edge`)
    }
    return uneven
  })
}

/** Scrolls through the page, so that what wakes near the view is awake, and back. */
export async function wakeAll(page: Page): Promise<void> {
  const height = await page.evaluate(() => document.documentElement.scrollHeight)
  for (let y = 0; y < height; y += 900) {
    await page.mouse.wheel(0, 900)
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(resolve)))
  }
  await page.waitForLoadState('networkidle')
}

/** What the page's console and scripts complain of, and what it asks of another host, from now on. */
export function complaintsOf(page: Page, siteUrl: string): string[] {
  const complaints: string[] = []
  page.on('console', (message) => {
    if (!/(VITE|PUBLIC)_GA_MEASUREMENT_ID/.test(message.text()) && ['error', 'warning'].includes(message.type()))
      complaints.push(message.text())
  })
  page.on('pageerror', (error) => complaints.push(error.message))
  page.on('request', (request) => {
    if (!/^(data|blob):/.test(request.url()) && !request.url().startsWith(siteUrl))
      complaints.push(`asks ${request.url()}`)
  })
  return complaints
}

/** The paths of what was asked for before or after the page had loaded. */
export function fetchedOf(page: Page, when: 'before' | 'after'): Promise<string[]> {
  return page.evaluate((when) => {
    const [navigation] = performance.getEntriesByType('navigation')
    const loadedAt = navigation instanceof PerformanceNavigationTiming ? navigation.loadEventStart : 0
    return performance
      .getEntriesByType('resource')
      .filter(({ startTime }) => loadedAt > 0 && (startTime < loadedAt ? 'before' : 'after') === when)
      .map(({ name }) => new URL(name).pathname)
  }, when)
}
