import { setImmediate } from 'node:timers/promises'
import { afterAll, vi } from 'vitest'

// A simulated page is drawn where a test awaits it, by React's \`act\`.
Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })

// Files of one worker share its globals: a clock or a stub that one leaves behind would run in the next.
afterAll(async () => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
  // What React has planned runs while there is still a document.
  if ('document' in globalThis) for (let turns = 0; turns < 3; turns++) await setImmediate()
})
