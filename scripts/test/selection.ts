import { execFileSync } from 'node:child_process'
import { globSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { patternOf } from './results.ts'

/** What a part of the run hands to its two runners; undefined where it has nothing for one. */
export interface Selection {
  unitArgs?: string[]
  journeyArgs?: string[]
}

/**
 * The tests that were asked for: by words, which name files or, where no file is named so, the sentences of tests; or by
 * `--changed`, what the changes since the last commit touch.
 */
export function selectTests(root: string, args: readonly string[]): Selection {
  if (args.includes('--changed')) return changedTests(root)
  const words = args.filter((arg) => !arg.startsWith('-')).map((word) => word.toLowerCase())
  const files = testFiles(root)
  const named = files.filter((file) => words.some((word) => basename(file).toLowerCase().includes(word)))
  const found =
    named.length > 0
      ? named
      : files.filter((file) => titles(root, file).some((title) => words.some((word) => title.includes(word))))
  const filter = named.length > 0 ? [] : ['-t', `(?i:${words.map(patternOf).join('|')})`]
  return selectionOf(found, filter)
}

function changedTests(root: string): Selection {
  const git = (...args: string[]) =>
    execFileSync('git', args, { cwd: root, encoding: 'utf8' }).split('\n').filter(Boolean)
  const changed = [...git('diff', '--name-only', 'HEAD'), ...git('ls-files', '--others', '--exclude-standard')]
  const parts = new Set(changed.flatMap((file) => /^site\/features\/([\w-]+)/.exec(file)?.[1] ?? []))
  const journeys = testFiles(root).filter(
    (file) =>
      file.includes('.spec.') &&
      (changed.includes(file) || [...parts].some((part) => basename(file).startsWith(part.replace(/s$/, '')))),
  )
  return { unitArgs: ['--changed'], ...selectionOf(journeys, []) }
}

function selectionOf(files: readonly string[], filter: readonly string[]): Selection {
  const journeys = files.filter((file) => file.includes('.spec.'))
  const units = files.filter((file) => !file.includes('.spec.'))
  return {
    ...(units.length > 0 && { unitArgs: [...units, ...filter] }),
    ...(journeys.length > 0 && {
      journeyArgs: [...journeys, '--project', 'chromium', ...filter.map((each) => each.replace('-t', '-g'))],
    }),
  }
}

function testFiles(root: string): string[] {
  const folders = '{contract,site,server,scripts,workshop,desk,bench,tests}'
  return globSync([`${folders}/**/*.test.{ts,tsx}`, 'tests/journeys/*.spec.ts'], { cwd: root })
}

/** What stands in quotes in the calls that make tests, also after a table or a condition. */
function titles(root: string, file: string): string[] {
  const text = readFileSync(join(root, file), 'utf8').toLowerCase()
  return [...text.matchAll(/(?:\b(?:test|it|describe)(?:\.\w+)*|[\])])\(\s*(['"`])(.*?)\1/g)].map(
    ([, , title = '']) => title,
  )
}
