// @vitest-environment happy-dom
import { act } from 'react'
import { expect, test, vi } from 'vitest'
import { deskRoutes } from '../../contract/desk/replies.ts'
import { openPage, until } from '../drawn-page.fixture.tsx'
import { fakeServer } from '../fake-server.fixture.ts'
import { App } from './App.tsx'

// Since an update the server has this part of the screen no more.
vi.mock('../figures/Figures.tsx', () => {
  throw new Error('404')
})

class SilentStream {
  close() {}
}

test('what cannot be drawn is told, and leaves the rest of the desk; a button loads all again', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  const reload = vi.spyOn(location, 'reload').mockImplementation(() => undefined)
  vi.stubGlobal('EventSource', SilentStream)
  const now = new Date().toISOString()
  const session = { name: 'Ines', timeZone: 'America/New_York', now, desks: [], holidays: [] }
  fakeServer(({ path }) => (path === deskRoutes.session() ? session : new Error('away')))
  const { page, draw } = openPage()
  const press = (place: string) => act(async () => page.querySelector<HTMLElement>(place)?.click())
  const told = () => page.querySelector('.screen [role=alert]')?.textContent ?? ''

  await draw(<App />)
  await until(() => expect(page.querySelector('nav')).not.toBeNull())
  await press('nav [title=Figures]')
  await until(() => expect(told()).toContain('Everything that you did before is stored.'))
  await press('[role=alert] button')
  expect(reload).toHaveBeenCalledOnce()

  await press('nav [title="Emails in"]')
  expect(told()).not.toContain('Everything')
})
