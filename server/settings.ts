import { readFileSync } from 'node:fs'
import * as v from 'valibot'
import type { StaffPerson } from '../contract/desk/people.ts'
import { email } from '../contract/fields/field.ts'
import { isLoopback, isNetwork } from './address.ts'
import { errorCode } from './error-code.ts'
import type { ClamdAddress } from './scan/clamd.ts'

// Every setting of the server once: what its text must be in words, and how it is read. `config.ts` tells what they mean
// together.

interface Setting<T> {
  /** Completes "must be". */
  expected: string
  schema: v.GenericSchema<string, T>
  /** `whole`: no message repeats any of it. `password`: only what stands before an @ is hidden. */
  secret?: 'whole' | 'password'
}

const name = matching(/^[\w.:-]+$/)
const key = matching(/^[!-~]{1,200}$/)
const port = wholeNumber(0, 65_535)
const flag = v.pipe(
  v.picklist(['1', '0']),
  v.transform((value) => value === '1'),
)
/** A number of hops is refused: with it a client could choose its own address. */
const networks = v.pipe(
  v.string(),
  v.transform((value) => value.split(',').map((item) => item.trim())),
  v.array(v.pipe(v.string(), v.check(isNetwork))),
)

const HOST = 'a host name or address'
const PORT = 'a port between 0 and 65535'
const NETWORKS = 'addresses or CIDR ranges, separated by commas'
const KEY = 'a key without spaces'

/** In the order of `.env.example`, which lists exactly these. */
const SETTINGS = {
  HOST: setting(HOST, name),
  PORT: setting(PORT, port),
  PUBLIC_URL: setting('a URL without a path, like https://example.org', origin()),
  DATA_DIR: setting('a directory', v.string()),
  SECRET_FILE: setting('a file', v.string()),
  DESK_HOST: setting(HOST, name),
  DESK_PORT: setting(PORT, port),
  DESK_URL: setting('a URL without a path, like https://desk.example.org', origin()),
  DESK_USER_HEADER: setting(
    'the name of a header, like X-Forwarded-User',
    v.pipe(matching(/^[A-Za-z0-9-]{1,60}$/), v.toLowerCase()),
  ),
  DESK_TRUSTED_PROXIES: setting(NETWORKS, networks),
  DESK_PEOPLE: setting(
    'people like "Ines Barros (I. Barros) <ines@example.org>", separated by commas, each name once; what stands in brackets are other spellings',
    people(),
  ),
  DATABASE_URL: setting('a URL like postgres://user@host/name', url(['postgres:', 'postgresql:']), 'password'),
  S3_ENDPOINT: setting('a URL without a path, like https://s3.example.org', origin()),
  S3_BUCKET: setting('a bucket name', name),
  S3_REGION: setting('a region name', name),
  S3_ACCESS_KEY_ID: setting(KEY, key, 'whole'),
  S3_SECRET_ACCESS_KEY: setting(KEY, key, 'whole'),
  S3_FORCE_PATH_STYLE: setting('1 or 0', flag),
  SMTP_URL: setting('a URL like smtp://user:password@host:587', mailServer(), 'password'),
  MAIL_FROM: setting('one mail address, or "Name <address>"', sender()),
  IMAP_URL: setting('a URL like imaps://user:password@host/INBOX, with % as %25', mailbox(), 'whole'),
  MAIL_AUTHSERV_ID: setting('the name of a mail server', v.pipe(name, v.toLowerCase())),
  CLAMD: setting('a socket path or host:port', clamd()),
  TRUSTED_PROXIES: setting(NETWORKS, networks),
  RATE_LIMIT: setting('a whole number, 0 for no limit', wholeNumber(0, 999_999)),
  NEWSLETTER_PER_MINUTE: setting('a whole number from 1', wholeNumber(1, 999_999)),
  WEBHOOK_URL: setting('a URL without name and password, like https://example.org/hook', receiver(), 'whole'),
  WEBHOOK_SECRET: setting('whsec_ and 24 to 64 bytes as base64', webhookSecret(), 'whole'),
  WEBHOOK_PRIVATE: setting('1 or 0', flag),
  LOG_LEVEL: setting('info, warn or error', v.picklist(['info', 'warn', 'error'])),
  PUBLIC_GA_MEASUREMENT_ID: setting('an ID like G-ABC123DEF4', matching(/^G-[A-Z0-9]{4,20}$/)),
}

