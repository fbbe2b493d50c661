import { createWriteStream } from 'node:fs'
import { mkdir } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { findLoaded } from '../../submissions/desk/list.ts'
import type { Command } from './command.ts'
import { type CommandResult, json, misused, printable, refused } from './output.ts'

/** Copies a submission's files under their names into a folder. Never overwrites a file. */
export async function files({ context, args, flags }: Command): Promise<CommandResult> {
  const [reference] = args
  if (!reference || args.length > 1 || !flags.out) return misused('files takes one reference and --out with a folder.')
  const loaded = await findLoaded(context, reference)
  if (!loaded) return refused(`There is no ${reference}.`)
  const folder = resolve(flags.out)
  await mkdir(folder, { recursive: true })
  const written: string[] = []
  for (const { name, key, position } of loaded.attachments) {
    const path = join(folder, safeName(name, `${loaded.submission.reference}-${position + 1}`))
    await pipeline(await context.store.read(key), createWriteStream(path, { flags: 'wx', mode: 0o600 }))
    written.push(path)
  }
  if (flags.json) return json(written)
  return {
    out: written.length > 0 ? written.map(printable).join('\n') : `${loaded.submission.reference} has no files.`,
  }
}

/** A visitor's name for a file, which cannot leave the folder or hide in it. The reference keeps two apart. */
function safeName(name: string, prefix: string): string {
  return `${prefix}-${name.toWellFormed().replace(/[\p{C}/\\:]/gu, '_')}`.slice(-200)
}
