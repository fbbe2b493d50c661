import { brotliCompressSync } from 'node:zlib'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { ErasedChart } from './ErasedChart.tsx'
import { rubbedOut } from './rubbed-out.ts'

test('the chart of an erased request is blank in its middle, whole at its edges, and prints no depth on the blank', () => {
  const size = { width: 764, height: 680 }
  const { isRubbed } = rubbedOut(size)

  expect(isRubbed(size.width / 2, size.height / 2)).toBe(true)
  expect([isRubbed(20, 20), isRubbed(740, 20), isRubbed(20, 660), isRubbed(740, 660)]).toEqual(Array(4).fill(false))
  const html = renderToStaticMarkup(createElement(ErasedChart))
  const depths = [...html.matchAll(/<text x="(\d+)" y="(\d+)">/g)]
  expect(depths.length).toBeGreaterThan(8)
  for (const [, x, y] of depths) expect(isRubbed(Number(x), Number(y))).toBe(false)
  expect(brotliCompressSync(html).length).toBeLessThan(12_000)
})
