import { findJava } from './java.ts'
import { run } from './run.ts'
import { invalidHtml } from './valid-html.ts'

// `npm run test:full`: everything of `npm test`, then what takes longer or needs more of the machine.

/** How many subscribers get the newsletter whose server is killed (tests/faults/newsletter-kill.test.ts). */
const NEWSLETTER_READERS = '5000'

let isGood = (await run('node', ['scripts/test.ts'], { JOURNEYS: 'full', NEWSLETTER_READERS })) === 0

const java = findJava()
if (java) {
  const errors = await invalidHtml(java)
  for (const error of errors) console.error(error)
  console.log(errors.length > 0 ? `HTML: ${errors.length} errors.` : "HTML: the W3C's checker finds no error.")
  isGood &&= errors.length === 0
} else {
  // A check that did not run is no check that passed.
  console.error('HTML: blocked. It needs Java (Debian: apt-get install default-jre-headless).')
  isGood = false
}
process.exitCode = isGood ? 0 : 1
