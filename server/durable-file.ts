import { randomUUID } from 'node:crypto'
import { chmod, chown, link, open, rename, rm } from 'node:fs/promises'
import { dirname } from 'node:path'
import type { Readable } from 'node:stream'
import { errorCode } from './error-code.ts'

// Files that must survive a power cut. The order matters: write, sync the file, give it its name, sync the folder.
// Nobody ever sees half a file under its final name.

/**
 * Writes or replaces a file, also piece by piece. It is durable when this resolves.
 *
 * @param as - whose it is and who may read it. Only root can give it to another; without it, it is the caller's alone.
 */
export async function writeDurably(
  path: string,
  content: string | Uint8Array | Readable,
  as?: { uid: number; gid: number; mode: number },
): Promise<void> {
  // Several servers may write the same file at the same moment.
  const temp = `${path}.${randomUUID()}.new`
  try {
    await writeSynced(temp, content)
    if (as && process.getuid?.() === 0) await chown(temp, as.uid, as.gid)
    if (as) await chmod(temp, as.mode)
    await rename(temp, path)
  } catch (error) {
    await rm(temp, { force: true })
    throw error
  }
  await syncFolder(dirname(path))
}

/** Creates a file unless it exists. @returns whether this call created it; then it is durable. */
export async function createDurably(path: string, content: Uint8Array): Promise<boolean> {
  const temp = `${path}.${randomUUID()}`
  try {
    await writeSynced(temp, content)
    // Unlike a rename, a link never replaces a file that another process created meanwhile.
    await link(temp, path)
  } catch (error) {
    if (errorCode(error) === 'EEXIST') return false
    throw error
  } finally {
    await rm(temp, { force: true })
  }
  await syncFolder(dirname(path))
  return true
}

/** A new name in a folder survives a power cut only after the folder itself is synced. */
export async function syncFolder(folder: string): Promise<void> {
  await using handle = await open(folder, 'r')
  await handle.sync()
}

async function writeSynced(path: string, content: string | Uint8Array | Readable): Promise<void> {
  await using handle = await open(path, 'w', 0o600)
  await handle.writeFile(content)
  await handle.sync()
}
