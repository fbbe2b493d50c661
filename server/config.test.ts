import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { readConfig } from './config.ts'
import { CONFIG_KEYS, FILE_KEYS } from './settings.ts'

describe('settings', () => {
  test('nothing needs to be set on a fresh machine', () => {
    const config = readConfig({})

    expect(config).toMatchObject({ host: '127.0.0.1', port: 4321, rateLimit: 20, trustedProxies: [] })
    expect(config.desk).toEqual({ host: '127.0.0.1', port: 4322, people: [], trustedProxies: [] })
    expect(config.publicUrl).toBe('http://127.0.0.1:4321')
    expect(config.dataDir).toMatch(/^\/.*\/data$/)
    expect(config.smtpUrl).toBeUndefined()
  })

  test('the mailbox needs a name, a password and encryption, and its password is never repeated', () => {
    const url = 'imaps://quotes:hunter2@mail.example.org/INBOX'

    expect(readConfig({ IMAP_URL: url }).imapUrl).toBe(url)
    expect(readConfig({ IMAP_URL: 'imap://a:b@127.0.0.1:1143' }).imapUrl).toBeDefined()
    for (const wrong of ['imap://a:hunter2@b.test', 'imaps://b.test', 'https://a:b@c.test', 'imaps://a:5%@b.test']) {
      expect(() => readConfig({ IMAP_URL: wrong })).toThrow('IMAP_URL must be a URL like imaps://')
      expect(() => readConfig({ IMAP_URL: wrong })).not.toThrow('hunter2')
    }
  })

  test('an option of a mail server that would be passed over is told by name, with those that are allowed', () => {
    for (const name of ['requireTls', 'requireTLS', 'constructor'])
      expect(() => readConfig({ SMTP_URL: `smtp://a:hunter2@b.test?tls.servername=c&${name}=no` })).toThrow(
        `SMTP_URL has a wrong option "${name}"; allowed: requireTLS=true or false, ignoreTLS=`,
      )
    expect(() => readConfig({ IMAP_URL: 'imaps://a:hunter2@b.test?tls=1' })).toThrow('option "tls"; allowed: none')
    expect(() => readConfig({ SMTP_URL: 'smtp://a:1?hunter2@b.test' })).toThrow(
      /^(?!.*hunter2)SMTP_URL has a wrong option;/,
    )
  })

  test('an empty value counts as not set', () => {
    expect(readConfig({ PORT: '', SMTP_URL: ' ' })).toMatchObject({ port: 4321, smtpUrl: undefined })
  })

  test('every problem is told at once, with what was expected', () => {
    const env = { PORT: '99999', PUBLIC_URL: 'https://example.org/site', RATE_LIMIT: '-1', TRUSTED_PROXIES: '1' }

    expect(() => readConfig(env)).toThrow(
      [
        'PORT must be a port between 0 and 65535, but is "99999"',
        'PUBLIC_URL must be a URL without a path, like https://example.org, but is "https://example.org/site"',
        'TRUSTED_PROXIES must be addresses or CIDR ranges, separated by commas, but is "1"',
        'RATE_LIMIT must be a whole number, 0 for no limit, but is "-1"',
      ].join('\n'),
    )
  })

  test.each(['SMTP_URL', 'PUBLIC_URL', 'S3_ENDPOINT', 'DATABASE_URL', 'CLAMD', 'MAIL_FROM'])(
    'a password is not repeated in the message about %s',
    (key) => {
      expect(() => readConfig({ [key]: 'ftp://me:secret@mail/x', S3_BUCKET: 'b' })).toThrow(/^(?![\s\S]*secret)/)
    },
  )

  test.each([
    ['MAIL_FROM', 'post@site.test', 'mailFrom', { address: 'post@site.test' }],
    ['MAIL_FROM', 'Site Mail <post@site.test>', 'mailFrom', { name: 'Site Mail', address: 'post@site.test' }],
    ['MAIL_FROM', '"Mail, Site" <post@site.test>', 'mailFrom', { name: 'Mail, Site', address: 'post@site.test' }],
    ['MAIL_FROM', '<post@site.test>', 'mailFrom', { address: 'post@site.test' }],
    ['CLAMD', '/run/clamav/clamd.ctl', 'clamd', { path: '/run/clamav/clamd.ctl' }],
    ['CLAMD', '127.0.0.1:3310', 'clamd', { host: '127.0.0.1', port: 3310 }],
    ['CLAMD', 'clamd:3310', 'clamd', { host: 'clamd', port: 3310 }],
    ['CLAMD', '[::1]:3310', 'clamd', { host: '::1', port: 3310 }],
    ['TRUSTED_PROXIES', '10.0.0.0/8, ::1', 'trustedProxies', ['10.0.0.0/8', '::1']],
  ] as const)('are read: %s=%s', (key, value, setting, read) => {
    expect(readConfig({ [key]: value })[setting]).toEqual(read)
  })

  test.each([
    ['CLAMD', 'clamd | 3310 | clamd:0 | clamd:99999 | tcp://clamd:3310 | run/clamd.ctl'],
    ['MAIL_FROM', 'a@b.example, c@d.example | Name <a@b.example> x | Name <a> | a@b.example <c@d.example'],
    ['SMTP_URL', 'smtp:// | smtp://:587'],
    ['TRUSTED_PROXIES', '1 | 10.0.0.0/33 | 10.0.0/8 | 0x7f.1 | fe80::/129 | ::1/x'],
  ])('%s cannot be any of %s', (key, values) => {
    for (const value of values.split(' | ')) expect(() => readConfig({ [key]: value })).toThrow(`${key} must be`)
  })

  test('a bucket needs both of its keys, and no message repeats one', () => {
    const keys = { S3_ACCESS_KEY_ID: 'AKIAEXAMPLE', S3_SECRET_ACCESS_KEY: 'se/cr+et' }
    const s3 = { bucket: 'files', region: 'us-east-1', accessKeyId: 'AKIAEXAMPLE', secretAccessKey: 'se/cr+et' }

    expect(readConfig({}).s3).toBeUndefined()
    const plain = { ...s3, endpoint: undefined, forcePathStyle: false }
    expect(readConfig({ S3_BUCKET: 'files', ...keys }).s3).toEqual(plain)
    const own = { S3_BUCKET: 'files', S3_ENDPOINT: 'https://s3.example.org:9000', ...keys }
    expect(readConfig(own).s3).toEqual({ ...s3, endpoint: 'https://s3.example.org:9000', forcePathStyle: true })
    expect(readConfig({ ...own, S3_FORCE_PATH_STYLE: '0' }).s3?.forcePathStyle).toBe(false)
    expect(() => readConfig({ ...keys })).toThrow('S3_BUCKET must be set when S3_ACCESS_KEY_ID is')
    expect(() => readConfig({ S3_ENDPOINT: 'https://s3.example.org' })).toThrow(
      'S3_BUCKET must be set when S3_ENDPOINT is',
    )
    const half = () => readConfig({ S3_BUCKET: 'files', S3_SECRET_ACCESS_KEY: 'hidden word' })
    expect(half).toThrow('S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY must be set when S3_BUCKET is')
    expect(half).toThrow(/^(?![\s\S]*hidden)/)
  })

  const SECRET = `whsec_${'ab12'.repeat(10)}abc=`

  test('webhooks need an address and a secret, and are off without an address', () => {
    const webhook = { WEBHOOK_URL: 'https://crm.example/hook?key=1', WEBHOOK_SECRET: SECRET }

    expect(readConfig({}).webhook).toBeUndefined()
    expect(readConfig({ WEBHOOK_SECRET: SECRET }).webhook).toBeUndefined()
    expect(readConfig(webhook).webhook).toMatchObject({ url: webhook.WEBHOOK_URL, allowsPrivate: false })
    expect(readConfig(webhook).webhook?.secret).toHaveLength(32)
    expect(() => readConfig({ WEBHOOK_URL: webhook.WEBHOOK_URL })).toThrow('WEBHOOK_SECRET must be set')
    const own = { ...webhook, WEBHOOK_URL: 'http://crm:8080/', WEBHOOK_PRIVATE: '1' }
    expect(readConfig(own).webhook).toMatchObject({ url: 'http://crm:8080/', allowsPrivate: true })
  })

  test.each([
    ['an address without encryption', { WEBHOOK_URL: 'http://crm.example/hiddenword' }],
    ['an address with a password', { WEBHOOK_URL: 'https://me:hiddenword@crm.example/' }],
    ['a short secret', { WEBHOOK_SECRET: 'whsec_hiddenword' }],
    ['a secret without its mark', { WEBHOOK_SECRET: `hiddenword${SECRET}` }],
    ['a long secret', { WEBHOOK_SECRET: `whsec_hiddenword${'ab12'.repeat(30)}` }],
    ['a switch of another word', { WEBHOOK_PRIVATE: 'yes' }],
  ])('a webhook may not have %s, and the message does not repeat it', (_what, wrong) => {
    const right = { WEBHOOK_URL: 'https://crm.example/', WEBHOOK_SECRET: SECRET }

    const problems = () => readConfig({ ...right, ...wrong })

    expect(problems).toThrow(`${Object.keys(wrong)[0]} must be`)
    expect(problems).toThrow(/^(?![\s\S]*hiddenword)[^\n]*$/)
  })

  test('.env.example names exactly the settings that are known', () => {
    const example = readFileSync(new URL('../.env.example', import.meta.url), 'utf8')

    const named = [...example.matchAll(/^([A-Z0-9_]+)=/gm)].map((match) => match[1])

    expect(named).toEqual(CONFIG_KEYS)
    expect(example.match(/[A-Z0-9_]+_FILE/g)?.filter((name) => name !== 'SECRET_FILE')).toEqual(FILE_KEYS)
  })
})
