import { execFileSync, spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { chmod, chown, mkdir, mkdtemp, rename, rm, writeFile } from 'node:fs/promises'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { freePorts } from './free-port.ts'
import { endProcess } from './server-process.ts'

// A real mailbox: Debian's Dovecot (dovecot-imapd), where the machine has it.

const BINARY = '/usr/sbin/dovecot'
/** 2.4, of Debian 13, does not read the settings of 2.3, which are below. */
export const HAS_DOVECOT =
  existsSync(BINARY) && execFileSync(BINARY, ['--version'], { encoding: 'utf8' }).startsWith('2.3')

/** The user "nobody" of Debian. */
const NOBODY = 65534
const TRIES = 200

export interface Mailbox {
  /** For `IMAP_URL`. */
  url: string
  /** An email arrives. `name` is any that no other has. @returns its file. */
  put(name: string, source: string): Promise<string>
  close(): Promise<void>
}

/** Starts a mailbox of its own on a free port. @throws where it ends, or does not answer within 20 seconds. */
export async function startDovecot(): Promise<Mailbox> {
  const folder = await mkdtemp(join(tmpdir(), 'dovecot-'))
  const mail = join(folder, 'mail')
  for (const part of ['new', 'cur', 'tmp']) await mkdir(join(mail, part), { recursive: true })
  await chmod(folder, 0o755)
  const [port = 0] = await freePorts(1)
  // Dovecot serves no mailbox of root.
  const isRoot = process.getuid?.() === 0
  const user = isRoot ? 'nobody' : (process.env.USER ?? 'nobody')
  const uid = isRoot ? NOBODY : process.getuid?.()
  if (isRoot)
    for (const path of [folder, mail, ...['new', 'cur', 'tmp'].map((part) => join(mail, part))])
      await chown(path, NOBODY, NOBODY)
  const config = join(folder, 'dovecot.conf')
  await writeFile(
    config,
    `base_dir = ${folder}/run
state_dir = ${folder}/state
log_path = ${folder}/log
protocols = imap
listen = 127.0.0.1
ssl = no
disable_plaintext_auth = no
mail_location = maildir:${mail}
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
  args = uid=${uid} gid=${uid} home=${folder}
}
`,
  )
  const child = spawn(BINARY, ['-F', '-c', config], { stdio: 'inherit' })
  const close = async () => {
    await endProcess(child)
    await rm(folder, { recursive: true, force: true })
  }
  for (let tries = 0; !(await answers(port)); tries++) {
    if (tries === TRIES || child.exitCode !== null) {
      await close()
      throw new Error('Dovecot does not answer.')
    }
    await setTimeout(100)
  }
  return {
    url: `imap://quotes:secret@127.0.0.1:${port}/INBOX`,
    async put(name, source) {
      const path = join(mail, 'tmp', `${Date.now()}.${name}.test`)
      await writeFile(path, source)
      if (isRoot) await chown(path, NOBODY, NOBODY)
      const arrived = join(mail, 'new', basename(path))
      await rename(path, arrived)
      return arrived
    },
    close,
  }
}

function answers(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1').once('data', () => {
      socket.destroy()
      resolve(true)
    })
    socket.once('error', () => resolve(false))
  })
}
