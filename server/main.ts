import { existsSync } from 'node:fs'
import { join, resolve } from 'node:path'
import pino from 'pino'
import { DAY_MS, MINUTE_MS } from '../contract/time/units.ts'
import { buildApp } from './app.ts'
import { addressOf, CONFIG_EXIT, type Config, ConfigError, installationOf, readConfig } from './config.ts'
import { openContext } from './context.ts'
import { answerFailed, answerLeft } from './conversation/answer-left.ts'
import { forgetErased, startCheckpoints } from './database/database-file.ts'
import { engineOf } from './database/engine.ts'
import { doubtOfClock, recordRun, runAlone } from './database/job-runs.ts'
import { openLiveChannel } from './database/live-channels.ts'
import { buildDeskApp } from './desk/api/app.ts'
import { loadScreen } from './desk/api/screen.ts'
import { LiveDesk } from './desk/live.ts'
import { fillReserve, makeRoomToStart } from './disk.ts'
import { loadEnvFile } from './env-file.ts'
import { errorCode } from './error-code.ts'
import { startGivingMemoryBack } from './give-memory-back.ts'
import { headerPolicyOf } from './http/context.ts'
import { loadPages } from './http/pages/pages.ts'
import { renderWith } from './http/pages/render.ts'
import { loadCompany } from './load-company.ts'
import { faultFields, guardConsole } from './log.ts'
import { startWorker } from './mail/queue/worker.ts'
import { emlTransport } from './mail/transport/eml-transport.ts'
import { smtpTransport } from './mail/transport/smtp-transport.ts'
import { incomingFolder, startFolder } from './mail-in/folder.ts'
import { countLogLines, countQueryErrors, countStoreErrors } from './metrics/count-errors.ts'
import { addProcessMetrics, createMetrics } from './metrics/metrics.ts'
import { newsletterState } from './newsletter/issues.ts'
import { renewMailboxes } from './newsletter/renew-mailboxes.ts'
import { purgeNewsletter } from './newsletter/retention.ts'
import { placeOf } from './scan/clamd.ts'
import { servedBuild } from './served-build.ts'
import { joinPeople } from './submissions/desk/join-people.ts'
import { purge } from './submissions/retention.ts'
import { startScans } from './submissions/scan-worker.ts'
import { startUpkeep } from './upkeep.ts'
import { startWatch } from './watch/watch.ts'
import { startWebhooks } from './webhooks/worker.ts'

// The server process: `node server/main.ts [built site]`. It opens everything, listens, and stops in order on a signal.

/** A stop that takes longer is cut short, before a supervisor kills the process, ms. */
const SHUTDOWN_MS = 10_000
const PURGE_MS = DAY_MS
/** The next try while another server purges, ms. */
const PURGE_LATER_MS = 5_000
/** How long erased words may stay in the write-ahead log after a backup or another reader held it, ms. */
const FORGET_MS = 10 * MINUTE_MS

const config = readSettings()
const dist = process.argv[2] ? resolve(process.argv[2]) : servedBuild
if (dist === undefined || !existsSync(join(dist, 'client', 'index.html'))) {
  fail(
    `There is no built site${dist ? ` in ${dist}` : ''}. Run \`npm start\`, which builds what is missing, or \`npm run build\`.`,
    1,
  )
}

// Standard output is for people. The log goes to standard error, as one JSON object a line.
const metrics = createMetrics()
addProcessMetrics(metrics)
const lines = pino(
  { base: null, level: config.logLevel, timestamp: pino.stdTimeFunctions.isoTime },
  pino.destination(2),
)
const log = countLogLines(lines, metrics)
guardConsole(log)
const company = await loadCompany()
const { dataDir, s3, authservId, clamd } = config
await makeRoomToStart(dataDir)
const context = await openContext({
  ...installationOf(config),
  ...{ company, deskUrl: config.desk.url, authservId, clamd, log },
  onQueryError: countQueryErrors(metrics),
}).catch((error: Error) => fail(error.message, error instanceof ConfigError ? CONFIG_EXIT : 1))
context.store = countStoreErrors(context.store, metrics)
const endCheckpoints = startCheckpoints(context.db, (error) => log.error(faultFields(error), 'no checkpoints'))
await renewMailboxes(context)
await joinPeople(context)
const transport = config.smtpUrl ? smtpTransport(config.smtpUrl) : emlTransport(dataDir)
const sender = config.mailFrom ?? { address: company.mail.from }
const worker = startWorker(context, transport, {
  from: sender,
  issuesPerMinute: config.newsletterPerMinute,
  onOutcome: (kind, outcome) => metrics.emails.inc({ kind, outcome }),
  ...{ answerLeft, answerFailed },
})
const webhooks = config.webhook && startWebhooks(context, config.webhook)
const scans = context.scanner && startScans(context, context.scanner, worker)
const watch = startWatch(context, worker)
const mailIn = config.imapUrl ? await openMailbox(config.imapUrl) : startFolder(context)
const render = renderWith(join(dist, 'server', 'entry.mjs'))
const app = buildApp({
  config,
  context,
  pages: loadPages(join(dist, 'client'), headerPolicyOf(config)),
  render,
  worker,
  metrics,
})

console.log(`Site:  ${await listen(app, config, '')}`)
if (config.publicUrl !== addressOf(config.host, config.port)) console.log(`       for visitors ${config.publicUrl}`)
const desk = await openDesk(join(dist, 'desk'))
console.log(`Mail:  ${transport.name}`)
console.log(`       in from ${config.imapUrl ? `IMAP ${new URL(config.imapUrl).host}` : incomingFolder(dataDir)}`)
if (config.webhook) console.log(`Hooks: ${new URL(config.webhook.url).origin}`)
if (clamd) console.log(`Scan:  clamd at ${placeOf(clamd)}`)
console.log(`Data:  ${dataDir}`)
if (s3) console.log(`Files: bucket ${s3.bucket}${s3.endpoint ? ` at ${s3.endpoint}` : ''}`)

