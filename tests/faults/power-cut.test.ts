import { execFileSync, spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { mkdir } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { expect, onTestFinished, test } from 'vitest'
import { openOffice } from '../../server/context.ts'
import { databaseProblem } from '../../server/database/integrity.ts'
import { loadCompany } from '../../server/load-company.ts'

// A killed process leaves its writes in the kernel's cache, so killing shows no missing fsync. Here the filesystem
// itself stops, its journal unwritten, as when the power fails; then it is mounted again and compared with what had
// been answered. That needs root, a loop device and ext4; elsewhere the test is skipped and says so.

/** EXT4_IOC_SHUTDOWN with EXT4_GOING_FLAGS_NOLOGFLUSH. Node cannot send an ioctl; Python can. */
const CUT =
  'import fcntl,os,struct,sys; fcntl.ioctl(os.open(sys.argv[1], os.O_RDONLY), 0x8004587d, struct.pack("I", 2))'
const ANSWERED_BEFORE_THE_CUT = 40

const disk = prepareDisk()

test.skipIf(!disk)(
  'after a power cut every answered request is there, with its file whole',
  { timeout: 60_000 },
  async () => {
    if (!disk) return
    onTestFinished(disk.discard)
    const dataDir = join(disk.folder, 'data')
    await mkdir(dataDir)
    const visitors = spawn(process.execPath, [join(import.meta.dirname, 'power-cut-visitors.ts'), dataDir], {
      stdio: ['ignore', 'pipe', 'ignore'],
    })
    const gone = once(visitors, 'exit')
    const answered = new Map<string, string>()
    for await (const line of createInterface({ input: visitors.stdout })) {
      // What is answered while the cut is being made may be on either side of it.
      if (answered.size === ANSWERED_BEFORE_THE_CUT) continue
      const [reference = '', sha256 = ''] = line.split(' ')
      answered.set(reference, sha256)
      if (answered.size === ANSWERED_BEFORE_THE_CUT) execFileSync('python3', ['-c', CUT, disk.folder])
    }
    visitors.kill('SIGKILL')
    await gone

    disk.remount()

    const log = { info() {}, warn() {}, error() {} }
    const office = await openOffice({ dataDir, company: await loadCompany(), publicUrl: 'https://site.test', log })
    const kept = await office.db
      .selectFrom('submission')
      .innerJoin('attachment', 'attachment.submissionId', 'submission.id')
      .select(['submission.reference', 'attachment.key'])
      .execute()
    const found = new Map<string, string>()
    for (const { reference, key } of kept) {
      found.set(
        reference,
        createHash('sha256')
          .update(await office.store.bytes(key))
          .digest('hex'),
      )
    }
    const letters = await office.db.selectFrom('outbox').select('id').where('kind', '=', 'desk').execute()
    const problem = await databaseProblem(office.db)
    await office.db.destroy()

    expect(answered.size).toBe(ANSWERED_BEFORE_THE_CUT)
    for (const [reference, sha256] of answered) expect([reference, found.get(reference)]).toEqual([reference, sha256])
    expect(letters).toHaveLength(kept.length)
    expect(problem).toBeUndefined()
  },
)

/** A filesystem of its own in a file, or undefined where this machine does not let us have one. */
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
