import { existsSync, globSync, readFileSync } from 'node:fs'
import { defineConfig } from 'vitest/config'
import { BaseSequencer, type TestSpecification } from 'vitest/node'
import { contentPlugin } from './scripts/content/plugin.ts'

/** Tests that store something: their fixtures open a database of the project they run in. */
function databaseTests(): string[] {
  return globSync('server/**/*.test.ts').filter((file) =>
    /\bfrom '[./]+(\w|[/-])*\.fixture\.ts'/.test(readFileSync(file, 'utf8')),
  )
}

/** Where Debian's PostgreSQL is (tests/support/postgres-server.ts). */
const INSTALLED = '/usr/lib/postgresql'
/** Files of the embedded database, and their backup. */
const ON_SQLITE_ALONE = [
  'server/database/sqlite/**',
  'server/backup/**',
  'server/desk/backup-command.test.ts',
  // Plans in SQLite's words, a version before that knew SQLite alone, and calls of SQLite that are counted.
  'server/mail/queue/queue-plans.test.ts',
  'server/database/older-server.test.ts',
  'server/submissions/cost.test.ts',
  // The bucket's faults are the same with any database, and its backup is that of the embedded one.
  'server/http/store-faults.test.ts',
]
/** Scenes of half a minute and more, or of programs that not every machine has: `npm run test:full` and `npm run proof` run them. */
const FULL_RUN = process.env.SCENES === 'full'
const SCENES = [
  'several-instances',
  'crowd',
  'kept-uploads',
  'mixed-load',
  'naughty-strings',
  'smtp-faults',
  'smuggling',
].map((name) => `tests/faults/${name}.test.ts`)
/** Two servers in one database, and one that is killed: PGlite is neither. A move needs both databases. */
const ON_A_REAL_SERVER = ['server/database/postgres/**', 'server/move/**']

/**
 * What does the same whatever the database: the short run has it on SQLite alone. What touches locks, order, search,
 * limits, leases and transactions runs on both in every run.
 */
const ON_POSTGRES_IN_THE_FULL_RUN = [
  'server/attachments/**',
  'server/desk/{api,canary,cli}/**',
  'server/desk/cli.test.ts',
  'server/http/*.test.ts',
  'server/http/{links,pages}/**',
  'server/http/forms/{read-json,send-back,spam-suspect}.test.ts',
  'server/mail/render-email.test.ts',
  'server/submissions/scan.test.ts',
  'server/webhooks/addresses.test.ts',
]
/** Files that replace or forget a module: others of the same worker may have loaded the real one before. */
function replacesModules(): string[] {
  return globSync('{contract,site,server,scripts,workshop,desk,bench}/**/*.test.{ts,tsx}').filter((file) =>
    /\bvi\.((do)?[mM]ock|resetModules)\(/.test(readFileSync(file, 'utf8')),
  )
}

/** Files that replace modules, or look at a process as a whole: each in a process of its own. */
const ALONE = [
  ...replacesModules(),
  'scripts/test/*.test.ts',
  'server/durable-file.test.ts',
  // It counts the memory of its thread.
  'server/mail/attached-files.test.ts',
  'server/scan/clamd.test.ts',
  // They show what is in stores of the page, and other files have filled these.
  'site/ui/Toaster.test.tsx',
  'desk/conversation/Composer.test.tsx',
  'tests/**/*.test.ts',
]
/** Files that draw. React, and stores beside it, hold on to what they began with: a document, or none as in other units. */
const DRAWN = globSync('{site,desk}/**/*.test.{ts,tsx}').filter((file) =>
  readFileSync(file, 'utf8').startsWith('// @vitest-environment happy-dom'),
)

/** Scenes that wait for half a minute and do little else: begun last, they would keep the run from its end. */
const WAITING = /\/(webhook-process|builds-meanwhile)\.test\.ts$/
class WaitingFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]) {
    const sorted = await super.sort(files)
    const waits = ({ moduleId }: TestSpecification) => Number(WAITING.test(moduleId))
    return sorted.toSorted((one, other) => waits(other) - waits(one))
  }
}

export default defineConfig({
  plugins: [contentPlugin()],
  test: {
    // A machine can be ten times slower than this one. Only a test that hangs waits for so long.
    testTimeout: 120_000,
    hookTimeout: 120_000,
    expect: { poll: { timeout: 20_000 } },
    maxWorkers: 2,
    sequence: { sequencer: WaitingFirst },
    setupFiles: ['tests/support/end-of-file.ts'],
    projects: [
      {
        extends: true,
        test: {
          name: 'units',
          include: ['{contract,site,server,scripts,workshop,desk,bench}/**/*.test.{ts,tsx}'],
          exclude: ['**/node_modules/**', ...ON_A_REAL_SERVER, ...ALONE, ...DRAWN],
          // Files of one worker share its modules: loading these again for each file takes longer than the tests do.
          pool: 'threads',
          isolate: false,
        },
      },
      { extends: true, test: { name: 'units-drawn', include: DRAWN, exclude: ALONE, pool: 'threads', isolate: false } },
      {
        extends: true,
        test: {
          name: 'processes',
          include: ALONE,
          exclude: ['**/node_modules/**', ...(FULL_RUN ? [] : SCENES)],
          pool: 'forks',
        },
      },
      {
        extends: true,
        test: {
          name: 'postgres',
          include: [...databaseTests(), 'server/database/postgres/*.test.ts'],
          exclude: [
            '**/node_modules/**',
            ...ON_SQLITE_ALONE,
            ...ALONE,
            ...(FULL_RUN ? [] : ON_POSTGRES_IN_THE_FULL_RUN),
            ...(existsSync(INSTALLED) ? [] : ON_A_REAL_SERVER),
          ],
          globalSetup: 'server/database/postgres/test-run.fixture.ts',
          pool: 'threads',
          isolate: false,
        },
      },
    ],
  },
})
