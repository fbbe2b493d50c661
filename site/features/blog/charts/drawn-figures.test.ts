import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test, vi } from 'vitest'
import { drawnFigures } from './drawn-figures.tsx'

vi.mock('react-dom/server', async (original) => {
  const real = await original<typeof import('react-dom/server')>()
  return { ...real, renderToStaticMarkup: vi.fn(real.renderToStaticMarkup) }
})

const pieces: [number, number, number][] = [
  [5, 8, 14],
  [10, 16, 40],
]
const range = (narrowed: [number, number, number]) =>
  ({ name: 'narrowed-range', pieces, surveyed: { piece: 1, days: 4, narrowed } }) as const

test('a page that asks again for its drawings gets those that it had, and other figures get their own', () => {
  const first = drawnFigures([range([12, 16, 22])])
  const again = drawnFigures([range([12, 16, 22])])
  const other = drawnFigures([range([14, 18, 24])])

  expect(again).toEqual(first)
  expect(other).not.toEqual(first)
  expect(vi.mocked(renderToStaticMarkup)).toHaveBeenCalledTimes(2)
})
