import { randomBytes } from 'node:crypto'
import { readdir, rm, stat, statfs } from 'node:fs/promises'
import { join } from 'node:path'
import { MiB } from '../contract/fields/upload.ts'
import { HOUR_MS } from '../contract/time/units.ts'
import { writeDurably } from './durable-file.ts'

/**
 * Free space on the disk of `DATA_DIR`, bytes. `warn` leaves room for some forty submissions with every file at its
 * limit. Below `fail` no file is taken, so that submissions without files still find room, and `/readyz` fails.
 */
const FREE_DISK_BYTES = { warn: 2048 * MiB, fail: 256 * MiB }
/** A small disk needs less: at most this part of it must be free. */
const FREE_DISK_PART = { warn: 1 / 4, fail: 1 / 8 }

/** Nobody writes the reserve for so long, ms. */
const HALF_WRITTEN_MS = HOUR_MS

/** Room for a thousand submissions without files, bytes. */
const RESERVE_BYTES = 16 * MiB

/** Free space on the disk of a folder, and how much must be free, bytes. */
export async function diskSpace(folder: string): Promise<{ free: number; warn: number; fail: number }> {
  const { bavail, blocks, bsize } = await statfs(folder)
  const least = (level: 'warn' | 'fail') => Math.min(FREE_DISK_BYTES[level], blocks * bsize * FREE_DISK_PART[level])
  return { free: bavail * bsize, warn: least('warn'), fail: least('fail') }
}

/** Whether the disk has room for a visitor's file. */
export async function hasRoomForFiles(folder: string): Promise<boolean> {
  const { free, fail } = await diskSpace(folder)
  return free >= fail
}

/** @throws an ENOSPC as the disk's own when it has no room for a visitor's file. */
export async function requireRoom(folder: string): Promise<void> {
  if (!(await hasRoomForFiles(folder))) throw Object.assign(new Error('the disk is nearly full'), { code: 'ENOSPC' })
}

/**
 * Occupies some space with `DATA_DIR/reserve`. Other programs may fill the disk to its last byte; then this file is
 * removed, and submissions without files are still stored. Does nothing on a disk that has little room anyway.
 *
 * @throws what the disk throws.
 */
export async function fillReserve(dataDir: string): Promise<void> {
  const path = reservePath(dataDir)
  const found = await stat(path).catch(() => undefined)
  await removeHalfWritten(dataDir)
  if (found?.size === RESERVE_BYTES || (await diskSpace(dataDir)).free < 2 * RESERVE_BYTES) return
  // Random bytes, because some filesystems store zeros in no space at all.
  await writeDurably(path, randomBytes(RESERVE_BYTES))
}

/** On a full disk a start gets the reserve: it writes the beginning of the database's log. Never throws. */
export async function makeRoomToStart(dataDir: string): Promise<void> {
  const space = await diskSpace(dataDir).catch(() => undefined)
  if (space && space.free < MiB) await releaseReserve(dataDir)
}

/** Gives the space of the reserve back. Never throws. */
export async function releaseReserve(dataDir: string): Promise<void> {
  await rm(reservePath(dataDir), { force: true }).catch(() => undefined)
}

/** A server that was killed while it wrote the reserve leaves one. Another server may be writing a younger one. */
async function removeHalfWritten(dataDir: string): Promise<void> {
  for (const name of await readdir(dataDir)) {
    if (!/^reserve\..*\.new$/.test(name)) continue
    const written = await stat(join(dataDir, name)).catch(() => undefined)
    if (written && Date.now() - written.mtimeMs > HALF_WRITTEN_MS) await rm(join(dataDir, name), { force: true })
  }
}

function reservePath(dataDir: string): string {
  return join(dataDir, 'reserve')
}
