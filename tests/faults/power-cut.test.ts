import { execFileSync, spawn } from 'node:child_process'
import { hash } from 'node:crypto'
import { once } from 'node:events'
import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { mkdir, readdir, readFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { buffer } from 'node:stream/consumers'
import PostalMime from 'postal-mime'
import { expect, onTestFinished, test } from 'vitest'
import { reopen } from '../../server/context.fixture.ts'
import { databaseProblem } from '../../server/database/health.ts'
import { compileFailingDisk, withoutSync } from '../support/failing-disk.ts'
import { counted, sizeOf } from '../support/proof.ts'

// A killed process leaves its writes in the kernel's cache, so killing it shows no missing fsync. Here the filesystem
// itself stops without writing its journal, as in a power cut. Then it is mounted again and compared with what had been
// answered. That needs root, a loop device and ext4; elsewhere the test is skipped and says so.

/** EXT4_IOC_SHUTDOWN with EXT4_GOING_FLAGS_NOLOGFLUSH. Node cannot send an ioctl; Python can. */
const CUT =
  'import fcntl,os,struct,sys; fcntl.ioctl(os.open(sys.argv[1], os.O_RDONLY), 0x8004587d, struct.pack("I", 2))'
const ANSWERED_BEFORE_THE_CUT = 40

const CUTS = sizeOf('PROOF_CUTS', 1)
const CONTROLS = Math.ceil(CUTS / 10)

const library = compileFailingDisk()

let unused = prepareDisk()
const HAS_DISK = unused !== undefined

test('after a power cut every answered request is there with its whole file, and so is every email that was sent', {
  timeout: 60_000,
  repeats: CUTS - 1,
}, async ({ skip }) => {
  skip(!HAS_DISK, 'needs root, a loop device, ext4 and Python')
  const { dataDir, answered } = await cutPower()

  const { emails, sent, found, attached, problem } = await leftOn(dataDir)

  expect(answered.size).toBe(ANSWERED_BEFORE_THE_CUT)
  for (const [reference, sha256] of answered) expect([reference, found.get(reference)]).toEqual([reference, sha256])
  expect(emails.filter(({ kind }) => kind === 'desk')).toHaveLength(found.size)
  expect(sent.length).toBeGreaterThan(0)
  for (const { carried, submissionId } of sent) {
    const expected = attached.find((file) => file.submissionId === submissionId)?.sha256
    expect(carried).toBe(expected)
  }
  expect(problem).toBeUndefined()
  counted({ cuts: 1, acknowledged: answered.size, 'emails sent': sent.length })
})

// The control: the same visitors on a system that says "synced" and writes nothing. Without a loss this scene proves nothing.
test('where fsync does nothing, a power cut does lose what was answered', {
  timeout: 120_000,
  repeats: CONTROLS - 1,
}, async ({ skip }) => {
  skip(!HAS_DISK || !library, 'needs root, a loop device, ext4, Python and a compiler of C')
  const { dataDir, answered } = await cutPower(withoutSync(library ?? ''))

  // A database that is torn, or not there at all, is a loss of everything.
  const found = await leftOn(dataDir).then(
    (left) => left.found,
    () => new Map<string, string>(),
  )

  const lost = [...answered].filter(([reference, sha256]) => found.get(reference) !== sha256)
  expect(answered.size).toBe(ANSWERED_BEFORE_THE_CUT)
  expect(lost.length).toBeGreaterThan(0)
  counted({ controls: 1, 'lost by controls': lost.length })
})

/** Visitors send until forty were answered; then the disk stops, and is mounted again. */
async function cutPower(env: Record<string, string> = {}) {
  const disk = unused ?? prepareDisk()
  unused = undefined
  if (!disk) throw new Error('There is no room for another disk.')
  onTestFinished(disk.discard)
  const dataDir = join(disk.folder, 'data')
  await mkdir(dataDir)
  const visitors = spawn(process.execPath, [join(import.meta.dirname, 'power-cut-visitors.ts'), dataDir], {
    stdio: ['ignore', 'pipe', 'ignore'],
    env: { ...process.env, ...env },
  })
  const gone = once(visitors, 'exit')
  const answered = new Map<string, string>()
  for await (const line of createInterface({ input: visitors.stdout })) {
    // What is answered while the cut is being made may be on either side of it.
    if (answered.size === ANSWERED_BEFORE_THE_CUT) continue
    const [reference = '', sha256 = ''] = line.split(' ')
    answered.set(reference, sha256)
    if (answered.size < ANSWERED_BEFORE_THE_CUT) continue
    execFileSync('python3', ['-c', CUT, disk.folder])
    break
  }
  visitors.kill('SIGKILL')
  await gone
  disk.remount()
  return { dataDir, answered }
}

/** What a server finds there. @throws when it does not start. */
async function leftOn(dataDir: string) {
  const context = await reopen(dataDir)
  await using db = context.db
  const stored = await db
    .selectFrom('submission')
    .innerJoin('attachment', 'attachment.submissionId', 'submission.id')
    .select(['submission.reference', 'attachment.key', 'attachment.bytes', 'attachment.sha256'])
    .execute()
  const found = new Map<string, string>()
  for (const { reference, ...file } of stored)
    found.set(reference, hash('sha256', await buffer(await context.store.read(file))))
  const emails = await db.selectFrom('outbox').select(['id', 'state', 'kind', 'submissionId']).execute()
  const files = await readdir(join(dataDir, 'mail'))
  const sent: { submissionId: string | null; carried: string | undefined }[] = []
  for (const { id, submissionId } of emails.filter(({ state, kind }) => state === 'sent' && kind === 'desk')) {
    const name = files.find((file) => file.endsWith(`-${id}.eml`)) ?? ''
    sent.push({ submissionId, carried: await attachmentHash(join(dataDir, 'mail', name)) })
  }
  const attached = await db.selectFrom('attachment').select(['submissionId', 'sha256']).execute()
  return { found, emails, sent, attached, problem: await databaseProblem(db) }
}

/** The SHA-256 of the attachment that an email file carries; undefined when the file is torn or missing. */
async function attachmentHash(path: string): Promise<string | undefined> {
  const mail = await PostalMime.parse(await readFile(path).catch(() => Buffer.alloc(0)))
  const content = mail.attachments[0]?.content
  return content && hash('sha256', Buffer.from(content as ArrayBuffer))
}

/** A filesystem in a file, or undefined where this machine does not allow it. */
function prepareDisk() {
  if (process.getuid?.() !== 0 || !existsSync('/dev/loop-control')) return undefined
  const place = mkdtempSync(join(tmpdir(), 'power-'))
  const image = join(place, 'disk.img')
  const folder = join(place, 'mounted')
  const run = (command: string, ...args: string[]) => execFileSync(command, args, { stdio: 'ignore' })
  const mount = () => run('mount', '-o', 'loop', image, folder)
  try {
    run('truncate', '-s', '128M', image)
    run('mkfs.ext4', '-q', '-F', image)
    run('mkdir', folder)
    mount()
    run('python3', '--version')
  } catch {
    rmSync(place, { recursive: true, force: true })
    return undefined
  }
  return {
    folder,
    remount() {
      run('umount', folder)
      mount()
    },
    discard() {
      run('umount', folder)
      rmSync(place, { recursive: true, force: true })
    },
  }
}
