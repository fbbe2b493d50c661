import { expect, test, vi } from 'vitest'
import { consultation } from '../../../contract/forms/consultation.ts'
import { readFiles, saveFiles } from './draft-files.ts'

const { fields } = consultation
const plan = new File(['%PDF'], 'plan.pdf')

test('kept files come back, without those that the form no longer takes', () => {
  const program = new File(['MZ'], 'plan.exe')
  const six = Array.from({ length: 6 }, (_, number) => new File(['%PDF'], `${number}.pdf`))

  expect(readFiles(fields, { files: [program, plan], resume: [plan] })).toEqual({ files: [plan] })
  expect(readFiles(fields, { files: six }).files).toHaveLength(5)
})

test.each([undefined, null, 'files', [plan], { files: plan }, { files: [{ name: 'plan.pdf', size: 3 }] }])(
  'what is no list of files gives none: %j',
  (stored) => {
    expect(readFiles(fields, stored)).toEqual({})
  },
)

test('a request that ends with its page is no error of the page', async () => {
  const left = new Event('error', { cancelable: true })
  vi.stubGlobal('indexedDB', {
    open() {
      const request: { error: unknown; onerror?: (event: Event) => void } = {
        error: new DOMException('', 'AbortError'),
      }
      queueMicrotask(() => request.onerror?.(left))
      return request
    },
  })

  await saveFiles('consultation', { files: [plan] })

  expect(left.defaultPrevented).toBe(true)
})
