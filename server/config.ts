import { isIP } from 'node:net'
import { resolve } from 'node:path'
import type { StaffPerson } from '../contract/desk/people.ts'
import { isLoopback } from './address.ts'
import type { ClamdAddress } from './scan/clamd.ts'
import { readSettings, type Settings } from './settings.ts'

export interface Config {
  host: string
  port: number
  /** Scheme and host of the site for its visitors, without a slash at the end. */
  publicUrl: string
  /** An absolute path. */
  dataDir: string
  /** Where the secret is. Without it in DATA_DIR, where the first start makes it. */
  secretFile?: string
  /** Where the staff's screen and its API listen. */
  desk: DeskConfig
  databaseUrl?: string
  /** Without it attachments are files in DATA_DIR/files. */
  s3?: S3Config
  /** Without it every email is written to DATA_DIR/mail. */
  smtpUrl?: string
  /** The mailbox of the desk. Without it emails come in as files in DATA_DIR/incoming. */
  imapUrl?: string
  /** The mail server whose `Authentication-Results` are believed. Without it the first header of this name is. */
  authservId?: string
  /** The sender of emails. Without it the address in company.yaml, and without a name the company's. */
  mailFrom?: { name?: string; address: string }
  clamd?: ClamdAddress
  /** Addresses or CIDR ranges of the proxies whose X-Forwarded-For is trusted. */
  trustedProxies: string[]
  /** Submissions per client address in ten minutes; 0 is off. */
  rateLimit: number
  /** How many emails of a newsletter issue may leave in a minute. */
  newsletterPerMinute: number
  /** Where webhooks go. Without it none is queued. */
  webhook?: WebhookConfig
  /** What the log leaves out below. */
  logLevel: 'info' | 'warn' | 'error'
  measurementId?: string
}

/** A bucket of Amazon S3, or of a server with the same interface at `endpoint`. */
export interface S3Config {
  bucket: string
  endpoint?: string
  region: string
  accessKeyId: string
  secretAccessKey: string
  /** Whether the bucket stands in the path of an address, and not in its host name. */
  forcePathStyle: boolean
}

export interface DeskConfig {
  host: string
  port: number
  /** The desk's address behind a proxy, without a slash at the end. Without it the desk is reached by loopback names only. */
  url?: string
  /** The header in which the proxy names the person, lower case. */
  userHeader?: string
  /** Whom the desk knows by name and address. */
  people: StaffPerson[]
  /** Addresses or CIDR ranges of the proxies whose `userHeader` is trusted. */
  trustedProxies: string[]
}

export interface WebhookConfig {
  url: string
  /** The key of the signatures. */
  secret: Uint8Array
  /** Whether the receiver may have a private or loopback address, and be reached without encryption. */
  allowsPrivate: boolean
}

/** Wrong settings, one line for each. The process then exits with `CONFIG_EXIT`. */
export class ConfigError extends Error {}

/** EX_CONFIG of sysexits.h. */
export const CONFIG_EXIT = 78

/**
 * Reads the settings from the environment, and files that it names. No other function reads it.
 *
 * @throws ConfigError that lists every problem at once.
 */
