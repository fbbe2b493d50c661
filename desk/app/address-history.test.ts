// @vitest-environment happy-dom
import { act } from 'react'
import { beforeEach, expect, test, vi } from 'vitest'
import { NO_FILTER } from '../../contract/desk/filter.ts'
import { renderHook } from '../rendered-hook.fixture.tsx'
import { changePlace, goTo, hrefOf, inboxFilter, placeNow, readPlace, usePlace } from './address.ts'

beforeEach(() => history.replaceState(null, '', '/'))

test('the screen follows its address, also when the browser goes back', async () => {
  const place = await renderHook(usePlace)
  expect(place.now()).toMatchObject({ view: 'inbox', reference: undefined })

  await act(async () => changePlace({ reference: 'Q-1' }))
  expect(place.now().reference).toBe('Q-1')

  history.replaceState(null, '', '/?view=figures')
  await act(async () => dispatchEvent(new PopStateEvent('popstate')))
  expect(place.now()).toMatchObject({ view: 'figures', reference: undefined })
})

test('a change of one part leaves the others as they are', () => {
  const filter = { ...NO_FILTER, text: 'cold', desk: ['careers' as const] }
  goTo(hrefOf({ view: 'search', filter, reference: 'Q-1' }))

  changePlace({ reference: undefined })

  expect(placeNow()).toEqual({ view: 'search', reference: undefined, filter })
})

test('each place is one step back, what is typed is none, and the same place is no step at all', () => {
  const steps = vi.spyOn(history, 'pushState')
  const replaced = vi.spyOn(history, 'replaceState')

  goTo('/?view=search')
  goTo('/?view=search')
  changePlace({ filter: { ...NO_FILTER, text: 'c' } }, { replace: true })
  changePlace({ filter: { ...NO_FILTER, text: 'co' } }, { replace: true })

  expect(steps).toHaveBeenCalledTimes(1)
  expect(replaced).toHaveBeenCalledTimes(2)
  expect(placeNow()).toMatchObject({ view: 'search', filter: { text: 'co' } })
})

test('an address holds the whole place, and one that was made up shows the inbox', () => {
  const filter = { ...NO_FILTER, text: 'cold store', owner: ['@Ines'], choices: { service: ['devops'] } }
  const place = { view: 'search' as const, filter, reference: 'Q-7K3M9' }
  const draft = { view: 'newsletter' as const, filter: NO_FILTER, reference: undefined, issue: 'one', isPreview: true }

  for (const one of [place, draft]) expect(readPlace(hrefOf(one).slice(1))).toEqual(one)
  expect(hrefOf({})).toBe('/')
  expect(readPlace('?view=cellar&desk=kitchen&ref=')).toMatchObject({ view: 'inbox', filter: NO_FILTER })
})

test('the inbox without a status is what is open; a status that was chosen stays, and what is put aside is in none', () => {
  expect(inboxFilter(NO_FILTER)).toMatchObject({ status: ['open'], later: 'no' })
  expect(inboxFilter({ ...NO_FILTER, status: ['open'] })).toEqual(inboxFilter(NO_FILTER))
  expect(inboxFilter({ ...NO_FILTER, status: ['spam'] }).status).toEqual(['spam'])
  expect(inboxFilter({ ...NO_FILTER, later: 'only' }).later).toBe('only')
})
