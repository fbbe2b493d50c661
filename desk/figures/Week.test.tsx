// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import type { DeskFigures } from '../../contract/desk/replies.ts'
import { openPage } from '../drawn-page.fixture.tsx'
import { Week } from './Week.tsx'

test('the week draws the days and hours of any company as they are', async () => {
  const { page, draw } = openPage({ hours: { days: [2, 3, 5], opens: '12:00', closes: '20:30' } })
  const arrivals = Array.from({ length: 7 }, () => Array.from({ length: 24 }, () => 0))

  await draw(<Week figures={{ arrivals, received: 0, outOfHours: 0, days: 30 } as unknown as DeskFigures} />)

  const words = [...page.querySelectorAll('svg text')].map(({ textContent }) => textContent)
  expect(words).toEqual(expect.arrayContaining(['12 PM', '8:30 PM']))
  const open = [...page.querySelectorAll('.open-hours')].map((rect) => rect.getAttribute('y'))
  expect(open).toEqual(['53', '134'])
  expect(page.querySelector('.open-hours')?.getAttribute('width')).toBe(String(8.5 * 16))
})
