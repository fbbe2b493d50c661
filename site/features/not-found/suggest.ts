import { lettersBetween, piecesOf, readable } from './letters.ts'
import { findPages, markedPieces, type SearchedPage, wordsOf, wordsOfPath } from './search-pages.ts'
import { chart } from './survey-scale.ts'

// One prerendered page answers every unknown address, so only script can tell what lies near it.

/** The share of an address's letters that may be wrong for its nearest page to be offered. */
const NEAR = 0.5
const RESULTS = 6

const path = readable(location.pathname).replace(/(.)\/$/, '$1')
const asked = new URLSearchParams(location.search).get('q')

const list = find('[data-suggestions]')
const items = [...list.querySelectorAll<HTMLElement>('li')]
const fits = items.filter(({ dataset }) => dataset.path && path.startsWith(dataset.path))
for (const item of items) item.hidden = !fits.includes(item)
showSuggestions(fits.length > 0)
void readPages().then(showPages)

/** What the page has once: this script is of no other. */
function find<T extends HTMLElement>(selector: string): T {
  return document.querySelector(selector) as T
}

function showSuggestions(found: boolean) {
  list.hidden = !found
  list.toggleAttribute('data-found', found)
}

/** Made by site/pages/search-index.json.ts. Where it cannot be had, the page stays as it was made. */
async function readPages(): Promise<SearchedPage[]> {
  try {
    return (await (await fetch('/search-index.json')).json()) as SearchedPage[]
  } catch {
    return []
  }
}

function showPages(pages: SearchedPage[]) {
  if (pages.length === 0) return
  const near = pages
    .map((page) => ({ page, letters: lettersBetween(path, page.path) }))
    .sort((one, other) => one.letters - other.letters)
  const [nearest] = near
  const isNear = nearest !== undefined && nearest.letters <= path.length * NEAR
  plot(near, isNear)
  if (isNear) offer(nearest)

  const field = find<HTMLInputElement>('[data-search] input')
  // Below an address that has its sentence there are tokens, not words.
  const isToken = fits.some(({ dataset }) => dataset.path?.endsWith('/'))
  const taken = asked ?? (isToken ? '' : wordsOfPath(path).join(' '))
  // What was typed before the pages came stays.
  find('[data-filled]').hidden = field.value !== '' || taken === ''
  field.value ||= taken
  const search = () => showResults(pages, field.value)
  field.form?.addEventListener('submit', (event) => {
    event.preventDefault()
    search()
  })
  search()
}

/** The pages on the chart, unless their names end beyond the window, the nearest in a box and with a line to it. */
function plot(near: { page: SearchedPage; letters: number }[], isNear: boolean) {
  const survey = find('[data-survey]')
  for (const [rank, { page, letters, x, y }] of chart(near).entries()) {
    const isNearest = isNear && page === near[0]?.page
    const point = make('p', page.name, 'survey-page')
    const far = point.appendChild(make('span', String(letters)))
    // A phone has no room beside the other names: the figure alone, as theirs.
    if (isNearest)
      far.append(make('span', letters === 1 ? ' letter off, nearest' : ' letters off, nearest', 'max-md:hidden'))
    point.style.setProperty('--right', `${x}px`)
    point.style.setProperty('--down', `${y}px`)
    if (isNearest) {
      point.dataset.nearest = ''
      const line = make('i', '', 'survey-way')
      line.style.setProperty('--far', `${Math.hypot(x, y)}px`)
      line.style.rotate = `${Math.atan2(y, x)}rad`
      survey.append(line)
    }
    if (rank > 2) point.dataset.far = ''
    survey.append(point)
    if (point.getBoundingClientRect().right > innerWidth - 20) point.remove()
  }
}

/** The address with its surplus letters struck through, and the nearest page unless a sentence names one already. */
function offer({ page }: { page: SearchedPage }) {
  const place = find('[data-asked]')
  place.hidden = false
  place.append(...piecesOf(path, page.path).map(({ text, kept }) => make(kept ? 'span' : 's', text)))
  if (fits.length > 0) return
  const link = find<HTMLAnchorElement>('li[data-near] a')
  link.href = page.path
  link.firstElementChild?.replaceWith(page.name)
  find('li[data-near]').hidden = false
  showSuggestions(true)
}

function showResults(pages: SearchedPage[], typed: string) {
  const words = wordsOf(typed)
  const found = findPages(pages, words)
  const marked = (tag: string, text: string) => {
    const element = make(tag, '')
    element.append(...markedPieces(text, words).map((piece) => (piece.found ? make('mark', piece.text) : piece.text)))
    return element
  }
  const rows = found.slice(0, RESULTS).map(({ path, kind, name, text }) => {
    const link = marked('a', name) as HTMLAnchorElement // made as `a`
    link.href = path
    const row = make('li', '')
    row.append(make('span', kind, 'mono'), link, marked('p', text))
    return row
  })
  find('[data-results]').replaceChildren(...rows)
  const status = find('[data-search-status]')
  const count = found.length === 1 ? '1 page' : `${found.length} pages`
  const told = count + (found.length > rows.length ? `, the first ${rows.length} are listed` : '')
  // Where nothing was asked, nothing is missing.
  status.textContent = rows.length > 0 ? told : typed.trim() && (status.dataset.empty ?? '')
  status.classList.toggle('sr-only', rows.length > 0)
}

function make(tag: string, text: string, className = ''): HTMLElement {
  return Object.assign(document.createElement(tag), { textContent: text, className })
}
