import { lettersBetween, piecesOf, readable } from './letters.ts'

// One prerendered page answers every unknown article, so only script can tell which one lies near.

/** The share of an address's letters that may be wrong for an article to be offered. */
const NEAR = 1 / 3

const path = readable(location.pathname).replace(/\/$/, '')
const asked = document.querySelector('[data-asked]') as HTMLElement // on the page of this script
const rows = [...document.querySelectorAll<HTMLElement>('[data-log] > li')]
const [nearest] = rows
  .map((row) => ({ row, to: row.dataset.path ?? '', letters: lettersBetween(path, row.dataset.path ?? '') }))
  .sort((one, other) => one.letters - other.letters)

asked.hidden = false
asked.querySelector('b')?.append(path)
if (nearest && nearest.letters <= path.length * NEAR) {
  const { row, to, letters } = nearest
  const way = row.querySelector<HTMLElement>('[data-way]')
  // The letters that the address lacks.
  for (const { text, kept } of piecesOf(to, path))
    way?.firstElementChild?.append(Object.assign(document.createElement(kept ? 'span' : 'mark'), { textContent: text }))
  way?.lastElementChild?.append(`nearest, ${letters} ${letters === 1 ? 'letter' : 'letters'} away`)
  for (const part of row.querySelectorAll<HTMLElement>('[hidden]')) part.hidden = false
  row.dataset.nearest = ''
  row.parentElement?.prepend(row)
}
