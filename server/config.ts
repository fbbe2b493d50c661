import { isIP } from 'node:net'
import { resolve } from 'node:path'
import { email } from '../contract/field.ts'

/** Every setting of the server. `.env.example` lists exactly these. */
export const CONFIG_KEYS = [
  'HOST',
  'PORT',
  'PUBLIC_URL',
  'DATA_DIR',
  'DESK_HOST',
  'DESK_PORT',
  'DESK_URL',
  'DESK_USER_HEADER',
  'DESK_TRUSTED_PROXIES',
  'DATABASE_URL',
  'S3_ENDPOINT',
  'S3_BUCKET',
  'S3_REGION',
  'S3_ACCESS_KEY_ID',
  'S3_SECRET_ACCESS_KEY',
  'S3_FORCE_PATH_STYLE',
  'SMTP_URL',
  'MAIL_FROM',
  'IMAP_URL',
  'CLAMD',
  'TRUSTED_PROXIES',
  'RATE_LIMIT',
  'NEWSLETTER_PER_MINUTE',
  'WEBHOOK_URL',
  'WEBHOOK_SECRET',
  'WEBHOOK_PRIVATE',
  'PUBLIC_GA_MEASUREMENT_ID',
] as const

type ConfigKey = (typeof CONFIG_KEYS)[number]

