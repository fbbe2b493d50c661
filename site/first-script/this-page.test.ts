// @vitest-environment happy-dom
import { beforeEach, expect, test, vi } from 'vitest'

let seen: (entries: { isIntersecting: boolean }[], observer: { disconnect(): void }) => void = () => {}
const cell = (id: string, budget?: number) =>
  `<div data-measure="${id}" ${budget === undefined ? '' : `data-budget="${budget}"`}><b></b></div>`

async function readPage(paint: number, responseStart: number): Promise<HTMLElement> {
  document.body.innerHTML = `<footer><div id="this-page" hidden><span data-slow hidden></span>${cell('paint', 1.5)}${cell('bytes', 330)}${cell('blocked')}${cell('hosts', 0)}</div></footer>`
  const entries: Record<string, object[]> = {
    navigation: [{ name: 'https://site.example/', transferSize: 40_000, responseStart }],
    resource: [{ name: 'https://site.example/a.woff2', transferSize: 54_000 }],
  }
  vi.stubGlobal('PerformanceObserver', { supportedEntryTypes: ['paint'] })
  vi.spyOn(performance, 'getEntriesByName').mockReturnValue([{ startTime: paint } as PerformanceEntry])
  vi.spyOn(performance, 'getEntriesByType').mockImplementation((kind) => (entries[kind] ?? []) as PerformanceEntry[])
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(tell: typeof seen) {
        seen = tell
      }
      observe() {}
    },
  )
  Object.assign(window, { requestIdleCallback: (run: () => void) => run() })
  vi.useFakeTimers({ toFake: ['setTimeout'] })
  await import('./this-page.ts')
  window.dispatchEvent(new Event('load'))
  await vi.advanceTimersByTimeAsync(3000)
  return document.getElementById('this-page') as HTMLElement
}

const figuresOf = (row: HTMLElement) => [...row.querySelectorAll('b')].map(({ textContent }) => textContent)

beforeEach(() => vi.resetModules())

test('the row is shown only while the footer is out of view, with what the browser measured; a measure that it lacks has no cell', async () => {
  const row = await readPage(620, 100)
  expect(row.hidden).toBe(true)

  seen([{ isIntersecting: true }], { disconnect() {} })
  expect(row.hidden).toBe(true)
  seen([{ isIntersecting: false }], { disconnect() {} })

  expect(row.hidden).toBe(false)
  expect(figuresOf(row)).toEqual(['0.62', '94', '', '0'])
  expect(row.querySelector<HTMLElement>('[data-measure=blocked]')?.hidden).toBe(true)
  expect(row.querySelectorAll('[data-over]')).toHaveLength(0)
})

test('a bad figure is shown as plainly as a good one, and the way between us is named only where it took most of the time', async () => {
  const row = await readPage(6800, 5000)

  expect(figuresOf(row)[0]).toBe('6.8')
  expect(row.querySelector('[data-measure=paint]')?.hasAttribute('data-over')).toBe(true)
  expect(row.querySelector<HTMLElement>('[data-slow]')?.hidden).toBe(false)

  vi.resetModules()
  const own = await readPage(6800, 1000)
  expect(own.querySelector<HTMLElement>('[data-slow]')?.hidden).toBe(true)
})
