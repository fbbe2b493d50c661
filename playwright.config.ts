import { existsSync } from 'node:fs'
import { defineConfig } from '@playwright/test'
import { FORMS } from './contract/forms.ts'
import { findBrowsers } from './scripts/browsers.ts'
import { drawnWith, versionOf } from './scripts/drawn-with.ts'

const { chromium, firefox } = findBrowsers()
const QUIET = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

/**
 * What every visitor must be able to rely on, whatever the browser: what all forms do when something fails, and one
 * form's own journeys. `npm run test:full` adds those of the other forms.
 */
const EVERY_BROWSER = ['lost-line', 'keys-and-drafts', 'quote']
const EVERY_BROWSER_FULL = [...EVERY_BROWSER, 'repaired-errors', ...Object.keys(FORMS)]
const names = process.env.JOURNEYS === 'full' ? EVERY_BROWSER_FULL : EVERY_BROWSER
const FORM_JOURNEYS = new RegExp(`(${names.join('|')})\\.spec\\.ts$`)

/** Pictures are compared where the browser draws as the one that drew them. */
const LOOK = /look\.spec\.ts$/
const compares = process.env.LOOK === 'draw' || (process.env.JOURNEYS === 'full' && drawnWith() === versionOf(chromium))

/** Every page and state in eight windows takes many minutes. */
const WIDTHS = /widths\.spec\.ts$/

export default defineConfig({
  testDir: 'tests/journeys',
  testMatch: '*.spec.ts',
  outputDir: 'test-results',
  timeout: 90_000,
  fullyParallel: true,
  workers: 2,
  // A busy machine may be late once; what passes only at the second try is named in the closing lines.
  retries: 0,
  reporter: [['list'], ['json', { outputFile: 'test-results/journeys.json' }]],
  expect: { timeout: 15_000 },
  use: { trace: 'on-first-retry', viewport: { width: 1440, height: 900 }, locale: 'en-US' },
  projects: [
    {
      name: 'chromium',
      testIgnore: process.env.JOURNEYS === 'full' ? LOOK : [LOOK, WIDTHS],
      use: { browserName: 'chromium', launchOptions: { executablePath: chromium, args: QUIET } },
    },
    ...(compares
      ? [
          {
            name: 'look',
            testMatch: LOOK,
            snapshotPathTemplate: 'tests/journeys/look/{arg}{ext}',
            expect: { toHaveScreenshot: { maxDiffPixelRatio: 0.001 } },
            use: { browserName: 'chromium' as const, launchOptions: { executablePath: chromium, args: QUIET } },
          },
        ]
      : []),
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
