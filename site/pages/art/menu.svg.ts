import type { APIRoute } from 'astro'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { navigation } from '../../brand/navigation.ts'
import { entriesOf } from '../../content.ts'
import { MenuPanel } from '../../features/services/figures/MenuPanel.tsx'

/** The drawings of the mega-menu: one symbol for each entry, by the id that the entry names. */
export const GET: APIRoute = () => {
  const services = entriesOf('services').map(({ id, data }) => ({ id, label: data.menu.label, card: data.card }))
  const extra = navigation.menu.extra.map(({ technology, label, card }) => ({ id: technology, label, card }))
  const symbols = [...services, ...extra].map((entry) => createElement(MenuPanel, { key: entry.id, ...entry }))
  const drawing = createElement('svg', { xmlns: 'http://www.w3.org/2000/svg' }, symbols)
  return new Response(renderToStaticMarkup(drawing), { headers: { 'Content-Type': 'image/svg+xml' } })
}
