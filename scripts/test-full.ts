import { existsSync } from 'node:fs'
import { findBrowsers } from './browsers.ts'
import { drawnWith, versionOf } from './drawn-with.ts'
import { findJava } from './java.ts'
import { run } from './run.ts'
import { installPackages } from './system-packages.ts'
import { invalidHtml } from './valid-html.ts'

// `npm run test:full`: everything of `npm test`, then what takes longer or needs more of the machine.

/** How many subscribers get the newsletter whose server is killed (tests/faults/newsletter-kill.test.ts). */
const NEWSLETTER_READERS = '5000'
/** What the server answers while it is backed up (tests/faults/backup.test.ts). */
const BACKUP_POSTS_PER_SECOND = '200'

/** What runs once more with OpenStack Swift as its S3 server (tests/support/swift.ts). */
const BUCKET_TESTS = [
  'server/attachments/store.test.ts',
  'server/attachments/bucket-faults.test.ts',
  'server/http/store-faults.test.ts',
  'tests/faults/store-process.test.ts',
]

/** What tests/faults/several-instances.test.ts needs. It fails without them. */
if (!existsSync('/usr/sbin/nginx')) installPackages(['nginx-light'])
if (!existsSync('/usr/lib/postgresql')) installPackages(['postgresql'])

const env = { JOURNEYS: 'full', SCENES: 'full', NEWSLETTER_READERS, BACKUP_POSTS_PER_SECOND }
let isGood = (await run('node', ['scripts/test/run.ts'], env)) === 0

const { chromium } = findBrowsers()
if (drawnWith() === undefined) {
  console.log('Pictures: none are drawn yet, so none were compared. To draw them: node scripts/draw-look.ts')
} else if (drawnWith() !== versionOf(chromium)) {
  console.error(`Pictures: not compared. They were drawn with ${drawnWith()}, this is ${versionOf(chromium)}.`)
  console.error('Look at the pages, then draw them anew: node scripts/draw-look.ts')
  isGood = false
}

if (existsSync('/usr/bin/swift-proxy-server')) {
  // One after the other: each starts a Swift of its own.
  isGood =
    (await run('vitest', ['run', '--no-file-parallelism', ...BUCKET_TESTS], { S3_SERVER: 'swift' })) === 0 && isGood
} else {
  // They ran against the S3 server of npm, which checks neither signatures nor hashes.
  console.error('Swift: not run. It needs swift-proxy, swift-account, swift-container and swift-object (Debian).')
}

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
