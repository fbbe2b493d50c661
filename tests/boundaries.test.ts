import { basename } from 'node:path'
import { expect, test } from 'vitest'
import { filesIn, type Import, importsOf, isTest, sourcesIn, textOf } from './support/imports.ts'

// Who may import whom (ARCHITECTURE.md). A folder is forbidden unless it is named here.

/** `type X` allows only types of X: nothing of it is left when the program runs. */
const MAY_IMPORT = rules(`
  contract:
  site/schemas: contract
  site/chart:
  site/ui: site/chart
  site/form: contract, site/ui
  # All content, read and checked by scripts/content.
  site/content.ts: contract, site/schemas
  site/modules.d.ts: site/content.ts
  site/brand: contract, site/chart, site/ui, site/schemas, site/content.ts, site/assets
  site/first-script: site/ui
  site/features: contract, site/chart, site/ui, site/form, site/brand, site/schemas, site/content.ts, site/assets
  site/frame: contract, site/ui, site/brand
  # The frame of every page places the features that stand on all of them: the quote dialog and the newsletter box.
  site/frame/Document.astro: contract/colors.ts, site/frame, site/first-script, site/features, site/brand, site/ui, site/styles, site/assets
  site/share: contract, site/chart
  site/pages: contract, site/share, site/chart, site/ui, site/form, site/frame, site/first-script, site/brand,
    site/features, site/schemas, site/content.ts, site/styles
  site/env.d.ts: contract
  site/middleware.ts:
  # The staff's screen: it knows the server by the contract alone.
  # The desk's charts are drawn with the site's.
  desk: contract, site/chart/scale.ts
  desk/vite.config.ts: scripts/content/plugin.ts
  server/error-code.ts:
  server/address.ts:
  server/heaviest.ts:
  server/in-time.ts:
  server/give-memory-back.ts:
  server/durable-file.ts: server/error-code.ts
  server/log.ts: server/error-code.ts
  server/secret.ts: contract
  server/secret-file.ts: server/durable-file.ts, server/error-code.ts
  server/signed-link.ts: server/secret.ts
  # The columns of forms and desks have the contract's types.
  server/canary-mark.ts: server/secret.ts
  server/database: type contract, contract/fields/mailbox.ts, contract/search-words.ts, contract/time/units.ts,
    server/error-code.ts
  server/disk.ts: contract, server/durable-file.ts
  server/unfinished-move.ts: server/durable-file.ts, server/error-code.ts
  server/unfinished-restore.ts: server/durable-file.ts, server/error-code.ts
  server/data-dir.ts: server/config.ts, server/database/engine-problem.ts, server/error-code.ts,
    server/unfinished-restore.ts
  server/env-file.ts: contract/edit-distance.ts, server/config.ts, server/settings.ts
  server/copy-file.ts: server/error-code.ts
  server/attachments: contract, server/copy-file.ts, server/disk.ts, server/durable-file.ts, server/error-code.ts,
    server/heaviest.ts, server/log.ts, type server/config.ts
  # It opens what the use cases are handed. They see only its type.
  server/context.ts: contract, server/database, server/attachments, server/data-dir.ts, server/secret.ts,
    server/secret-file.ts, server/unfinished-move.ts, server/scan, type server/config.ts, type server/log.ts
  server/scan: contract, server/in-time.ts, type server/log.ts
  server/delivery: contract/limits.ts, contract/time/units.ts, server/log.ts
  server/webhooks: server/address.ts, server/database, server/delivery, type server/config.ts, type server/context.ts
  server/mail: contract, server/database, server/attachments, server/delivery, type server/context.ts, server/secret.ts,
    server/signed-link.ts, server/durable-file.ts, server/error-code.ts, server/in-time.ts, server/log.ts
  server/submissions: contract, server/database, server/mail, server/webhooks, server/attachments, server/delivery,
    type server/scan, type server/context.ts, server/secret.ts, server/signed-link.ts, server/in-time.ts, server/log.ts
  # What the desk and the visitor write to each other.
  server/conversation: contract, server/database, server/mail, server/webhooks, server/attachments, server/submissions,
    type server/context.ts, server/secret.ts, server/log.ts
  # Emails that come in.
  server/mail-in: contract, server/database, server/attachments, server/conversation, server/submissions,
    type server/context.ts, server/error-code.ts, server/secret.ts, server/in-time.ts, server/log.ts
  server/newsletter: contract, server/database, server/mail, type server/context.ts, server/secret.ts,
    server/error-code.ts
  server/watch: contract, server/database, server/mail, server/submissions/back-from-later.ts, type server/context.ts,
    server/log.ts
  server/health.ts: contract, server/disk.ts, server/mail, server/webhooks, type server/context.ts
  server/metrics: contract, server/database, server/mail, server/webhooks, server/disk.ts, type server/attachments,
    type server/context.ts, type server/log.ts
  server/upkeep.ts: contract/time/units.ts, server/submissions, server/database, server/log.ts, type server/context.ts
  server/backup: contract, server/database, server/mail, server/attachments, server/copy-file.ts, server/secret.ts,
    server/secret-file.ts, server/unfinished-restore.ts, type server/config.ts, type server/context.ts,
    server/data-dir.ts, server/durable-file.ts, server/error-code.ts
  server/move: contract, server/database, server/attachments, server/data-dir.ts, server/secret.ts,
    server/secret-file.ts, server/unfinished-move.ts, type server/config.ts, type server/log.ts, server/durable-file.ts,
    server/copy-file.ts
  # Routes call use cases. Of the database they know only what an error means.
  server/http: contract, server/address.ts, server/heaviest.ts, server/submissions, server/conversation,
    server/newsletter, server/attachments, server/database/fault.ts, server/disk.ts, server/error-code.ts,
    server/secret.ts, server/health.ts, server/in-time.ts, server/log.ts, type server/config.ts, type server/context.ts,
    server/canary-mark.ts, type server/metrics
  # The doctor checks everything, and the desk sends emails again.
  # What the desk's own listener shares with the public one.
  server/desk: contract, server/address.ts, server/data-dir.ts, server/error-code.ts, server/database, server/mail, server/submissions,
    server/conversation, server/mail-in, server/newsletter, server/webhooks, server/attachments, server/scan,
    server/backup, server/move, server/secret-file.ts, server/unfinished-restore.ts, server/disk.ts, server/env-file.ts,
    server/health.ts, server/config.ts, server/context.ts, server/load-company.ts, server/log.ts, server/http/errors.ts,
    server/http/headers.ts, server/http/hooks.ts, server/http/parse-json.ts, server/http/request-id.ts, server/metrics,
    server/http/links/download.ts, server/http/pages/content-type.ts, server/canary-mark.ts
  # Weeks of a desk, by the use cases of visitors and staff.
  server/demo: contract, server/mail, server/submissions, server/conversation, server/mail-in, server/context.ts,
    server/load-company.ts, server/settings.ts, server/log.ts, server/main.ts
  server/served-build.ts: contract
  server/load-company.ts: contract, server/served-build.ts
  server/settings.ts: contract, server/address.ts, server/error-code.ts, type server/scan
  server/config.ts: type contract, server/address.ts, server/settings.ts, type server/scan
  server/app.ts: contract, server/address.ts, server/http
  server/main.ts: contract/time/units.ts, server
  # What builds, starts, draws, measures and tests the site. Nothing that is shipped imports any of it.
  # They read content by the site's schemas, and make the pages that the site names.
  scripts: contract, site/schemas, site/content.ts, site/pages/_built.ts, server/demo/start.ts
  # A film is drawn at the places where the page prints its words, from the same content.
  workshop: scripts/browsers.ts, scripts/content/colors.ts, site/chart, site/schemas,
    site/features/home/models/layout.ts
  bench: contract, scripts, tests/support, server
  tests/support: contract/company.ts, type server/config.ts, scripts/build/built.ts
  tests/journeys: contract, tests/support, scripts, server/database/open.ts
  tests/faults: contract, tests/support, server, scripts/build
  astro.config.ts: scripts
  playwright.config.ts: contract, scripts
  vitest.config.ts: scripts
`)

