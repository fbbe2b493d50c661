import { onTestFinished } from 'vitest'
import { openTestContext, type TestContext } from '../../context.fixture.ts'
import { openContext } from '../../context.ts'

/** Two servers with pools of their own on one database, with one clock and one folder of files. */
export async function openTwoServers(): Promise<[TestContext, TestContext]> {
  const one = await openTestContext({ queuesWebhooks: true })
  const { dataDir, databaseUrl, company, publicUrl, log, now, queuesWebhooks } = one
  const other = await openContext({ dataDir, databaseUrl, company, publicUrl, log, now, queuesWebhooks })
  onTestFinished(() => other.db.destroy())
  return [one, { ...other, databaseUrl, pass: one.pass }]
}

/** Does the same at both at once. */
export function atBoth<T>(servers: readonly TestContext[], work: (server: TestContext) => Promise<T>): Promise<T[]> {
  return Promise.all(servers.map(work))
}
