/** What a test run must name at its end. */
export interface TestNames {
  failed: string[]
  atSecondTry: string[]
}

/** The part of Vitest's JSON report that is read. */
export interface UnitReport {
  numPassedTests: number
  numFailedTests: number
  testResults: {
    name: string
    status: string
    message: string
    assertionResults: { fullName: string; status: string; failureMessages: string[] }[]
  }[]
}

interface Suite {
  suites?: Suite[]
  specs?: { title: string; file: string; line: number; tests: { status: string; projectName: string }[] }[]
}

/** The part of Playwright's JSON report that is read. */
export interface JourneyReport {
  stats: { expected: number; unexpected: number; flaky: number }
  suites: Suite[]
}

/** The failed tests and files, each with the first line of its error, and those that a second try has saved. */
export function namesOfUnitTests(report: UnitReport): TestNames {
  const names: TestNames = { failed: [], atSecondTry: [] }
  for (const { name: file, status, message, assertionResults } of report.testResults) {
    for (const { fullName, status, failureMessages } of assertionResults) {
      const [error = ''] = (failureMessages[0] ?? '').split('\n')
      const line = `${file}: ${fullName}: ${error}`
      if (status === 'failed') names.failed.push(line)
      else if (failureMessages.length > 0) names.atSecondTry.push(line)
    }
    // A file that does not load has no test to fail.
    if (status === 'failed' && assertionResults.every((test) => test.status !== 'failed')) {
      names.failed.push(`${file}: ${message.split('\n')[0]}`)
    }
  }
  return names
}

/** The journeys that failed, and those that a second try has saved, by browser, file and line. */
export function namesOfJourneys(report: JourneyReport): TestNames {
  const names: TestNames = { failed: [], atSecondTry: [] }
  for (const { title, file, line, tests } of report.suites.flatMap(specsOf)) {
    for (const { status, projectName } of tests) {
      const name = `[${projectName}] ${file}:${line} ${title}`
      if (status === 'unexpected') names.failed.push(name)
      else if (status === 'flaky') names.atSecondTry.push(name)
    }
  }
  return names
}

function specsOf(suite: Suite): NonNullable<Suite['specs']> {
  return [...(suite.specs ?? []), ...(suite.suites ?? []).flatMap(specsOf)]
}
