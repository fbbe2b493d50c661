import { expect, test } from 'vitest'
import { importsOf, sourcesIn } from './support/imports.ts'

// Files that import each other cannot be read or tested alone. Imports of types count as well.

/** Every circle once: the files on the way from one file back to it. */
function circlesIn(graph: ReadonlyMap<string, readonly string[]>): string[][] {
  const circles: string[][] = []
  const done = new Set<string>()

  function follow(file: string, path: string[]): void {
    const start = path.indexOf(file)
    if (start >= 0) {
      circles.push([...path.slice(start), file])
      return
    }
    if (done.has(file)) return
    for (const target of graph.get(file) ?? []) follow(target, [...path, file])
    done.add(file)
  }

  for (const file of graph.keys()) follow(file, [])
  return circles
}

test('no files import each other', () => {
  const sources = sourcesIn(['contract', 'desk', 'server', 'site', 'scripts', 'workshop', 'bench', 'tests'])
  const graph = new Map(
    sources.map((file) => [file, importsOf(file).flatMap(({ target }) => (target === undefined ? [] : [target]))]),
  )

  expect(graph.size).toBeGreaterThan(300)
  expect(circlesIn(graph).map((circle) => circle.join(' → '))).toEqual([])
})

test('a circle is found, however long it is', () => {
  const graph = new Map([
    ['a', ['b']],
    ['b', ['c', 'd']],
    ['c', ['a']],
    ['d', []],
  ])

  expect(circlesIn(graph)).toEqual([['a', 'b', 'c', 'a']])
})