const SOURCES = ['contract', 'desk', 'site', 'server', 'scripts', 'workshop', 'bench', 'tests']
const CONFIGS = ['astro.config.ts', 'playwright.config.ts', 'vitest.config.ts']

/** Packages that only these files may import. Tests may import any, except `node:sqlite`. */
const ONLY_IN: Record<string, RegExp> = {
  'ipaddr.js': /^server\/address\.ts$/,
  // The benchmark compares the server with bare commits of SQLite; the articles' samples are written for it. The move's
  // test reads what was there without the move's code.
  'node:sqlite':
    /^(server\/database\/(sqlite\/dialect|sqlite\/checkpoint-thread|copy)|server\/submissions\/cost\.test|server\/move\/move\.test|bench\/(submissions|visitors)|tests\/article-samples\.test)\.ts$/,
  // One file knows the store's protocol; the rest knows a bucket. The tests have a server of their own.
  '@aws-sdk/client-s3': /^(server\/attachments\/bucket|tests\/support\/s3-server)\.ts$/,
  pg: /^server\/database\/postgres\//,
  'client-zip': /^server\/http\/links\/receipt-copy\.ts$/,
  imapflow: /^server\/mail-in\/imap\.ts$/,
  'postal-mime': /^(server\/mail-in\/read-mail|tests\/support\/mail-server)\.ts$/,
  nodemailer: /^server\/mail\//,
  valibot:
    /^(contract\/(fields\/(field|rules)|company|desk\/(requests|events|newsletter|conversation))|server\/(settings|backup\/manifest|desk\/window-message)|desk\/newsletter\/draft-store)\.ts$/,
  fastify: /^server\/(app\.ts|http\/|desk\/api\/)/,
  kysely: /^server\/database\//,
  react: /^(site|desk)\//,
  'lucide-react': /^(site|desk)\//,
  'radix-ui': /^site\/(ui|form|features)\//,
  'prom-client': /^server\/metrics\//,
  satori: /^site\/share\//,
  '@resvg/resvg-js': /^site\/share\//,
  pino: /^server\/main\.ts$/,
}

