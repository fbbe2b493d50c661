import { expect, test } from 'vitest'
import { readableFiles } from './readable-files.ts'

const plan = new File(['%PDF'], 'plan.pdf')
/** What a browser hands out for a file that was changed on disk after it was chosen. */
const changed = Object.assign(new File(['%PDF'], 'cv.pdf'), {
  slice: () => ({ arrayBuffer: () => Promise.reject(new DOMException('changed', 'NotReadableError')) }),
})

test('a file that cannot be read any more is named at its field, and the others stay', async () => {
  const { readable, problems } = await readableFiles({ resume: [changed], files: [plan, changed] })

  const told = 'cv.pdf was changed or moved after you chose it. Please choose it again.'
  expect(readable).toEqual({ resume: [], files: [plan] })
  expect(problems).toEqual({ resume: told, files: told })
  expect((await readableFiles({ files: [plan] })).problems).toEqual({})
})