export interface Config {
  host: string
  port: number
  /** Scheme and host of the site for its visitors, without a slash at the end. */
  publicUrl: string
  /** An absolute path. */
  dataDir: string
  /** Where the staff's screen and its API listen. */
  desk: DeskConfig
  databaseUrl?: string
  /** Without it attachments are files in DATA_DIR/files. */
  s3?: S3Config
  /** Without it every email is written to DATA_DIR/mail. */
  smtpUrl?: string
  /** The mailbox of the desk. Without it emails come in as files in DATA_DIR/incoming. */
  imapUrl?: string
  /** The sender of emails. Without it the address in company.yaml, and without a name the company's. */
  mailFrom?: { name?: string; address: string }
  clamd?: { path: string } | { host: string; port: number }
  /** Addresses or CIDR ranges of the proxies whose X-Forwarded-For is trusted. */
  trustedProxies: string[]
  /** Submissions per client address in ten minutes; 0 is off. */
  rateLimit: number
  /** How many emails of a newsletter issue may leave in a minute. */
  newsletterPerMinute: number
  /** Where webhooks go. Without it none is queued. */
  webhook?: WebhookConfig
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

/** Settings that hold a secret, or may. No message repeats them. */
const SECRET_KEYS: readonly ConfigKey[] = [
  'IMAP_URL',
  'WEBHOOK_URL',
  'WEBHOOK_SECRET',
  'S3_ACCESS_KEY_ID',
  'S3_SECRET_ACCESS_KEY',
]

/** Wrong settings, one line for each. The process then exits with `CONFIG_EXIT`. */
export class ConfigError extends Error {}

/** The forms' own rule for an email address. */
const SENDER = email('MAIL_FROM')

/** EX_CONFIG of sysexits.h. */
export const CONFIG_EXIT = 78

/**
 * Reads the settings from the environment. No other function reads it. An empty value counts as not set.
 *
 * @throws ConfigError that lists every problem at once.
 */
export function readConfig(env: Record<string, string | undefined>): Config {
  const problems: string[] = []
  const read = <T>(key: ConfigKey, parse: (value: string) => T | undefined, expected: string): T | undefined => {
    const value = env[key]?.trim()
    if (!value) return undefined
    const parsed = parse(value)
    if (parsed === undefined) {
      const found = SECRET_KEYS.includes(key) ? 'something else' : `"${printableValue(value)}"`
      problems.push(`${key} must be ${expected}, but is ${found}`)
    }
    return parsed
  }

  const host = read('HOST', plain, 'a host name or address') ?? '127.0.0.1'
  const port = read('PORT', portNumber, 'a port between 0 and 65535') ?? 4321
  const config: Config = {
    host,
    port,
    publicUrl: read('PUBLIC_URL', origin, 'a URL without a path, like https://example.org') ?? addressOf(host, port),
    dataDir: resolve(read('DATA_DIR', (value) => value, 'a directory') ?? './data'),
    desk: {
      host: read('DESK_HOST', plain, 'a host name or address') ?? '127.0.0.1',
      // Where the system chooses the site's port, several servers may run.
      port: read('DESK_PORT', portNumber, 'a port between 0 and 65535') ?? (port === 0 ? 0 : 4322),
      url: read('DESK_URL', origin, 'a URL without a path, like https://desk.example.org'),
      userHeader: read('DESK_USER_HEADER', headerName, 'the name of a header, like X-Forwarded-User'),
      trustedProxies: read('DESK_TRUSTED_PROXIES', networks, 'addresses or CIDR ranges, separated by commas') ?? [],
    },
    databaseUrl: read('DATABASE_URL', url(['postgres:', 'postgresql:']), 'a URL like postgres://user@host/name'),
    s3: readS3(read, problems),
    smtpUrl: read('SMTP_URL', url(['smtp:', 'smtps:']), 'a URL like smtp://user:password@host:587'),
    imapUrl: read('IMAP_URL', mailbox, 'a URL like imaps://user:password@host/INBOX'),
    mailFrom: read('MAIL_FROM', sender, 'one mail address, or "Name <address>"'),
    clamd: read('CLAMD', clamd, 'a socket path or host:port'),
    trustedProxies: read('TRUSTED_PROXIES', networks, 'addresses or CIDR ranges, separated by commas') ?? [],
    rateLimit: read('RATE_LIMIT', count, 'a whole number, 0 for no limit') ?? 20,
    newsletterPerMinute: read('NEWSLETTER_PER_MINUTE', positive, 'a whole number from 1') ?? 120,
    webhook: readWebhook(read, problems),
    measurementId: read('PUBLIC_GA_MEASUREMENT_ID', measurement, 'an ID like G-ABC123DEF4'),
  }
  if (config.port !== 0 && config.port === config.desk.port) {
    problems.push(`DESK_PORT must differ from PORT, but both are ${config.port}`)
  }
  problems.push(...deskProblems(config.desk))
  if (problems.length > 0) throw new ConfigError(problems.join('\n'))
  return config
}

type Read = <T>(key: ConfigKey, parse: (value: string) => T | undefined, expected: string) => T | undefined

/** Keys are named here and nowhere else: the client would also look into files of the user and ask the network. */
function readS3(read: Read, problems: string[]): S3Config | undefined {
  const bucket = read('S3_BUCKET', plain, 'a bucket name')
  const endpoint = read('S3_ENDPOINT', origin, 'a URL without a path, like https://s3.example.org')
  const region = read('S3_REGION', plain, 'a region name') ?? 'us-east-1'
  const accessKeyId = read('S3_ACCESS_KEY_ID', key, 'a key without spaces')
  const secretAccessKey = read('S3_SECRET_ACCESS_KEY', key, 'a key without spaces')
  // Most servers other than Amazon's have one host name for all buckets.
  const forcePathStyle = read('S3_FORCE_PATH_STYLE', flag, '1 or 0') ?? endpoint !== undefined
  if (!bucket) {
    const set = Object.entries({ S3_ENDPOINT: endpoint, S3_ACCESS_KEY_ID: accessKeyId }).find(([, value]) => value)
    if (set) problems.push(`S3_BUCKET must be set when ${set[0]} is`)
    return undefined
  }
  if (accessKeyId && secretAccessKey) return { bucket, endpoint, region, accessKeyId, secretAccessKey, forcePathStyle }
  problems.push('S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY must be set when S3_BUCKET is')
  return undefined
}

function readWebhook(read: Read, problems: string[]): WebhookConfig | undefined {
  const known = problems.length
  const allowsPrivate = read('WEBHOOK_PRIVATE', flag, '1 or 0') ?? false
  const url = allowsPrivate
    ? read('WEBHOOK_URL', receiver(['http:', 'https:']), 'a URL without name and password, like http://crm:8080/hook')
    : read('WEBHOOK_URL', receiver(['https:']), 'an https URL without name and password, like https://example.org/hook')
  const secret = read('WEBHOOK_SECRET', webhookSecret, 'whsec_ and 24 to 64 bytes as base64')
  if (url && secret) return { url, secret, allowsPrivate }
  if (url && problems.length === known) problems.push('WEBHOOK_SECRET must be set when WEBHOOK_URL is')
  return undefined
}

/** Nobody may reach the desk who was not named by a proxy, or who has no account on this machine. */
function deskProblems({ host, userHeader, trustedProxies }: DeskConfig): string[] {
  const isGuarded = userHeader !== undefined && trustedProxies.length > 0
  if (isLoopback(host) || isGuarded) {
    return userHeader !== undefined && trustedProxies.length === 0
      ? ['DESK_TRUSTED_PROXIES must be set when DESK_USER_HEADER is']
      : []
  }
  return [
    `DESK_HOST must be a loopback address such as 127.0.0.1, but is "${host}"; any other needs DESK_USER_HEADER and DESK_TRUSTED_PROXIES`,
  ]
}

/** Whether only programs of this machine can connect to the address. */
export function isLoopback(host: string): boolean {
  return host === 'localhost' || host === '::1' || /^(::ffff:)?127\.\d+\.\d+\.\d+$/i.test(host)
}

/** The URL that a browser on this machine can open. */
export function addressOf(host: string, port: number): string {
  const name = host === '0.0.0.0' || host === '::' ? 'localhost' : isIP(host) === 6 ? `[${host}]` : host
  return `http://${name}:${port}`
}

/** Hides a password from terminal and log, whatever the setting. */
function printableValue(value: string): string {
  return value.replace(/\/\/.*@/, '//…@')
}

function plain(value: string): string | undefined {
  return /^[\w.:-]+$/.test(value) ? value : undefined
}

function key(value: string): string | undefined {
  return /^[!-~]{1,200}$/.test(value) ? value : undefined
}

function count(value: string): number | undefined {
  return /^\d{1,6}$/.test(value) ? Number(value) : undefined
}

function positive(value: string): number | undefined {
  const number = count(value)
  return number !== undefined && number > 0 ? number : undefined
}

function portNumber(value: string): number | undefined {
  const number = count(value)
  return number !== undefined && number <= 65_535 ? number : undefined
}

function url(protocols: string[]): (value: string) => string | undefined {
  return (value) => {
    if (!URL.canParse(value)) return undefined
    const { protocol, hostname } = new URL(value)
    return protocols.includes(protocol) && hostname !== '' ? value : undefined
  }
}

/** A name and a password are needed; without encryption only on this machine. */
function mailbox(value: string): string | undefined {
  if (!url(['imap:', 'imaps:'])(value)) return undefined
  const { protocol, hostname, username, password } = new URL(value)
  return username && password && (protocol === 'imaps:' || isLoopback(hostname)) ? value : undefined
}

function origin(value: string): string | undefined {
  if (!url(['http:', 'https:'])(value)) return undefined
  const { origin, pathname, search, hash, username } = new URL(value)
  return pathname === '/' && !search && !hash && !username ? origin : undefined
}

/** Standard Webhooks signs, so there is no name and password. A fragment is never sent. */
function receiver(protocols: string[]): (value: string) => string | undefined {
  return (value) => {
    if (!url(protocols)(value)) return undefined
    const { username, password, hash } = new URL(value)
    return username || password || hash ? undefined : value
  }
}

/** The form and the lengths of Standard Webhooks 1.0. */
function webhookSecret(value: string): Uint8Array | undefined {
  const [, encoded = ''] = /^whsec_([A-Za-z0-9+/]+={0,2})$/.exec(value) ?? []
  const bytes = Buffer.from(encoded, 'base64')
  return bytes.length >= 24 && bytes.length <= 64 ? bytes : undefined
}

function flag(value: string): boolean | undefined {
  return value === '1' ? true : value === '0' ? false : undefined
}

/** `post@example.org` or `A name <post@example.org>`, also with the name in quotes. */
function sender(value: string): Config['mailFrom'] {
  const [, name, inside] = /^(?:"([^"<>]*)"|[^"<>]*?)\s*<([^<>]+)>$/.exec(value) ?? []
  const read = SENDER.read(inside ?? value)
  if (!read.ok) return undefined
  const plain = inside === undefined ? '' : (name ?? value.slice(0, value.indexOf('<')).trim())
  return plain === '' ? { address: read.value } : { name: plain, address: read.value }
}

function clamd(value: string): Config['clamd'] | undefined {
  if (value.startsWith('/')) return { path: value }
  const [, name, v6, port] = /^(?:([\w.-]+)|\[([\da-f:]+)\]):(\d+)$/i.exec(value) ?? []
  const host = name ?? v6
  const number = portNumber(port ?? '')
  return host && number ? { host, port: number } : undefined
}

function headerName(value: string): string | undefined {
  return /^[A-Za-z0-9-]{1,60}$/.test(value) ? value.toLowerCase() : undefined
}

/** A list of addresses. A number of hops is refused: with it a client could choose its own address. */
function networks(value: string): string[] | undefined {
  const list = value.split(',').map((item) => item.trim())
  const valid = list.every((item) => {
    const [address = '', bits, ...rest] = item.split('/')
    const most = isIP(address) === 6 ? 128 : 32
    return isIP(address) > 0 && rest.length === 0 && (bits === undefined || (count(bits) ?? most + 1) <= most)
  })
  return valid ? list : undefined
}

function measurement(value: string): string | undefined {
  return /^G-[A-Z0-9]{4,20}$/.test(value) ? value : undefined
}
