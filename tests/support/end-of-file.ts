import { setImmediate } from 'node:timers/promises'
import { afterAll, afterEach, vi } from 'vitest'

// A simulated page is drawn where a test awaits it, by React's \`act\`.
Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })

// A clock or a stub that one test leaves behind would run in the next, and files of one worker share its globals.
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

afterAll(async () => {
  // What React has planned runs while there is still a document.
  if ('document' in globalThis) for (let turns = 0; turns < 3; turns++) await setImmediate()
})
