import { readFile, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { syncFolder, writeDurably } from './durable-file.ts'
import { ifMissing } from './error-code.ts'

// A move copies the records of DATA_DIR into another database. DATA_DIR tells how far that is: `moving` is durable before
// the first row is copied, and becomes `moved` when all of them were compared. The new database has a mark of its own
// (database/move/mark.ts).

const MOVING = 'moving'
const MOVED = 'moved'

/** A move of this folder's records. */
export interface Move {
  /** Names this move, here and in the new database. */
  id: string
  /** The new database: host, port and name. */
  place: string
}

/** The move that has begun and not ended. Undefined when there is none. */
export function unfinishedMove(dataDir: string): Promise<Move | undefined> {
  return readMove(join(dataDir, MOVING))
}

/** The move that has ended: the records are elsewhere since. Undefined when there was none. */
export function finishedMove(dataDir: string): Promise<Move | undefined> {
  return readMove(join(dataDir, MOVED))
}

/** Marks the folder. It is durable when this resolves. */
export async function markMove(dataDir: string, { id, place }: Move): Promise<void> {
  await writeDurably(join(dataDir, MOVING), `${id}\n${place}\n`)
}

/** The move has not begun after all. */
export async function unmarkMove(dataDir: string): Promise<void> {
  await rm(join(dataDir, MOVING))
  await syncFolder(dataDir)
}

/** The move has ended. */
export async function finishMove(dataDir: string): Promise<void> {
  await rename(join(dataDir, MOVING), join(dataDir, MOVED))
  await syncFolder(dataDir)
}

/**
 * @param isEmbedded whether the records are to be read from this folder, and not from DATABASE_URL.
 * @throws an Error for the operator while a move has not ended, and where the records have been moved away: what is
 * received here would be missing there.
 */
export async function refuseMoved(dataDir: string, isEmbedded: boolean): Promise<void> {
  const unfinished = await unfinishedMove(dataDir)
  if (unfinished) {
    const path = join(dataDir, MOVING)
    throw new Error(
      `The records of ${dataDir} are being moved to the database at ${unfinished.place}: ${path} is there, so a move is ` +
        'running or was stopped. Run `npm run desk -- move --to URL` again, which completes it. To call it off, first take ' +
        `DATABASE_URL and a new S3_BUCKET out of the settings. Then remove ${path} and empty that database; nothing in ` +
        `${dataDir} has changed.`,
    )
  }
  const finished = isEmbedded ? await finishedMove(dataDir) : undefined
  if (finished) throw new Error(movedProblem(dataDir, finished))
}

/** What is wrong with using the records that were left behind, and what to do. */
export function movedProblem(dataDir: string, { place }: Move): string {
  return (
    `The records of ${dataDir} were moved to the database at ${place}. Set DATABASE_URL to it. To go back to the records ` +
    `as they were before, remove ${join(dataDir, MOVED)}.`
  )
}

async function readMove(path: string): Promise<Move | undefined> {
  const text = await readFile(path, 'utf8').catch(ifMissing)
  if (text === undefined) return undefined
  const [id = '', place = ''] = text.split('\n')
  return { id, place }
}