/** Folders that run queries. All other code calls their functions, whoever hands it a database. */
const MAY_QUERY =
  /^(server\/(conversation|database|mail|mail-in|newsletter|submissions|watch|webhooks)\/|bench\/submissions\.ts$)/
const QUERY =
  /\.(selectFrom|insertInto|updateTable|deleteFrom|replaceInto|mergeInto)\(|\.transaction\(\)|\bsql(<[^`]*>)?`/

const files = [...sourcesIn(SOURCES), ...CONFIGS]
const imports = files.flatMap(importsOf)

test('every folder imports only what it may', () => {
  const wrong = imports.flatMap((found) => {
    const { file, target } = found
    // A test beside what it tests may import anything.
    if (target === undefined || (isTest(file) && !/^tests\/\w+\//.test(file))) return []
    const from = unitOf(file)
    const allowed = MAY_IMPORT[from]
    if (allowed === undefined) return [`${file}: no rule names ${from}`]
    return from === unitOf(target) || target.endsWith('.css') || allowed.some((rule) => permits(rule, found))
      ? []
      : [`${file} imports ${target}`]
  })

  expect(wrong).toEqual([])
})

test('every rule names something that exists, and is needed', () => {
  // Another company has fewer tests (docs/new.md): what these import is not asked.
  const needless = Object.entries(MAY_IMPORT).flatMap(([unit, allowed]) =>
    allowed
      .filter(() => !unit.startsWith('tests/'))
      .filter((rule) => !imports.some((found) => unitOf(found.file) === unit && permits(rule, found)))
      .map((rule) => `${unit}: ${rule}`),
  )

  expect(needless).toEqual([])
})

test('no program imports a test or what is made for tests', () => {
  const wrong = imports.filter(
    ({ file, target }) =>
      target !== undefined &&
      isTest(target) &&
      !isTest(file) &&
      !(file.startsWith('bench/') && !/\.test\./.test(target)),
  )

  expect(wrong.map(({ file, target }) => `${file} imports ${target}`)).toEqual([])
})

test('only the folders of the use cases run queries', () => {
  const wrong = files.filter((file) => !isTest(file) && !MAY_QUERY.test(file) && QUERY.test(textOf(file)))

  expect(wrong).toEqual([])
})

test('an attachment’s bytes reach people only where locked files are refused', () => {
  const READS = /\bstore\.(read|bytes)\(/
  const readers = sourcesIn(['server']).filter((file) => !isTest(file) && READS.test(textOf(file)))

  expect(readers.sort()).toEqual([
    // Refuses what is infected or not scanned yet.
    'server/attachments/scanned-file.ts',
    // Hands the bytes to the scanner alone.
    'server/submissions/scan-worker.ts',
  ])
})

test('nothing of the server outside server/database knows which database it is', () => {
  const wrong = sourcesIn(['server']).filter(
    (file) => !file.startsWith('server/database/') && !isTest(file) && /sqlite|pragma/i.test(textOf(file)),
  )

  expect(wrong).toEqual([])
})

test('no feature imports another feature', () => {
  const wrong = imports.filter(({ file, target }) => {
    const feature = /^site\/features\/([^/]+)\//.exec(file)?.[1]
    if (feature === undefined || target === undefined) return false
    return target.startsWith('site/features/') && !target.startsWith(`site/features/${feature}/`)
  })

  expect(wrong).toEqual([])
})

test.each(Object.entries(ONLY_IN))('packages that stand behind few files: %s', (name, place) => {
  const wrong = imports.filter(
    (found) =>
      (found.name === name || found.name.startsWith(`${name}/`)) &&
      !(isTest(found.file) && name !== 'node:sqlite') &&
      !place.test(found.file),
  )

  expect(wrong.map(({ file }) => file)).toEqual([])
})

test('no script of the browser brings every form along', () => {
  // These know the registry; a type alone costs the browser nothing.
  const withRegistry = /import (?!type )[^;'"]*? from '[./]*contract\/(forms|reply|company|placeholders)\.ts'/
  const heavy = files
    .filter((file) => /^site\/(features|form|ui)\//.test(file) && !isTest(file))
    .filter((file) => withRegistry.test(textOf(file)))

  expect(heavy).toEqual([])
})

test('only server/config.ts is handed the environment', () => {
  const readers = sourcesIn(['contract', 'site', 'server']).filter(
    (file) => !isTest(file) && textOf(file).includes('process.env'),
  )

  // The processes' entry files hand it over; config.ts is what reads it.
  const known = ['server/main.ts', 'server/config.ts', 'server/desk/cli.ts', 'server/demo/start.ts']
  expect(readers.filter((file) => !known.includes(file))).toEqual([])
})

test('modules are named in kebab-case, components in PascalCase', () => {
  const named = filesIn(SOURCES).filter(
    (file) => /\.(ts|tsx|astro|css)$/.test(file) && !file.startsWith('site/pages/') && !file.includes('/migrations/'),
  )

  const wrong = named.filter((file) => {
    const name = basename(file).replace(/(\.(test|spec|fixture|config|d|drawing))?\.\w+$/, '')
    const isComponent = /\.(tsx|astro)$/.test(file) && /^([A-Z][a-z0-9]*)+$/.test(name)
    // A component's test is named after it.
    return !isComponent && !/^[a-z0-9]+(-[a-z0-9]+)*$/.test(name)
  })

  expect(wrong).toEqual([])
})

test('pages are thin', () => {
  const thick = filesIn(['site/pages'])
    .filter((file) => file.endsWith('.astro'))
    .filter((file) => textOf(file).split('\n').length > 60)

  expect(thick).toEqual([])
})

/** The folder or file that a rule names: `site/ui`, `server/config.ts`, `tests/support`, `bench`. */
function unitOf(path: string): string {
  if (path in MAY_IMPORT) return path
  const [top = '', second] = path.split('/')
  return ['site', 'server', 'tests'].includes(top) ? `${top}/${second}` : top
}

/** Reads a rule a line, such as `desk: contract, type server`. A line that is indented more goes on with the one before. */
function rules(text: string): Record<string, readonly string[]> {
  const lines = text.replaceAll(/,\n +(?= )/g, ',').match(/^ {2}[^\s#].*$/gm) ?? []
  return Object.fromEntries(
    lines.map((line) => {
      const [unit = '', allowed = ''] = line.trim().split(':')
      return [unit, allowed.split(',').flatMap((rule) => rule.trim() || [])]
    }),
  )
}

function permits(rule: string, { target = '', typeOnly }: Import): boolean {
  const place = rule.replace(/^type /, '')
  return (target === place || target.startsWith(`${place}/`)) && (typeOnly || place === rule)
}
