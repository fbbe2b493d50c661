import { defineConfig } from 'vitest/config'
import { contentPlugin } from './scripts/content/plugin.ts'

export default defineConfig({
  plugins: [contentPlugin()],
  test: {
    include: ['{contract,site,server,scripts,workshop,desk,bench,tests}/**/*.test.{ts,tsx}'],
    // A machine can be ten times slower than this one. Only a test that hangs waits for so long.
    testTimeout: 60_000,
    hookTimeout: 60_000,
    expect: { poll: { timeout: 20_000 } },
    // Late once is no fault; a wrong value is one at the first try. The closing lines name what needed a second.
    retry: { count: 1, condition: /timed out|timeout|did not succeed in time/i },
    maxWorkers: 2,
  },
})
