// @vitest-environment happy-dom
import { beforeEach, expect, test, vi } from 'vitest'
import { changePlate, fetchPlate, fetchPlatesAhead } from './plates.ts'

/** Resolves the picture of each panel, by its id. */
const arrive = new Map<string, () => void>()

function panel(id: string): HTMLElement {
  const found = document.getElementById(id)
  if (!found) throw new Error(`There is no panel ${id}.`)
  return found
}

const staying = () => [...document.querySelectorAll('[data-stays]')].map(({ id }) => id)

beforeEach(() => {
  vi.useFakeTimers()
  const named = (id: string) =>
    `<div id="${id}"><p class="service-picture"><img loading="lazy"></p></div><button role="tab" aria-controls="${id}"></button>`
  document.body.innerHTML = `<div id="tabs">${['web', 'cloud', 'data'].map(named).join('')}</div>`
  for (const id of ['web', 'cloud', 'data']) {
    const image = panel(id).querySelector('img') as HTMLImageElement
    const there = new Promise<void>((resolve) => arrive.set(id, resolve))
    Object.defineProperty(image, 'complete', { value: id === 'web', configurable: true })
    image.decode = () => there
  }
})

test('the plate before stays until the new one is decoded, and then fades', async () => {
  changePlate(panel('web'), panel('cloud'))
  await vi.advanceTimersByTimeAsync(3000)
  expect(staying()).toEqual(['web'])

  arrive.get('cloud')?.()
  await vi.advanceTimersByTimeAsync(0)
  expect(panel('web').dataset.stays).toBe('fades')
  await vi.advanceTimersByTimeAsync(180)
  expect(staying()).toEqual([])
})

test('who goes on before a plate has come sees the last one that had', async () => {
  changePlate(panel('web'), panel('cloud'))
  changePlate(panel('cloud'), panel('data'))
  arrive.get('cloud')?.()
  await vi.advanceTimersByTimeAsync(1000)
  expect(staying()).toEqual(['web'])

  arrive.get('data')?.()
  await vi.advanceTimersByTimeAsync(180)
  expect(staying()).toEqual([])
})

test('a plate that never comes is not waited for without end', async () => {
  changePlate(panel('web'), panel('cloud'))
  await vi.advanceTimersByTimeAsync(8000)

  expect(panel('web').dataset.stays).toBe('fades')
})

test('a plate that fails lets the old one go', async () => {
  ;(panel('cloud').querySelector('img') as HTMLImageElement).decode = () => Promise.reject(new Error('EncodingError'))

  changePlate(panel('web'), panel('cloud'))
  await vi.advanceTimersByTimeAsync(180)

  expect(staying()).toEqual([])
})

test('the plate of a tab is fetched when the pointer or the focus reaches it, or when it is the next', async () => {
  const loading = () => [...document.querySelectorAll('img')].map((image) => image.loading)
  const tabs = panel('tabs')
  const end = fetchPlatesAhead(tabs)
  expect(loading()).toEqual(['lazy', 'lazy', 'lazy'])

  tabs.querySelector('[aria-controls=cloud]')?.dispatchEvent(new Event('pointerover', { bubbles: true }))
  expect(loading()).toEqual(['lazy', 'eager', 'lazy'])
  end()
  tabs.querySelector('[aria-controls=data]')?.dispatchEvent(new Event('focusin', { bubbles: true }))
  expect(loading()).toEqual(['lazy', 'eager', 'lazy'])
  fetchPlate(panel('data'))
  expect(loading()).toEqual(['lazy', 'eager', 'eager'])
})