let isStopping = false
// Before the first purge, which may take a while.
for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, () => void stop(signal))
render.keep().catch((error: Error) => log.error(faultFields(error), 'no renderer'))
await purgeAll()
setInterval(purgeAll, PURGE_MS).unref()
startUpkeep(context)
startGivingMemoryBack()
setInterval(forget, FORGET_MS).unref()

/** Its client has tables of every charset, 1.5 MB of program, and is loaded by whoever has a mailbox. */
async function openMailbox(url: string): Promise<ReturnType<typeof startFolder>> {
  const { startImap } = await import('./mail-in/imap.ts')
  return startImap(context, url)
}

/** Starts the staff's listener, which is another one than the public. */
async function openDesk(screenFolder: string): Promise<ReturnType<typeof buildDeskApp>> {
  const { url } = config.desk
  const live = new LiveDesk({
    source: engineOf(context.db).changeSource(context.db),
    openChannel: (listener) => openLiveChannel(context.db, listener),
    ...{ now: context.now, log, newsletterState: () => newsletterState(context) },
  })
  const screen = loadScreen(screenFolder)
  const desk = buildDeskApp({
    ...{ desk: config.desk, context, live, screen, worker, sender, metrics, startedAt: Date.now() },
    issuesPerMinute: config.newsletterPerMinute,
  })
  console.log(`Desk:  ${await listen(desk, config.desk, 'DESK_')}${url ? `, for the staff ${url}` : ''}`)
  return desk
}

/** @returns the address where it listens: with PORT=0 the system chooses a port. */
async function listen(app: typeof desk, at: { host: string; port: number }, prefix: '' | 'DESK_'): Promise<string> {
  const { host, port } = at
  await app.listen({ host, port }).catch((error: Error) => fail(listenFailure(error, at, prefix), listenExit(error)))
  const address = app.server.address()
  return addressOf(host, typeof address === 'object' ? (address?.port ?? port) : port)
}

/**
 * Erases everything past its time, as the privacy page says, unless the clock may be wrong. One server at a time; each has files of its own to remove.
 * Never throws.
 */
async function purgeAll(): Promise<void> {
  try {
    const isDone = await runAlone(context.db, 'purge', async () => {
      const doubt = await doubtOfClock(context.db, context.now())
      if (doubt) {
        log.error({ job: 'purge' }, 'nothing erased: the clock may be wrong')
        return recordRun(context.db, 'purge', doubt)
      }
      // First, because `purge` ends with the files, and throws while their store is away.
      const subscribers = await purgeNewsletter(context)
      log.info({ ...(await purge(context)), subscribers }, 'purged')
      await recordRun(context.db, 'purge', { at: context.now(), problem: null })
    })
    if (!isDone) setTimeout(purgeAll, PURGE_LATER_MS).unref()
  } catch (error) {
    // A stop closes the database under a purge. The next start purges what is left.
    if (!isStopping) log.error(faultFields(error), 'could not purge')
  }
  await fillReserve(dataDir).catch((error: Error) => log.error(faultFields(error), 'could not fill the reserve'))
}

async function forget(): Promise<void> {
  await forgetErased(context.db).catch((error: Error) => log.error(faultFields(error), 'could not forget'))
}

/** Finishes the running requests and deliveries, then closes the database and ends the process. */
async function stop(signal: string): Promise<void> {
  isStopping = true
  log.info({ signal }, 'stopping')
  setTimeout(
    () => fail('Stopping took too long and was cut short. Nothing that was answered is lost.', 1),
    SHUTDOWN_MS,
  ).unref()
  // All at once: an email that is begun while an upload lasts may be cut off at the end, and sent twice.
  const jobs = [watch.stop(), worker.stop(), webhooks?.stop(), scans?.stop(), mailIn.stop()]
  await Promise.all([app.close(), desk.close(), ...jobs])
  transport.close()
  await endCheckpoints()
  await context.db.destroy()
  process.exit(0)
}

function readSettings(): Config {
  try {
    for (const warning of loadEnvFile()) console.error(warning)
    return readConfig(process.env)
  } catch (error) {
    if (error instanceof ConfigError) fail(error.message, CONFIG_EXIT)
    throw error
  }
}

/** Why the port could not be opened, and which setting to change. */
function listenFailure(error: Error, { host, port }: { host: string; port: number }, prefix: '' | 'DESK_'): string {
  const code = errorCode(error)
  if (code === 'EADDRINUSE')
    return `${prefix}PORT ${port} is in use on ${host}. Stop the other program, or set ${prefix}PORT to a free one.`
  if (code === 'EACCES')
    return `${prefix}PORT ${port} needs more rights. Set ${prefix}PORT to 1024 or more, and let a proxy listen on ${port}.`
  return code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND'
    ? `${prefix}HOST ${host} is no address of this machine.`
    : `${prefix}HOST ${host} and ${prefix}PORT ${port} cannot be used: ${error.message}`
}

/** After a boot an address may come later than the server: then its supervisor tries again. */
function listenExit(error: Error): number {
  return ['EADDRNOTAVAIL', 'EAI_AGAIN'].includes(errorCode(error) ?? '') ? 1 : CONFIG_EXIT
}

function fail(message: string, exitCode: number): never {
  process.stderr.write(`${message}\n`)
  process.exit(exitCode)
}
