import { writeFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import type { Reporter, TestCase, TestModule } from 'vitest/node'
import { REPORTS, report } from './results.ts'

const root = join(import.meta.dirname, '../..')
const name = `units-${process.pid}`

/** An error that no test waited for; Vitest names the file that ran in the worker when it came. */
type Stray = { message: string; stack?: string; VITEST_TEST_PATH?: string }

/** Writes each test of Vitest as a line for the run (results.ts). */
export default class UnitReporter implements Reporter {
  #total = 0

  onTestModuleCollected(module: TestModule): void {
    this.#total += [...module.children.allTests()].length
    writeFileSync(join(REPORTS, `${name}.total`), String(this.#total))
  }

  onTestCaseResult(test: TestCase): void {
    const { state, errors = [], note = '' } = { note: undefined, ...test.result() }
    report(name, {
      suite: test.project.name,
      file: relative(root, test.module.moduleId),
      title: test.fullName,
      state: state === 'passed' || state === 'failed' ? state : 'skipped',
      ms: test.diagnostic()?.duration ?? 0,
      errors: state === 'skipped' ? [note] : errors.map(textOf),
    })
  }

  /** A file that does not load has no test to fail. */
  onTestModuleEnd(module: TestModule): void {
    const errors = module.errors().map(textOf)
    const file = relative(root, module.moduleId)
    if (errors.length > 0)
      report(name, { suite: module.project.name, file, title: `${file} loads`, state: 'failed', errors })
  }

  onTestRunEnd(_: readonly TestModule[], errors: readonly Stray[]): void {
    const title = 'no error comes from outside of a test'
    if (errors.length > 0) report(name, { suite: 'units', title, state: 'failed', errors: errors.map(strayText) })
  }
}

function textOf({ message, stack = '', diff = '' }: { message: string; stack?: string; diff?: string }): string {
  const place = stack.split('\n').find((line) => /\.(test|fixture)\.tsx?:/.test(line)) ?? ''
  return stripVTControlCharacters([message, diff, place.trim()].filter(Boolean).join('\n'))
}

/** Its place is often in a library: the whole stack is told, and whose worker it was. */
function strayText({ message, stack = '', VITEST_TEST_PATH = 'an unknown file' }: Stray): string {
  return stripVTControlCharacters(`${message}\nwhile ${VITEST_TEST_PATH} ran\n${stack}`)
}
