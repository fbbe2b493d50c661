import { existsSync } from 'node:fs'
import { installPackages } from './system-packages.ts'

/** Where the browsers of the journeys are. Chromium must be there; the others are used where they are. */
export interface Browsers {
  chromium: string
  /** Chromium without windows, of the same version: a page costs it two thirds of the processor time. */
  shell?: string
  firefox?: string
}

// The first of each is the name of its package, too.
const CHROMIUM = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome']
const SHELL = ['chromium-headless-shell']
const FIREFOX = ['firefox-esr', 'firefox']

/**
 * Finds the browsers, and installs them from the system's packages where that is possible without asking.
 *
 * @throws an Error that says what to install, where there is no Chromium and none can be installed.
 */
export function findBrowsers(): Browsers {
  const wanted = [CHROMIUM, SHELL, FIREFOX].flatMap((names) => (first(names) ? [] : names.slice(0, 1)))
  if (wanted.length > 0) installPackages(wanted)
  const chromium = first(CHROMIUM)
  if (chromium === undefined)
    throw new Error('The journeys need Chromium. Install it (Debian: apt-get install chromium) and run npm test again.')
  return { chromium, shell: first(SHELL), firefox: first(FIREFOX) }
}

function first(names: readonly string[]): string | undefined {
  return names.map((name) => `/usr/bin/${name}`).find((path) => existsSync(path))
}
