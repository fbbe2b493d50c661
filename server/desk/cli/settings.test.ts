import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test, vi } from 'vitest'
import { closeAfterTest } from '../../../tests/support/close-after-test.ts'
import { deskCommand } from '../../../tests/support/desk-command.ts'
import { startMailServer } from '../../../tests/support/mail-server.ts'
import { tempFolder } from '../../../tests/support/temp-folder.ts'

// Each command is a process of its own, and the machine may be busy.
vi.setConfig({ testTimeout: 60_000 })

test('settings are checked before the first start, without a password in the answer, and nothing is made', async () => {
  const dataDir = tempFolder()
  await writeFile(join(dataDir, 'smtp'), 'smtp://me:hiddenword@mail.example:587\n')

  const right = await deskCommand(dataDir, ['config', '--check'], {
    SMTP_URL_FILE: join(dataDir, 'smtp'),
    PORT: '8080',
    IMAP_URL: 'imaps://me:hiddenword@imap.example/INBOX',
  })
  const wrong = await deskCommand(dataDir, ['config', '--check'], { PORT: 'high', LOG_LEVEL: 'loud' })

  expect(right).toMatchObject({ problem: '', code: 0 })
  expect(right.out).toMatch(/^Site +http:\/\/127\.0\.0\.1:8080/)
  expect(right.out).toMatch(/SMTP mail.example:587\nIn +IMAP imap.example\n/)
  expect(right.out).toMatch(/Readable\. To try: doctor, mail test\.\n$/)
  expect(right.out).not.toContain('hiddenword')
  expect(wrong).toMatchObject({ out: '', code: 78 })
  expect(wrong.problem.trim().split('\n')).toHaveLength(2)
  expect(await readdir(dataDir)).toEqual(['smtp'])
})

test('a test email leaves at once without a database, and a refusal is told in the words of the mail server', async () => {
  const dataDir = tempFolder()
  const server = closeAfterTest(await startMailServer({ unknown: ['nobody@quist.example'] }))
  const settings = { SMTP_URL: server.url, MAIL_FROM: 'Site <post@site.test>' }

  const [sent, refused, misspelled, written] = await Promise.all([
    deskCommand(dataDir, ['mail', 'test', 'mina@quist.example'], settings),
    deskCommand(dataDir, ['mail', 'test', 'nobody@quist.example'], settings),
    deskCommand(dataDir, ['mail', 'test', 'nobody'], settings),
    deskCommand(dataDir, ['mail', 'test', 'mina@quist.example']),
  ])

  expect(sent).toMatchObject({ code: 0, problem: '' })
  const [letter] = await server.wait(1)
  expect(letter).toMatchObject({ from: 'post@site.test', to: ['mina@quist.example'] })
  expect(letter?.mail.text).toContain('This email came.')
  expect(refused).toMatchObject({ code: 1, out: '' })
  expect(refused.problem).toContain('No such user here')
  expect(misspelled.code).toBe(64)
  expect(written.code).toBe(0)
  expect(await readdir(join(dataDir, 'mail'))).toHaveLength(1)
  expect(await readdir(dataDir)).toEqual(['mail'])
})

test('a secret is renewed where it is, and the earlier one stays behind it', async () => {
  const dataDir = tempFolder()
  await writeFile(join(dataDir, 'secret'), Buffer.alloc(32, 7))

  const renewed = await deskCommand(dataDir, ['secret', 'rotate'])

  expect(renewed.code).toBe(0)
  expect(renewed.out).toContain('honors 1 earlier one')
  expect(await readFile(join(dataDir, 'secret'), 'utf8')).toMatch(/^[0-9a-f]{64}\n(07){32}\n$/)
  expect((await deskCommand(tempFolder(), ['secret', 'rotate'])).problem).toContain('secret is missing')
})
