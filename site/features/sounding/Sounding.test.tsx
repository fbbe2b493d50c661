// @vitest-environment happy-dom
import { act } from 'react'
import { expect, onTestFinished, test, vi } from 'vitest'
import { SOUNDING, type SoundingChoice } from '../../../contract/sounding.ts'
import { openElement, wakeElement } from '../../../tests/support/simulated-page.ts'
import { fillQuote } from './fill-quote.ts'
import { Sounding } from './Sounding.tsx'

const SITE = 'https://site.example'
const CHOICE: SoundingChoice = { what: 'website', who: 'one', hard: [] }
const figureIn = (page: Element) => page.querySelector('[aria-live][aria-atomic=true]')?.textContent
const answer = (page: Element, name: string) => page.querySelector<HTMLInputElement>(`input[value="${name}"]`)?.click()

test('each answer moves figure, quotation, link and address, and the quote request takes them along', async () => {
  const { page, draw } = openElement()
  await draw(<Sounding choice={SOUNDING.start} alone site={SITE} />)
  expect(figureIn(page)).toBe('10–16 weeks')

  for (const name of ['app', 'busiest-day']) await act(async () => answer(page, name))

  expect(figureIn(page)).toBe('26–39 weeks')
  expect(page.querySelector('blockquote')?.textContent).toContain('several kinds of user, takes 6-12 months')
  const query = 'what=app&who=two-sides&hard=payments'
  expect(location.search).toBe(`?${query}`)
  expect(page.querySelector('[data-opens=quote]')?.getAttribute('data-choose')).toBe('app-development')
  const links = [...page.querySelectorAll('blockquote ~ p:last-child a')].map((link) => link.getAttribute('href'))
  expect(links).toEqual([
    `/forms/quote?choose=app-development&sounding=${encodeURIComponent(query)}`,
    `/sounding?${query}`,
  ])
  await act(async () => page.querySelector<HTMLElement>('blockquote ~ p:last-child a:last-child')?.click())
  expect(page.querySelector('a [aria-live]')?.textContent).toBe(SOUNDING.words.copied)
})

test('an answer that was chosen before the script came stays chosen', async () => {
  const page = await wakeElement(<Sounding choice={CHOICE} site={SITE} />, (asleep) => answer(asleep, 'testing'))

  expect(figureIn(page)).toBe('1–2 weeks')
  // Enter on an answer goes nowhere.
  const enter = new Event('submit', { bubbles: true, cancelable: true })
  await act(async () => void page.querySelector('form')?.dispatchEvent(enter))
  expect(enter.defaultPrevented).toBe(true)
})

test('a request that was asked for before the script came is given the answers as they are chosen', async () => {
  const { dialog, field } = openQuote('data-awake')
  Object.assign(dialog.dataset, { choose: 'web-development', sounding: 'what=website' })
  const chosen: unknown[] = []
  dialog.addEventListener('choose', () => chosen.push(dialog.dataset.choose))

  await wakeElement(<Sounding choice={CHOICE} site={SITE} />, (asleep) => answer(asleep, 'app'))

  expect(chosen).toEqual(['app-development'])
  expect(field.value).toContain(`${SITE}/sounding?what=app`)
})

test('a sounding waits for a form that is not awake yet, as its draft goes first', async () => {
  vi.useFakeTimers()
  onTestFinished(() => void vi.useRealTimers())
  const { field } = openQuote()
  fillQuote('Sounded on your site: App')

  await vi.advanceTimersByTimeAsync(10_000)
  expect(field.value).toBe('')
  field.value = 'A draft.'
  field.form?.setAttribute('data-awake', '')
  await vi.advanceTimersByTimeAsync(1000)

  expect(field.value).toBe('A draft.')
})

test('a sounding is written into the request only where the visitor has written nothing', async () => {
  const { field } = openQuote('data-awake')

  await fillQuote('Sounded on your site: App')
  await fillQuote('Sounded on your site: Data')
  expect(field.value).toBe('Sounded on your site: Data')

  field.value = 'Sounded on your site: Data\nhttps://a.example/s\n\nBy May.'
  await fillQuote('Sounded on your site: App\nhttps://a.example/t\n\n')
  expect(field.value).toBe('Sounded on your site: App\nhttps://a.example/t\n\nBy May.')

  field.value = 'We need it by May.'
  await fillQuote('Sounded on your site: App')
  expect(field.value).toBe('We need it by May.')
})

function openQuote(awake = '') {
  const dialog = document.body.appendChild(document.createElement('dialog'))
  onTestFinished(() => dialog.remove())
  dialog.id = 'quote-dialog'
  dialog.innerHTML = `<form ${awake}><textarea name="message"></textarea></form>`
  dialog.open = true
  return { dialog, field: dialog.querySelector('textarea') as HTMLTextAreaElement }
}
