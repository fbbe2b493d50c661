import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { chmod, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test, vi } from 'vitest'
import { freePorts } from '../../tests/support/free-port.ts'
import { openTestContext, sendAccepted, type TestContext } from '../context.fixture.ts'
import { startImap } from './imap.ts'
import { emailSource } from './mail-in.fixture.ts'

// A real mailbox: Debian's Dovecot, where the machine has it. DOVECOT_ROOT names a folder into which its packages were
// unpacked.

const ROOT = process.env.DOVECOT_ROOT ?? ''
const BINARY = join(ROOT, '/usr/sbin/dovecot')
const IS_THERE = process.env.SCENES === 'full' && existsSync(BINARY)
if (process.env.SCENES === 'full' && !IS_THERE)
  console.warn('No Dovecot on this machine: emails from a mailbox are not tried.')

test.skipIf(!IS_THERE)(
  'emails are taken in from a mailbox as they arrive, once, also across a restart',
  async () => {
    const context = await openTestContext()
    const reference = await sendAccepted(context)
    const box = await openMailbox()
    await box.put('before', { subject: 'Here before the first connection', id: '<0@x>' })
    const first = startImap(context, box.url)
    await vi.waitFor(async () => expect(await marks(context)).toBe(1), WAIT)

    await box.put('one', { subject: `[${reference}] one` })
    await vi.waitFor(async () => expect(await subjects(context)).toEqual([`[${reference}] one`]), WAIT)
    await first.stop()
    // It arrives while the server is down.
    await box.put('two', { subject: `[${reference}] two`, id: '<2@x>' })
    const second = startImap(context, box.url)
    onTestFinished(() => second.stop())

    await vi.waitFor(async () => expect(await subjects(context)).toHaveLength(2), WAIT)
    expect(await subjects(context)).toEqual([`[${reference}] one`, `[${reference}] two`])
  },
  120_000,
)

const WAIT = { timeout: 40_000, interval: 200 }

async function subjects({ db }: TestContext): Promise<string[]> {
  const rows = await db.selectFrom('incoming').select('subject').orderBy('subject').execute()
  return rows.map(({ subject }) => subject)
}

async function marks({ db }: TestContext): Promise<number> {
  const rows = await db.selectFrom('installation').select('key').where('key', 'like', 'imap:%').execute()
  return rows.length
}

/** A mailbox of its own on a free port, ended after the test. */
async function openMailbox() {
  const folder = await mkdtemp(join(tmpdir(), 'dovecot-'))
  const mail = join(folder, 'mail')
  for (const part of ['new', 'cur', 'tmp']) await mkdir(join(mail, part), { recursive: true })
  await chmod(folder, 0o755)
  const [port = 0] = await freePorts(1)
  const user = process.getuid?.() === 0 ? 'nobody' : (process.env.USER ?? 'nobody')
  const config = join(folder, 'dovecot.conf')
  await writeFile(
    config,
    `base_dir = ${folder}/run
state_dir = ${folder}/state
libexec_dir = ${ROOT}/usr/lib/dovecot
auth_debug = no
log_path = ${folder}/log
protocols = imap
listen = 127.0.0.1
ssl = no
disable_plaintext_auth = no
mail_location = maildir:${mail}
mail_plugin_dir = ${ROOT}/usr/lib/dovecot/modules
first_valid_uid = 0
first_valid_gid = 0
default_internal_user = ${user}
default_login_user = ${user}
default_internal_group = nogroup
service imap-login {
  chroot =
  inet_listener imap {
    port = ${port}
  }
  inet_listener imaps {
    port = 0
  }
}
service anvil {
  chroot =
}
passdb {
  driver = static
  args = password=secret
}
userdb {
  driver = static
  args = uid=0 gid=0 home=${folder}
}
`,
  )
  const env = { ...process.env, LD_LIBRARY_PATH: `${ROOT}/usr/lib/dovecot:${ROOT}/usr/lib/dovecot/modules` }
  const child = spawn(BINARY, ['-F', '-c', config], { env, stdio: 'inherit' })
  onTestFinished(async () => {
    child.kill()
    await rm(folder, { recursive: true, force: true })
  })
  await vi.waitFor(
    () =>
      new Promise<void>((resolve, reject) => {
        const socket = connect(port, '127.0.0.1').once('data', () => {
          socket.destroy()
          resolve()
        })
        socket.once('error', reject)
      }),
    WAIT,
  )
  return {
    url: `imap://quotes:secret@127.0.0.1:${port}/INBOX`,
    put: (name: string, email: Parameters<typeof emailSource>[0]) =>
      writeFile(join(mail, 'new', `${Date.now()}.${name}.test`), emailSource(email)),
  }
}
