import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    include: ['{contract,site,server,scripts,workshop,desk,bench,tests}/**/*.test.{ts,tsx}'],
    testTimeout: 20_000,
    hookTimeout: 30_000,
    maxWorkers: 2,
  },
})