export function readConfig(env: Record<string, string | undefined>): Config {
  const problems: string[] = []
  const set = readSettings(env, problems)
  const { HOST: host = '127.0.0.1', PORT: port = 4321 } = set
  const config: Config = {
    host,
    port,
    publicUrl: set.PUBLIC_URL ?? addressOf(host, port),
    dataDir: resolve(set.DATA_DIR ?? './data'),
    secretFile: set.SECRET_FILE && resolve(set.SECRET_FILE),
    desk: {
      host: set.DESK_HOST ?? '127.0.0.1',
      // Where the system chooses the site's port, several servers may run.
      port: set.DESK_PORT ?? (port === 0 ? 0 : 4322),
      url: set.DESK_URL,
      userHeader: set.DESK_USER_HEADER,
      people: set.DESK_PEOPLE ?? [],
      trustedProxies: set.DESK_TRUSTED_PROXIES ?? [],
    },
    databaseUrl: set.DATABASE_URL,
    s3: s3Of(set, problems),
    smtpUrl: set.SMTP_URL,
    imapUrl: set.IMAP_URL,
    authservId: set.MAIL_AUTHSERV_ID,
    mailFrom: set.MAIL_FROM,
    clamd: set.CLAMD,
    trustedProxies: set.TRUSTED_PROXIES ?? [],
    rateLimit: set.RATE_LIMIT ?? 20,
    newsletterPerMinute: set.NEWSLETTER_PER_MINUTE ?? 120,
    webhook: webhookOf(set, problems),
    logLevel: set.LOG_LEVEL ?? 'info',
    measurementId: set.PUBLIC_GA_MEASUREMENT_ID,
  }
  if (config.port !== 0 && config.port === config.desk.port)
    problems.push(`DESK_PORT must differ from PORT, but both are ${config.port}`)
  problems.push(...deskProblems(config.desk))
  if (problems.length > 0) throw new ConfigError(problems.join('\n'))
  return config
}

/** Keys are named here and nowhere else: the client would also look into files of the user and ask the network. */
function s3Of(set: Settings, problems: string[]): S3Config | undefined {
  const { S3_BUCKET: bucket, S3_ENDPOINT: endpoint, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY } = set
  if (!bucket) {
    const first = Object.entries({ S3_ENDPOINT: endpoint, S3_ACCESS_KEY_ID }).find(([, value]) => value)
    if (first) problems.push(`S3_BUCKET must be set when ${first[0]} is`)
    return undefined
  }
  if (S3_ACCESS_KEY_ID === undefined || S3_SECRET_ACCESS_KEY === undefined) {
    problems.push('S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY must be set when S3_BUCKET is')
    return undefined
  }
  return {
    bucket,
    endpoint,
    region: set.S3_REGION ?? 'us-east-1',
    accessKeyId: S3_ACCESS_KEY_ID,
    secretAccessKey: S3_SECRET_ACCESS_KEY,
    // Most servers other than Amazon's have one host name for all buckets.
    forcePathStyle: set.S3_FORCE_PATH_STYLE ?? endpoint !== undefined,
  }
}

function webhookOf(set: Settings, problems: string[]): WebhookConfig | undefined {
  const { WEBHOOK_URL: url, WEBHOOK_SECRET: secret, WEBHOOK_PRIVATE: allowsPrivate = false } = set
  const isWrong = problems.some((problem) => problem.startsWith('WEBHOOK_'))
  if (url === undefined || isWrong) return undefined
  if (!allowsPrivate && !url.startsWith('https:'))
    problems.push('WEBHOOK_URL must be an https address, or WEBHOOK_PRIVATE must be 1')
  else if (secret) return { url, secret, allowsPrivate }
  else problems.push('WEBHOOK_SECRET must be set when WEBHOOK_URL is')
  return undefined
}

/** Nobody may reach the desk who was not named by a proxy, or who has no account on this machine. */
function deskProblems({ host, userHeader, trustedProxies }: DeskConfig): string[] {
  if (userHeader !== undefined && trustedProxies.length > 0) return []
  if (isLoopback(host)) return userHeader ? ['DESK_TRUSTED_PROXIES must be set when DESK_USER_HEADER is'] : []
  return [
    `DESK_HOST must be a loopback address such as 127.0.0.1, but is "${host}"; any other needs DESK_USER_HEADER and DESK_TRUSTED_PROXIES`,
  ]
}

/** What the server, and a command beside it, open an installation with. */
export function installationOf({ dataDir, secretFile, databaseUrl, s3, publicUrl, desk, webhook }: Config) {
  const queuesWebhooks = webhook !== undefined
  return { dataDir, secretFile, databaseUrl, s3, publicUrl, people: desk.people, queuesWebhooks }
}

/** The URL that a browser on this machine can open. */
export function addressOf(host: string, port: number): string {
  const name = host === '0.0.0.0' || host === '::' ? 'localhost' : isIP(host) === 6 ? `[${host}]` : host
  return `http://${name}:${port}`
}
