import { existsSync } from 'node:fs'
import { defineConfig } from '@playwright/test'
import { FORMS } from './contract/forms.ts'
import { findBrowsers } from './scripts/browsers.ts'

const { chromium, firefox } = findBrowsers()
const QUIET = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

/** What every visitor must be able to rely on, whatever the browser: each form's own journeys, and those of all forms. */
const OF_ALL_FORMS = ['lost-line', 'repaired-errors', 'keys-and-drafts']
const FORM_JOURNEYS = new RegExp(`(${[...Object.keys(FORMS), ...OF_ALL_FORMS].join('|')})\\.spec\\.ts$`)

export default defineConfig({
  testDir: 'tests/journeys',
  testMatch: '*.spec.ts',
  outputDir: 'test-results',
  timeout: 90_000,
  fullyParallel: true,
  workers: 2,
  // A busy machine may be late once; what passes only at the second try is named in the closing lines.
  retries: 1,
  reporter: [['list'], ['json', { outputFile: 'test-results/journeys.json' }]],
  expect: { timeout: 15_000 },
  use: { trace: 'on-first-retry', viewport: { width: 1440, height: 900 }, locale: 'en-US' },
  projects: [
    { name: 'chromium', use: { browserName: 'chromium', launchOptions: { executablePath: chromium, args: QUIET } } },
    ...(firefox && existsSync(firefox)
      ? [
          {
            name: 'firefox',
            testMatch: FORM_JOURNEYS,
            use: {
              browserName: 'firefox' as const,
              channel: 'moz-firefox',
              launchOptions: { executablePath: firefox },
            },
          },
        ]
      : []),
  ],
})
