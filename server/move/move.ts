import { randomUUID } from 'node:crypto'
import { quantity } from '../../contract/quantity.ts'
import { diskStore } from '../attachments/disk-store.ts'
import { openStore } from '../attachments/open-store.ts'
import type { S3Store } from '../attachments/s3-store.ts'
import type { AttachmentStore } from '../attachments/store.ts'
import type { S3Config } from '../config.ts'
import { prepareDataDir } from '../data-dir.ts'
import { type ListedAttachment, listAttachments } from '../database/attachment-list.ts'
import { databaseFile } from '../database/database-file.ts'
import { migrate } from '../database/migrate.ts'
import { type ComparedTable, compareDocuments, compareRows, RowsDiffer } from '../database/move/compare-rows.ts'
import { copyRows } from '../database/move/copy-rows.ts'
import { finishMark } from '../database/move/mark.ts'
import { countRows, openSource } from '../database/move/source.ts'
import { copiedTables } from '../database/move/tables.ts'
import { beginTarget, notEmptyProblem, openTarget, type Target } from '../database/move/target.ts'
import type { Db } from '../database/schema.ts'
import type { Log } from '../log.ts'
import { installationId, secretHash } from '../secret.ts'
import { openSecrets, secretPath } from '../secret-file.ts'
import { finishedMove, finishMove, markMove, movedProblem, unfinishedMove, unmarkMove } from '../unfinished-move.ts'
import { checkFiles, sendFiles, setFilesAside } from './move-files.ts'

export interface MoveRequest {
  dataDir: string
  secretFile?: string
  databaseUrl: string
  /** The bucket of the settings. */
  s3: S3Config | undefined
  /** Whether the attachments of the disk go into the bucket. Else they stay where they are. */
  sendsFiles: boolean
  /** Asked once, before anything is written. */
  confirm(question: string): Promise<boolean>
  /** Told of each step as it begins. */
  tell(step: string): void
  log: Log
  now: number
}

export interface Moved {
  place: string
  /** What was compared, by table. Empty when an earlier try had moved all rows. */
  tables: ComparedTable[]
  /** Submissions in the search; undefined as above. */
  documents: number | undefined
  files: number
  /** Where attachments were before they went into the bucket. */
  aside: string | undefined
}

/**
 * Copies a whole installation from DATA_DIR into an empty database: all rows, and on demand the attachments into a bucket.
 * The secret, emails in files and uploads stay in DATA_DIR, which the server with the new database goes on using. Every row
 * and every file is compared at the end.
 *
 * From before the first row until all was compared, DATA_DIR and the new database are marked, and no server starts on
 * either. A move that was killed is completed by running it again. The records in DATA_DIR
 * are brought to the newest schema, and never changed otherwise.
 *
 * @returns undefined when the person said no. Then nothing was written.
 * @throws an Error for the operator.
 */
export async function moveInstallation(request: MoveRequest): Promise<Moved | undefined> {
  const { dataDir, databaseUrl } = request
  const finished = await finishedMove(dataDir)
  if (finished) throw new Error(movedProblem(dataDir, finished))
  await prepareDataDir(dataDir, databaseFile(dataDir), false, secretPath(request))
  const [secret] = await openSecrets(request)
  await using source = await openSource(dataDir)
  const target = await openTarget(databaseUrl)
  try {
    const attachments = await listAttachments(source)
    const bucket = request.sendsFiles ? await openBucket(request, secret) : undefined
    return await moveTo({ request, secret, source, target, attachments, bucket })
  } finally {
    await target.db.destroy()
  }
}

interface Opened {
  request: MoveRequest
  secret: Uint8Array
  source: Db
  target: Target
  attachments: ListedAttachment[]
  /** Undefined where attachments stay. */
  bucket: S3Store | undefined
}

async function moveTo(opened: Opened): Promise<Moved | undefined> {
  const { request, target, attachments, bucket } = opened
  const { dataDir, tell } = request
  const { db, place, mark } = target
  const begun = await unfinishedMove(dataDir)
  const ours = mark !== undefined && mark.id === begun?.id ? mark : undefined
  if (!ours && (mark || target.contents !== undefined)) throw new Error(notEmptyProblem(target))
  const store = bucket ?? (await openStayingStore(opened))
  if (!ours) await checkFiles(bucket ? diskStore(dataDir) : store, attachments)
  if (!(await request.confirm(await questionOf(opened)))) return undefined

  const id = ours?.id ?? (await begin(opened))
  const compared = ours?.isFinished ? undefined : await moveRows(opened, id)
  if (bucket) {
    tell(`Sending ${quantity(attachments.length, 'file')} to the bucket`)
    await sendFiles(bucket, { dataDir, attachments, now: request.now })
  }
  tell(`Comparing ${quantity(attachments.length, 'file')}`)
  await checkFiles(store, attachments)
  if (compared) await finishMark(db, id)
  const aside = bucket && (await setFilesAside(dataDir))
  await finishMove(dataDir)
  return { place, tables: compared?.tables ?? [], documents: compared?.documents, files: attachments.length, aside }
}

/** Marks both sides. @returns the id of the move. */
async function begin({ request: { dataDir }, secret, target }: Opened): Promise<string> {
  const id = randomUUID()
  await markMove(dataDir, { id, place: target.place })
  try {
    await beginTarget(target, id, secretHash(secret))
  } catch (error) {
    await unmarkMove(dataDir)
    throw error
  }
  return id
}

async function moveRows({ request: { tell }, source, target: { db } }: Opened, id: string) {
  // An earlier try may have been one of an older version.
  await migrate(db)
  const tables = await copiedTables(source, db)
  await copyRows(source, db, tables, id, tell)
  tell('Comparing the records')
  try {
    return { tables: await compareRows(source, db, tables), documents: await compareDocuments(source, db) }
  } catch (error) {
    if (!(error instanceof RowsDiffer)) throw error
    throw new Error(
      `${error.message} The records in DATA_DIR are whole. Empty the new database with dropdb and createdb, remove ` +
        'DATA_DIR/moving, and move again.',
    )
  }
}

/** @throws StoreFault when it is another installation's, or cannot be reached. */
async function openBucket({ dataDir, s3 }: MoveRequest, secret: Uint8Array): Promise<S3Store> {
  if (!s3) throw new Error('--files s3 needs S3_BUCKET and its keys in the settings.')
  // A server without a bucket does not load the client.
  const { s3Store } = await import('../attachments/s3-store.ts')
  const store = s3Store(s3, { dataDir, owner: installationId(secret) })
  await store.claim()
  return store
}

/** Where attachments are, and stay. */
function openStayingStore({ request: { dataDir, s3, log }, secret, attachments }: Opened): Promise<AttachmentStore> {
  return openStore({ dataDir, s3, owner: installationId(secret), hasAttachments: attachments.length > 0, log })
}

async function questionOf({ source, target, attachments, bucket }: Opened): Promise<string> {
  const submissions = quantity(await countRows(source, 'submission'), 'submission')
  const files = bucket ? ` and ${quantity(attachments.length, 'file')} to the bucket` : ''
  return `Move ${submissions} to the database at ${target.place}${files}? Servers must stay stopped meanwhile.`
}
