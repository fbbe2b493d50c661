import { expect, test } from 'vitest'
import { batchesOf } from './batches.ts'

test.each([0, 1, 500, 501, 1_234])('%i values are split into batches without losing or doubling one', (count) => {
  const values = Array.from({ length: count }, (_, index) => index)

  const batches = [...batchesOf(values)]

  expect(batches.flat()).toEqual(values)
  expect(batches.filter(({ length }) => length > 500 || length === 0)).toEqual([])
})
