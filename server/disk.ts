import { randomBytes } from 'node:crypto'
import { rm, stat, statfs } from 'node:fs/promises'
import { join } from 'node:path'
import { MiB } from '../contract/upload.ts'
import { writeDurably } from './durable-file.ts'

/**
 * Free space on the disk of `DATA_DIR`, bytes. `warn` leaves room for some forty submissions with every file at its
 * limit. Below `fail` no file is taken, so that submissions without files still find room, and `/readyz` fails.
 */
export const FREE_DISK_BYTES = { warn: 2048 * MiB, fail: 256 * MiB }

/** Room for a thousand submissions without files, bytes. */
const RESERVE_BYTES = 16 * MiB

/** Free space on the disk of a folder, bytes. */
export async function freeBytes(folder: string): Promise<number> {
  const { bavail, bsize } = await statfs(folder)
  return bavail * bsize
}

/** Whether the disk has room for a visitor's file. */
export async function hasRoomForFiles(folder: string): Promise<boolean> {
  return (await freeBytes(folder)) >= FREE_DISK_BYTES.fail
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
  if (found?.size === RESERVE_BYTES || (await freeBytes(dataDir)) < 2 * RESERVE_BYTES) return
  // Random bytes, because some filesystems store zeros in no space at all.
  await writeDurably(path, randomBytes(RESERVE_BYTES))
}

/** Gives the space of the reserve back. Never throws. */
export async function releaseReserve(dataDir: string): Promise<void> {
  await rm(reservePath(dataDir), { force: true }).catch(() => undefined)
}

function reservePath(dataDir: string): string {
  return join(dataDir, 'reserve')
}
