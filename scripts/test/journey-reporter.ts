import { writeFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import type { FullConfig, Reporter, Suite, TestCase, TestError, TestResult } from '@playwright/test/reporter'
import { REPORTS, report } from './results.ts'

const root = join(import.meta.dirname, '../..')

/** Writes each journey of Playwright as a line for the run (results.ts). */
export default class JourneyReporter implements Reporter {
  onBegin(_: FullConfig, suite: Suite): void {
    writeFileSync(join(REPORTS, 'journeys.total'), String(suite.allTests().length))
  }

  onTestEnd(test: TestCase, { status, duration, errors, attachments }: TestResult): void {
    const [, project = ''] = test.titlePath()
    const isGood = status === test.expectedStatus
    const skipped = test.annotations.filter(({ type }) => type === 'skip').map(({ description = '' }) => description)
    report('journeys', {
      suite: project,
      file: `${relative(root, test.location.file)}:${test.location.line}`,
      title: test.titlePath().slice(3).join(' '),
      state: status === 'skipped' ? 'skipped' : isGood ? 'passed' : 'failed',
      ms: duration,
      errors: status === 'skipped' ? skipped : errors.map(textOf),
      paths: isGood ? [] : attachments.flatMap(({ path }) => (path ? [relative(root, path)] : [])),
    })
  }

  onError(error: TestError): void {
    report('journeys', { suite: 'journeys', title: 'the journeys load', state: 'failed', errors: [textOf(error)] })
  }
}

function textOf({ message = '', location }: TestError): string {
  const place = location ? `${relative(root, location.file)}:${location.line}` : ''
  return stripVTControlCharacters([message, place].filter(Boolean).join('\n'))
}
