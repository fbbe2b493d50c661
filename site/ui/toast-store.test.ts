import { beforeEach, expect, test, vi } from 'vitest'

// The list of notices lives in the module: each test reads it through the hook, called as a plain function.
vi.mock('react', () => ({ useSyncExternalStore: (_watch: unknown, read: () => unknown) => read() }))

beforeEach(() => {
  vi.resetModules()
  vi.useFakeTimers()
})

test('one notice stands at a time: the newest', async () => {
  const { addToast, useToasts } = await import('./toast-store.ts')

  addToast({ title: 'First', text: '1' })
  addToast({ title: 'Second', text: '2', destructive: true })

  expect(useToasts()).toMatchObject([{ title: 'Second', text: '2', destructive: true, open: true }])
})

test('a notice shows for 5 s by default, and stays in the list for 1,000,000 ms after it was dismissed', async () => {
  const { addToast, dismiss, TOAST_DURATION_MS, useToasts } = await import('./toast-store.ts')
  addToast({ title: 'First', text: '1' })

  dismiss(useToasts()[0]?.id ?? 0)

  expect(TOAST_DURATION_MS).toBe(5000)
  vi.advanceTimersByTime(999_999)
  expect(useToasts()).toMatchObject([{ title: 'First', open: false }])
  vi.advanceTimersByTime(1)
  expect(useToasts()).toEqual([])
})
