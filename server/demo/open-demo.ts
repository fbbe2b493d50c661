import { openContext } from '../context.ts'
import { loadCompany } from '../load-company.ts'
import { fillDemo } from './fill.ts'
import { PEOPLE } from './requests.ts'

/** Fills an empty folder with a demo, whose moments end now. The database is closed when this returns. */
export async function openDemo(dataDir: string): Promise<{ requests: number; people: readonly string[] }> {
  const clock = { now: Date.now() }
  const silent = { info() {}, warn() {}, error() {} }
  const context = await openContext({
    ...{ dataDir, company: await loadCompany(), publicUrl: 'http://127.0.0.1', log: silent },
    now: () => clock.now,
  })
  try {
    return { requests: await fillDemo(context, clock), people: PEOPLE }
  } finally {
    await context.db.destroy()
  }
}
