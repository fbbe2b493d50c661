import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, onTestFinished } from 'vitest'

/** Compiles failing-disk.c. @returns undefined on a machine without a compiler, or with another libc than Linux has. */
export function compileFailingDisk(): string | undefined {
  if (process.platform !== 'linux') return undefined
  const folder = mkdtempSync(join(tmpdir(), 'failing-'))
  afterAll(() => rmSync(folder, { recursive: true, force: true }))
  const library = join(folder, 'disk.so')
  const source = join(import.meta.dirname, 'failing-disk.c')
  try {
    execFileSync('cc', ['-shared', '-fPIC', '-O1', '-o', library, source, '-ldl'], { stdio: 'ignore' })
    return library
  } catch {
    return undefined
  }
}

/** The environment of a process for which `fsync` does nothing. */
export function withoutSync(library: string): Record<string, string> {
  return { LD_PRELOAD: library, FAILING_SYNC: 'ignored' }
}

/** A disk below a folder whose n-th call from now on can fail, once. */
export function failingDisk(library: string, folder: string) {
  const place = mkdtempSync(join(tmpdir(), 'failing-'))
  onTestFinished(() => rmSync(place, { recursive: true }))
  const count = join(place, 'count')
  const set = (n: number) => writeFileSync(count, new Uint8Array(Int32Array.of(n).buffer), { flag: n ? 'r+' : 'w' })
  set(0)
  return {
    env: { LD_PRELOAD: library, FAILING_FOLDER: folder, FAILING_COUNT: count },
    failAt: (nth: number) => set(nth),
    /** Whether it failed. A call that never came fails no more. */
    end(): boolean {
      const left = readFileSync(count).readInt32LE()
      if (left > 0) writeFileSync(count, Buffer.alloc(4), { flag: 'r+' })
      return left === 0
    },
  }
}
