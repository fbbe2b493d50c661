import { defineConfig } from 'vitest/config'
import { contentPlugin } from './scripts/content/plugin.ts'

export default defineConfig({
  plugins: [contentPlugin()],
  test: {
    include: ['{contract,site,server,scripts,workshop,desk,bench,tests}/**/*.test.{ts,tsx}'],
    testTimeout: 20_000,
    hookTimeout: 30_000,
    maxWorkers: 2,
  },
})
