import { existsSync } from 'node:fs'
import { installPackages } from './system-packages.ts'

/** Where the browsers of the journeys are. Chromium must be there; Firefox is used where it is. */
export interface Browsers {
  chromium: string
  firefox?: string
}

const CHROMIUM = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome-stable',
  '/usr/bin/google-chrome',
]
const FIREFOX = ['/usr/bin/firefox-esr', '/usr/bin/firefox']

/**
 * Finds the browsers, and installs them from the system's packages where that is possible without asking.
 *
 * @throws an Error that says what to install, where there is no Chromium and none can be installed.
 */
export function findBrowsers(): Browsers {
  const wanted = [first(CHROMIUM) ? [] : ['chromium'], first(FIREFOX) ? [] : ['firefox-esr']].flat()
  if (wanted.length > 0) installPackages(wanted)
  const chromium = first(CHROMIUM)
  if (chromium === undefined)
    throw new Error('The journeys need Chromium. Install it (Debian: apt-get install chromium) and run npm test again.')
  return { chromium, firefox: first(FIREFOX) }
}

function first(paths: readonly string[]): string | undefined {
  return paths.find((path) => existsSync(path))
}
