import { existsSync } from 'node:fs'
import { defineConfig } from '@playwright/test'
import { FORMS } from './contract/forms.ts'
import { findBrowsers } from './scripts/browsers.ts'
import { drawnWith, versionOf } from './scripts/drawn-with.ts'

const { chromium, shell, firefox } = findBrowsers()
const QUIET = [
  // Pages of a context share one process: it starts with the empty page, and a test has no second one to start.
  '--renderer-process-limit=1',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

/** Tests that repeat a scene with another form, width or browser carry the tag; `npm run test:full` runs them. */
const isFull = process.env.JOURNEYS === 'full'
/** What every visitor must be able to rely on, whatever the browser: the full run asks another one, too. */
const EVERY_BROWSER = ['forms', 'lost-line', 'keys-and-drafts', ...Object.keys(FORMS)]
const FORM_JOURNEYS = new RegExp(`/(${EVERY_BROWSER.join('|')})\\.spec\\.ts$`)

/** Pictures are compared where the browser draws as the one that drew them. */
const LOOK = /look\.spec\.ts$/
/** Pictures that this browser drew of an earlier state, where the project's are another version's (scripts/test/full.ts). */
const { LOOK_FOLDER = 'tests/journeys/look' } = process.env
const compares =
  process.env.LOOK === 'draw' || (isFull && (process.env.LOOK_FOLDER || drawnWith() === versionOf(chromium)))

/** Every page and state in eight windows takes many minutes. */
const WIDTHS = /widths\.spec\.ts$/

export default defineConfig({
  testDir: 'tests/journeys',
  testMatch: '*.spec.ts',
  // Playwright empties it at its start: the output of the other tools lies beside it.
  outputDir: 'test-results/journeys',
  timeout: 90_000,
  fullyParallel: true,
  grepInvert: isFull ? undefined : /@full/,
  workers: 2,
  retries: 0,
  reporter: 'list',
  expect: { timeout: 15_000 },
  use: { viewport: { width: 1440, height: 900 }, locale: 'en-US' },
  projects: [
    {
      name: 'chromium',
      testIgnore: isFull ? LOOK : [LOOK, WIDTHS],
      // The full run has the browser that people have, with its windows.
      use: {
        browserName: 'chromium',
        launchOptions: { executablePath: (!isFull && shell) || chromium, args: QUIET },
      },
    },
    ...(compares
      ? [
          {
            name: 'look',
            testMatch: LOOK,
            snapshotPathTemplate: `${LOOK_FOLDER}/{arg}{ext}`,
            expect: { toHaveScreenshot: { maxDiffPixelRatio: 0.001 } },
            use: { browserName: 'chromium' as const, launchOptions: { executablePath: chromium, args: QUIET } },
          },
        ]
      : []),
    ...(isFull && firefox && existsSync(firefox)
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
