import { setImmediate } from 'node:timers/promises'
import { expect, test, vi } from 'vitest'
import { runInTurn } from './in-flight.ts'

/** Works that the test ends one by one, and the names of those that run. */
function works() {
  const running: string[] = []
  const ends = new Map<string, { well(): void; badly(): void }>()
  return {
    running,
    ends,
    work: (name: string) => () =>
      new Promise<string>((resolve, reject) => {
        running.push(name)
        const end = (settle: () => void) => () => {
          running.splice(running.indexOf(name), 1)
          settle()
        }
        ends.set(name, { well: end(() => resolve(name)), badly: end(() => reject(new Error(name))) })
      }),
  }
}

test('of the same form sent three times at once, one is stored at a time, however each ends', async () => {
  const { work, running, ends } = works()
  const owner = {}
  const all = Promise.allSettled(['one', 'two', 'three'].map((name) => runInTurn(owner, 'key', work(name))))

  expect(running).toEqual(['one'])
  ends.get('one')?.badly()
  await setImmediate()
  expect(running).toEqual(['two'])
  const late = runInTurn(owner, 'key', work('late'))
  ends.get('two')?.well()
  await setImmediate()
  expect(running).toHaveLength(1)
  ends.get('three')?.well()
  ends.get('late')?.well()
  await setImmediate()
  ends.get('three')?.well()
  ends.get('late')?.well()

  expect((await all).map(({ status }) => status)).toEqual(['rejected', 'fulfilled', 'fulfilled'])
  expect(await late).toBe('late')
})

test('another key waits for nobody, and neither does the same key of another server', async () => {
  const { work, running } = works()
  const owner = {}

  void runInTurn(owner, 'key', work('one'))
  void runInTurn(owner, 'other', work('two'))
  void runInTurn({}, 'key', work('three'))

  expect(running).toEqual(['one', 'two', 'three'])
})

test('who waits for ten seconds is told that it is busy, and nothing of theirs is done', async () => {
  vi.useFakeTimers()
  const { work, running, ends } = works()
  const owner = {}
  const first = runInTurn(owner, 'key', work('one'))
  const second = runInTurn(owner, 'key', work('two'))

  await vi.advanceTimersByTimeAsync(9_999)
  expect(running).toEqual(['one'])
  await vi.advanceTimersByTimeAsync(1)

  expect(await second).toBe('busy')
  ends.get('one')?.well()
  expect(await first).toBe('one')
  expect(running).toEqual([])
  // The key is free again.
  void runInTurn(owner, 'key', work('three'))
  expect(running).toEqual(['three'])
})
