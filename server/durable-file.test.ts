import { readdir, readFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { test as base, beforeEach, describe, expect, vi } from 'vitest'
import { tempFolder } from '../tests/support/temp-folder.ts'
import { emailOf, openTestContext, sendAccepted, stagedFile } from './context.fixture.ts'
import { createDurably, writeDurably } from './durable-file.ts'
import { emlTransport } from './mail/transport/eml-transport.ts'
import { openSecrets } from './secret-file.ts'

// The order of file calls decides whether a file survives a power cut. A process sees its own writes, synced or not, so
// these tests look at the calls themselves. tests/faults/power-cut.test.ts cuts the power of a real filesystem.

const test = base.extend('parent', () => tempFolder())

const calls: string[] = []

vi.mock('node:fs/promises', async (original) => {
  const real = await original<typeof import('node:fs/promises')>()
  return {
    ...real,
    async open(...args: Parameters<typeof real.open>) {
      const handle = await real.open(...args)
      const name = basename(String(args[0]))
      return new Proxy(handle, {
        get(target, key) {
          // Reflect with the handle itself as receiver: its methods use private fields.
          const value = Reflect.get(target, key, target)
          if (typeof value !== 'function') return value
          if (key === 'sync' || key === 'writeFile') calls.push(`${String(key)} ${name}`)
          return value.bind(target)
        },
      })
    },
    async rename(from: string, to: string) {
      calls.push(`rename ${basename(from)} ${basename(to)}`)
      await real.rename(from, to)
    },
    async link(from: string, to: string) {
      calls.push(`link ${basename(from)} ${basename(to)}`)
      await real.link(from, to)
    },
  }
})

beforeEach(() => {
  calls.length = 0
})

/** The name that the last write began with: it has a random part. */
function tempName(at = 0): string {
  return calls[at]?.split(' ')[1] ?? ''
}

/** Write, sync, name, sync of the folder: no more and no less, in this order. */
function durableCalls(temp: string, naming: string, name: string, parent: string): string[] {
  return [`writeFile ${temp}`, `sync ${temp}`, `${naming} ${temp} ${name}`, `sync ${parent}`]
}

describe('a file is written, synced, named, and then its folder is synced', () => {
  test('written or replaced', async ({ parent }) => {
    await writeDurably(join(parent, 'a'), 'one')
    await writeDurably(join(parent, 'a'), 'two')

    const [once, again] = [tempName(), tempName(4)].map((temp) => durableCalls(temp, 'rename', 'a', basename(parent)))
    expect(calls).toEqual([...(once ?? []), ...(again ?? [])])
    expect(await readFile(join(parent, 'a'), 'utf8')).toBe('two')
  })

  test('written by several servers at the same moment', async ({ parent }) => {
    const contents = Array.from({ length: 20 }, (_, n) => String(n).repeat(1000))

    await Promise.all(contents.map((content) => writeDurably(join(parent, 'a'), content)))

    expect(contents).toContain(await readFile(join(parent, 'a'), 'utf8'))
    expect(await readdir(parent)).toEqual(['a'])
  })

  test('created, but never replaced', async ({ parent }) => {
    const created = await createDurably(join(parent, 'a'), Buffer.from('one'))
    const again = await createDurably(join(parent, 'a'), Buffer.from('two'))

    expect([created, again]).toEqual([true, false])
    expect(calls.slice(0, 4)).toEqual(durableCalls(tempName(), 'link', 'a', basename(parent)))
    expect(await readdir(parent)).toEqual(['a'])
    expect(await readFile(join(parent, 'a'), 'utf8')).toBe('one')
  })

  test('an email without a mail server', async () => {
    const context = await openTestContext()
    await sendAccepted(context)
    const email = await emailOf(context, 'visitor')
    calls.length = 0

    await emlTransport(context.dataDir).send(email, 'id')

    expect(calls).toEqual(durableCalls(tempName(), 'rename', '2026-11-21T20-00-00-id.eml', 'mail'))
  })

  test('the record of an upload that waits for its form', async () => {
    const context = await openTestContext()
    const file = await stagedFile(context, 'cv.txt', 'CV')
    calls.length = 0

    await context.store.retained.retain(file, 'c11e47')

    const name = tempName().replace(/\.[0-9a-f-]{36}\.new$/, '')
    expect(calls).toEqual(durableCalls(tempName(), 'rename', name, 'staged'))
  })

  test('an attachment, before and after it gets its final name', async () => {
    const context = await openTestContext()
    calls.length = 0

    const file = await stagedFile(context, 'plan.txt', 'weekdays')
    const { key } = await context.store.put(file)

    const temp = basename(file.tempPath)
    expect(calls).toEqual(durableCalls(temp, 'link', key, 'files'))
  })

  test('the secret, of which two starts at the same time use one', async ({ parent: dataDir }) => {
    const [[one], [other]] = await Promise.all([openSecrets({ dataDir }), openSecrets({ dataDir })])

    expect(Buffer.from(one).equals(Buffer.from(other))).toBe(true)
    expect(one).toHaveLength(32)
    expect(await readdir(dataDir)).toEqual(['secret'])
    expect(calls).toContain(`sync ${basename(dataDir)}`)
  })
})