export type SettingKey = keyof typeof SETTINGS

/** What was set, read. */
export type Settings = { [K in SettingKey]?: v.InferOutput<(typeof SETTINGS)[K]['schema']> }

/** Every setting of the server but those that name a file. */
export const CONFIG_KEYS = Object.keys(SETTINGS) as SettingKey[]

/** `SMTP_URL_FILE` and its like: where the text of a secret setting stands, as Docker and Kubernetes hand secrets over. */
export const FILE_KEYS = CONFIG_KEYS.filter((key) => settingOf(key).secret).map((key) => `${key}_FILE`)

/** Reads every setting from the environment. An empty value counts as not set. What is wrong is added to `problems`. */
export function readSettings(env: Record<string, string | undefined>, problems: string[]): Settings {
  const entries = CONFIG_KEYS.flatMap((key) => {
    const { expected, schema, secret } = settingOf(key)
    const text = textOf(env, key, problems)
    if (!text) return []
    const read = v.safeParse(schema, text, { abortPipeEarly: true })
    if (read.success) return [[key, read.output]]
    const isHidden = secret === 'whole' || !env[key]?.trim()
    const value = isHidden ? 'something else' : `"${withoutPassword(text)}"`
    const [{ type, message }] = read.issues
    problems.push(`${key} ${type === 'raw_check' ? message : `must be ${expected}, but is ${value}`}`)
    return []
  })
  // Each value was read by the schema of its own key.
  return Object.fromEntries(entries) as Settings
}

/** The text of a setting: its own, or for a secret that of the file which `<key>_FILE` names. */
function textOf(env: Record<string, string | undefined>, key: SettingKey, problems: string[]): string | undefined {
  const own = env[key]?.trim()
  const path = settingOf(key).secret && env[`${key}_FILE`]?.trim()
  if (!path) return own
  if (own) problems.push(`${key} and ${key}_FILE are both set: leave one out`)
  try {
    const text = readFileSync(path, 'utf8').trim()
    if (text === '') problems.push(`${key}_FILE names an empty file: ${path}`)
    return text
  } catch (error) {
    problems.push(`${key}_FILE must name a file that can be read, but ${path} cannot (${errorCode(error)})`)
    return undefined
  }
}

function setting<T>(expected: string, schema: v.GenericSchema<string, T>, secret?: 'whole' | 'password'): Setting<T> {
  return { expected, schema, secret }
}

function settingOf(key: SettingKey): Setting<unknown> {
  return SETTINGS[key]
}

/** Hides a password from terminal and log, whatever the setting. */
function withoutPassword(value: string): string {
  return value.replace(/\/\/.*@/, '//…@')
}

function matching(pattern: RegExp) {
  return v.pipe(v.string(), v.regex(pattern))
}

function wholeNumber(least: number, most: number) {
  return v.pipe(matching(/^\d{1,6}$/), v.transform(Number), v.minValue(least), v.maxValue(most))
}

function url(protocols: string[], isRight: (url: URL, text: string) => unknown = () => true) {
  return v.pipe(
    v.string(),
    v.url(),
    v.check((text) => {
      const url = new URL(text)
      return protocols.includes(url.protocol) && url.hostname !== '' && Boolean(isRight(url, text))
    }),
  )
}

function mailServer() {
  const flags = ['requireTLS', 'ignoreTLS', 'opportunisticTLS', 'tls.rejectUnauthorized']
  const texts = ['name', 'authMethod', 'localAddress', 'tls.servername', 'tls.minVersion', 'tls.ciphers']
  return v.pipe(url(['smtp:', 'smtps:']), options(flags, texts))
}

/** A name and a password are needed, with every % encoded; without encryption only on this machine. */
function mailbox() {
  const isRight = ({ protocol, hostname, username, password }: URL, text: string) =>
    !/%(?![\da-f]{2})/i.test(text) && username && password && (protocol === 'imaps:' || isLoopback(hostname))
  return v.pipe(url(['imap:', 'imaps:'], isRight), options())
}

