import { brotliCompressSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { markupOf } from '../../../tests/support/markup.ts'
import { ErasedChart } from './ErasedChart.tsx'
import { rubbedOut } from './rubbed-out.ts'

test('the chart of an erased request is blank in its middle, whole at its edges, and prints no figure', () => {
  const points = [...rubbedOut({ width: 764, height: 680 }).matchAll(/(-?[\d.]+)[ ,](-?[\d.]+)/g)]

  expect(points.length).toBeGreaterThan(50)
  for (const [, x, y] of points) {
    expect(Math.abs(Number(x) - 382)).toBeLessThan(300)
    expect(Math.abs(Number(y) - 320)).toBeLessThan(240)
  }
  const html = markupOf(ErasedChart, {})
  expect(html.replace(/<[^>]*>/g, '')).toBe('a request stood here')
  expect(brotliCompressSync(html).length).toBeLessThan(12_000)
})
