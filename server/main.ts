import { existsSync } from 'node:fs'
import { join, resolve } from 'node:path'
import pino from 'pino'
import { buildApp } from './app.ts'
import { addressOf, CONFIG_EXIT, type Config, ConfigError, readConfig } from './config.ts'
import { openOffice } from './context.ts'
import { policyOf } from './http/context.ts'
import { loadPages } from './http/pages/pages.ts'
import { renderWith } from './http/pages/render.ts'
import { loadCompany } from './load-company.ts'
import { emlTransport } from './mail/eml-transport.ts'
import { smtpTransport } from './mail/smtp-transport.ts'
import { startWorker } from './mail/worker.ts'
import { forget } from './newsletter/retention.ts'
import { servedBuild } from './served-build.ts'
import { purge } from './submissions/retention.ts'

// The process: `node server/main.ts [built site]`. Opens everything, listens, and ends in order when told to.

/** A supervisor kills after some time anyway; what hangs longer than this, ms, is given up by ourselves. */
const SHUTDOWN_MS = 10_000
const PURGE_MS = 24 * 60 * 60_000

const config = readSettings()
const dist = process.argv[2] ? resolve(process.argv[2]) : servedBuild
if (dist === undefined || !existsSync(join(dist, 'client', 'index.html'))) {
  fail(
    `There is no built site${dist ? ` in ${dist}` : ''}. Run \`npm start\`, which builds what is missing, or \`npm run build\`.`,
    1,
  )
}

// Standard output is for people; the log, one JSON object a line, goes to standard error.
const log = pino({ base: null, timestamp: pino.stdTimeFunctions.isoTime }, pino.destination(2))
const company = await loadCompany()
const { dataDir, databaseUrl, publicUrl } = config
const office = await openOffice({ dataDir, databaseUrl, company, publicUrl, log }).catch((error: Error) =>
  fail(error.message, 1),
)
const transport = config.smtpUrl ? smtpTransport(config.smtpUrl) : emlTransport(dataDir)
const worker = startWorker(office, transport, { from: config.mailFrom })
const render = renderWith(join(dist, 'server', 'entry.mjs'))
const app = buildApp({ config, office, pages: loadPages(join(dist, 'client'), policyOf(config)), render, worker })

await app.listen({ host: config.host, port: config.port }).catch((error: Error) => fail(error.message, 1))
const address = app.server.address()
// PORT=0 lets the system choose one.
const port = typeof address === 'object' ? (address?.port ?? config.port) : config.port
console.log(`Site:  ${addressOf(config.host, port)}`)
if (config.publicUrl !== addressOf(config.host, config.port)) console.log(`       for visitors ${config.publicUrl}`)
console.log(`Mail:  ${transport.name}`)
console.log(`Data:  ${dataDir}`)

// The first visitor who needs a page made for them should not wait for the renderer to be loaded.
render.warm().catch((error: Error) => log.error({ fault: error.name, message: error.message }, 'no renderer'))
await keepOrder()
setInterval(keepOrder, PURGE_MS).unref()
for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, () => void stop(signal))

/** Erases what was kept long enough, as the privacy page says. */
async function keepOrder(): Promise<void> {
  try {
    log.info({ ...(await purge(office, dataDir)), subscribers: await forget(office) }, 'purged')
  } catch (error) {
    log.error({ fault: String(error) }, 'could not purge')
  }
}

/** Answers what is under way, sends the letter that is being sent, closes the database. */
async function stop(signal: string): Promise<void> {
  log.info({ signal }, 'stopping')
  setTimeout(
    () => fail('Stopping took too long and was cut short. Nothing that was answered is lost.', 1),
    SHUTDOWN_MS,
  ).unref()
  await app.close()
  await worker.stop()
  transport.close()
  await office.db.destroy()
  process.exit(0)
}

function readSettings(): Config {
  if (existsSync('.env')) process.loadEnvFile('.env')
  try {
    const config = readConfig(process.env)
    refuseUnsupported(config)
    return config
  } catch (error) {
    if (error instanceof ConfigError) fail(error.message, CONFIG_EXIT)
    throw error
  }
}

/** A setting that would be ignored is a promise broken unseen. */
function refuseUnsupported({ s3, clamd }: Config): void {
  const problems: string[] = []
  if (s3) problems.push('S3_BUCKET is set, but this version keeps attachments in DATA_DIR only. Remove S3_BUCKET.')
  if (clamd) problems.push('CLAMD is set, but this version scans no attachments for viruses. Remove CLAMD.')
  if (problems.length > 0) throw new ConfigError(problems.join('\n'))
}

function fail(message: string, exitCode: number): never {
  console.error(message)
  process.exit(exitCode)
}