/** What may stand behind the ? of a mail server's URL: anything else would be passed over in silence. */
function options(flags: string[] = [], texts: string[] = []) {
  const allowed = [...flags.map((name) => `${name}=true or false`), ...texts].join(', ') || 'none'
  const isRight = (name: string, value: string) =>
    flags.includes(name) ? /^(true|false|1|0)$/.test(value) : value !== '' && texts.includes(name)
  return v.rawCheck<string>(({ dataset, addIssue }) => {
    const { search, searchParams } = new URL(String(dataset.value))
    const wrong = [...searchParams].find(([name, value]) => !isRight(name, value))
    // Before an @ it is the end of a password.
    const name = search.includes('@') ? '' : ` "${wrong?.[0]}"`
    if (wrong) addIssue({ message: `has a wrong option${name}; allowed: ${allowed}` })
  })
}

function origin() {
  return v.pipe(
    url(['http:', 'https:'], ({ href, origin }) => href === `${origin}/`),
    v.transform((value) => new URL(value).origin),
  )
}

/** Standard Webhooks signs, so there is no name and password. A fragment is never sent. */
function receiver() {
  return url(['http:', 'https:'], ({ username, password, hash }) => !username && !password && !hash)
}

/** The form and the lengths of Standard Webhooks 1.0. */
function webhookSecret() {
  return v.pipe(
    matching(/^whsec_[A-Za-z0-9+/]+={0,2}$/),
    v.transform((value): Uint8Array => Buffer.from(value.slice('whsec_'.length), 'base64')),
    v.minLength(24),
    v.maxLength(64),
  )
}

/** `post@example.org` or `A name <post@example.org>`, also with the name in quotes. */
function sender() {
  return parsed((value): { name?: string; address: string } | undefined => {
    const [, name, inside] = /^(?:"([^"<>]*)"|[^"<>]*?)\s*<([^<>]+)>$/.exec(value) ?? []
    const read = SENDER.read(inside ?? value)
    if (!read.ok) return undefined
    const plain = inside === undefined ? '' : (name ?? value.slice(0, value.indexOf('<')).trim())
    return plain === '' ? { address: read.value } : { name: plain, address: read.value }
  })
}

/** The forms' own rule for an email address. */
const SENDER = email('MAIL_FROM')

function people() {
  return parsed((value): StaffPerson[] | undefined => {
    const all = value.split(/(?<=>)\s*,/).flatMap((text) => readPerson(text.trim()) ?? [])
    const names = all.flatMap(({ name, aliases }) => [name, ...aliases].map((one) => one.toLowerCase()))
    const isEach = all.length > 0 && all.length === value.split('<').length - 1 && new Set(names).size === names.length
    return isEach ? all : undefined
  })
}

function readPerson(text: string): StaffPerson | undefined {
  const [, name = '', inBrackets = '', typed = ''] = /^([^(<>]+?)\s*(?:\(([^()<>]+)\)\s*)?<([^<>]+)>$/.exec(text) ?? []
  const address = SENDER.read(typed)
  if (name === '' || !address.ok) return undefined
  const aliases = inBrackets.split(',').flatMap((alias) => (alias.trim() === '' ? [] : [alias.trim()]))
  return { name, aliases, address: address.value }
}

function clamd() {
  return parsed((value): ClamdAddress | undefined => {
    if (value.startsWith('/')) return { path: value }
    const [, name, v6, port] = /^(?:([\w.-]+)|\[([\da-f:]+)\]):(\d{1,5})$/i.exec(value) ?? []
    const host = name ?? v6
    return host && Number(port) > 0 && Number(port) <= 65_535 ? { host, port: Number(port) } : undefined
  })
}

/** A text that a function reads; undefined is a problem. */
function parsed<T>(parse: (value: string) => T | undefined) {
  return v.pipe(
    v.string(),
    v.rawTransform<string, T>(({ dataset, addIssue, NEVER }) => {
      const value = parse(dataset.value)
      if (value !== undefined) return value
      addIssue()
      return NEVER
    }),
  )
}
