import { spawn } from 'node:child_process'
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { expect, onTestFinished, test, vi } from 'vitest'
import { BARE_ENV } from '../../../tests/support/bare-env.ts'
import { startMailServer } from '../../../tests/support/mail-server.ts'

// Each command is a process of its own, and the machine may be busy.
vi.setConfig({ testTimeout: 60_000 })

async function emptyFolder(): Promise<string> {
  const path = await mkdtemp(join(tmpdir(), 'operator-'))
  onTestFinished(() => rm(path, { recursive: true }))
  return path
}

async function command(dataDir: string, settings: Record<string, string>, ...args: string[]) {
  const env = { ...BARE_ENV, DATA_DIR: dataDir, ...settings }
  const program = join(import.meta.dirname, '..', 'cli.ts')
  const child = spawn(process.execPath, [program, ...args], { env, cwd: dataDir })
  const exit = new Promise<number | null>((resolve) => child.once('exit', resolve))
  const [out, problem, code] = await Promise.all([text(child.stdout), text(child.stderr), exit])
  return { out, problem, code }
}

test('settings are checked before the first start, without a password in the answer, and nothing is made', async () => {
  const dataDir = await emptyFolder()
  await writeFile(join(dataDir, 'smtp'), 'smtp://me:hiddenword@mail.example:587\n')

  const right = await command(dataDir, { SMTP_URL_FILE: join(dataDir, 'smtp'), PORT: '8080' }, 'config', '--check')
  const wrong = await command(dataDir, { PORT: 'high', LOG_LEVEL: 'loud' }, 'config', '--check')

  expect(right).toMatchObject({ problem: '', code: 0 })
  expect(right.out).toMatch(/^Site +http:\/\/127\.0\.0\.1:8080/)
  expect(right.out).toContain('SMTP mail.example:587')
  expect(right.out).toMatch(/Every setting can be used\.\n$/)
  expect(right.out).not.toContain('hiddenword')
  expect(wrong).toMatchObject({ out: '', code: 78 })
  expect(wrong.problem.trim().split('\n')).toHaveLength(2)
  expect(await readdir(dataDir)).toEqual(['smtp'])
})

test('a test email leaves at once without a database, and a refusal is told in the words of the mail server', async () => {
  const dataDir = await emptyFolder()
  const server = await startMailServer({ unknown: ['nobody@quist.example'] })
  onTestFinished(() => server.close())
  const settings = { SMTP_URL: server.url, MAIL_FROM: 'Site <post@site.test>' }

  const [sent, refused, misspelled, written] = await Promise.all([
    command(dataDir, settings, 'mail', 'test', 'mina@quist.example'),
    command(dataDir, settings, 'mail', 'test', 'nobody@quist.example'),
    command(dataDir, settings, 'mail', 'test', 'nobody'),
    command(dataDir, {}, 'mail', 'test', 'mina@quist.example'),
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
  const dataDir = await emptyFolder()
  await writeFile(join(dataDir, 'secret'), Buffer.alloc(32, 7))

  const renewed = await command(dataDir, {}, 'secret', 'rotate')

  expect(renewed.code).toBe(0)
  expect(renewed.out).toContain('honors 1 earlier one')
  expect(await readFile(join(dataDir, 'secret'), 'utf8')).toMatch(/^[0-9a-f]{64}\n(07){32}\n$/)
  expect((await command(await emptyFolder(), {}, 'secret', 'rotate')).problem).toContain('secret is missing')
})
