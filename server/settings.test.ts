import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { tempFolder } from '../tests/support/temp-folder.ts'
import { readConfig } from './config.ts'
import { FILE_KEYS } from './settings.ts'

function file(content: string): string {
  const folder = tempFolder()
  writeFileSync(join(folder, 'value'), content)
  return join(folder, 'value')
}

test('every setting that may hold a secret, and no other, can stand in a file, whose last line break does not count', () => {
  const secret = 'DATABASE_URL S3_ACCESS_KEY_ID S3_SECRET_ACCESS_KEY SMTP_URL IMAP_URL WEBHOOK_URL WEBHOOK_SECRET'
  expect(FILE_KEYS).toEqual(secret.split(' ').map((name) => `${name}_FILE`))

  const config = readConfig({ SMTP_URL_FILE: file('smtp://me:word@mail.example:587\n') })

  expect(config.smtpUrl).toBe('smtp://me:word@mail.example:587')
  expect(readConfig({ PORT_FILE: file('5000') }).port).toBe(4321)
})

test('a file that is missing, empty or beside the setting itself is told by name, and a wrong one without its content', () => {
  const both = { SMTP_URL: 'smtp://mail.example', SMTP_URL_FILE: file('smtp://other.example') }

  expect(() => readConfig(both)).toThrow('SMTP_URL and SMTP_URL_FILE are both set: leave one out')
  expect(() => readConfig({ SMTP_URL_FILE: '/nowhere/smtp' })).toThrow('/nowhere/smtp cannot (ENOENT)')
  expect(() => readConfig({ SMTP_URL_FILE: file(' \n') })).toThrow('SMTP_URL_FILE names an empty file')
  expect(() => readConfig({ DATABASE_URL_FILE: file('hiddenword') })).toThrow(
    /^DATABASE_URL must be a URL like postgres:\/\/user@host\/name, but is something else$/,
  )
})

test('people have a name, other spellings and an address, and no spelling twice', () => {
  expect(
    readConfig({ DESK_PEOPLE: 'Ines Barros (Ines, I. Barros) <ines@a.example>, Maud <m@a.example>' }).desk.people,
  ).toEqual([
    { name: 'Ines Barros', aliases: ['Ines', 'I. Barros'], address: 'ines@a.example' },
    { name: 'Maud', aliases: [], address: 'm@a.example' },
  ])
  for (const wrong of ['Ines', 'Ines <ines>', '<ines@a.example>', 'Ines <i@a.example>, Maud (ines) <m@a.example>'])
    expect(() => readConfig({ DESK_PEOPLE: wrong })).toThrow(/^DESK_PEOPLE must be people like .*, each name once;/m)
})

test('the log leaves out what its level says, and takes no other word', () => {
  expect(readConfig({}).logLevel).toBe('info')
  expect(readConfig({ LOG_LEVEL: 'error' }).logLevel).toBe('error')
  expect(() => readConfig({ LOG_LEVEL: 'loud' })).toThrow('LOG_LEVEL must be info, warn or error, but is "loud"')
})

test.each(['127.0.0.1', '::1', 'localhost', '127.8.9.1', '::ffff:127.0.0.1'])('%s is this machine alone', (host) => {
  expect(readConfig({ DESK_HOST: host }).desk.host).toBe(host)
})
