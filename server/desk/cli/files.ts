import { createWriteStream } from 'node:fs'
import { join, resolve } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { isLocked, scanForStaff } from '../../../contract/scan.ts'
import { readScanned } from '../../attachments/scanned-file.ts'
import { makeFolder } from '../../data-dir.ts'
import { findLoaded } from '../../submissions/desk/list.ts'
import type { Command } from './command.ts'
import { type CommandResult, json, misused, printable, refused } from './output.ts'

/**
 * Copies a submission's files under their names into a folder. Never overwrites a file. A locked file is named and left out;
 * then the exit code is 1.
 */
export async function files({ context, args, flags }: Command): Promise<CommandResult> {
  const [reference] = args
  if (!reference || args.length > 1 || !flags.out) return misused('files takes one reference and --out with a folder.')
  const loaded = await findLoaded(context, reference)
  if (!loaded) return refused(`There is no ${reference}.`)
  const folder = resolve(flags.out)
  await makeFolder(folder)
  const written: string[] = []
  const locked: string[] = []
  for (const file of loaded.attachments) {
    const { name, position } = file
    if (isLocked(file.scan)) {
      locked.push(`${printable(name)} is locked: ${scanForStaff(file)}.`)
      continue
    }
    const path = join(folder, safeName(name, `${loaded.submission.reference}-${position + 1}`))
    await pipeline(await readScanned(context.store, file), createWriteStream(path, { flags: 'wx', mode: 0o600 }))
    written.push(path)
  }
  const problems = locked.length > 0 ? { problem: locked.join('\n'), exitCode: 1 } : {}
  if (flags.json) return { ...json(written), ...problems }
  const none = locked.length > 0 ? undefined : `${loaded.submission.reference} has no files.`
  return { ...problems, out: written.map(printable).join('\n') || none }
}

/** A visitor's name for a file, which cannot leave the folder or hide in it. The reference keeps two apart. */
function safeName(name: string, prefix: string): string {
  const plain = Buffer.from(name.toWellFormed().replace(/[\p{C}/\\:]/gu, '_'))
  // A file system takes 255 bytes, and a letter has up to four.
  const end = plain.subarray(-200).toString()
  return `${prefix}-${end.replace(/^\ufffd+/, '')}`
}
