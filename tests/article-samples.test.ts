import { stripTypeScriptTypes } from 'node:module'
import { DatabaseSync } from 'node:sqlite'
import { beforeEach, describe, expect, test } from 'vitest'
import { textOf } from './support/imports.ts'

// The code in the articles is run, and the figures beside it are computed again.

describe('the outbox of the article on field apps', () => {
  let db: DatabaseSync
  let app: Outbox

  beforeEach(() => {
    db = new DatabaseSync(':memory:')
    db.exec(sample('offline-first-field-apps', 'sql', 0))
    db.exec(
      `CREATE TABLE stop (id TEXT PRIMARY KEY, status TEXT, note TEXT); INSERT INTO stop VALUES ('a', 'open', ''), ('b', 'open', '')`,
    )
    app = run<Outbox>('offline-first-field-apps', ['deliver', 'drain'], { db, crypto })
  })

  test('numbers go on after the outbox has been empty', async () => {
    app.deliver('a', 'first day')
    await app.drain(acknowledged)
    app.deliver('a', 'second day')

    expect(rows().map(({ seq }) => seq)).toEqual([2])
  })

  test('a write and its message are stored both or not at all', () => {
    db.exec('DROP TABLE outbox')

    expect(() => app.deliver('a', 'x')).toThrow()
    expect(db.prepare(`SELECT status FROM stop WHERE id = 'a'`).get()).toEqual({ status: 'open' })
  })

  test('two calls at once send each message once', async () => {
    app.deliver('a', 'x')
    app.deliver('b', 'y')
    const sent: string[] = []
    const send = async ({ id }: Row) => {
      sent.push(id)
      await new Promise((done) => setTimeout(done, 5))
      return { status: 200, id }
    }

    await Promise.all([app.drain(send), app.drain(send)])

    expect(sent).toHaveLength(2)
    expect(rows()).toEqual([])
  })

  test.each([200, 403])('a portal that answers %s without the message’s name leaves the message', async (status) => {
    app.deliver('a', 'x')

    await app.drain(async () => ({ status }))

    expect(rows()).toMatchObject([{ tries: 1, stuck: null }])
  })

  test('no answer leaves the message, a refusal keeps it for a person', async () => {
    app.deliver('a', 'x')
    app.deliver('b', 'y')

    await app.drain(async ({ id, stop_id }) => {
      if (stop_id === 'a') throw new Error('the network is gone')
      return { status: 422, id }
    })

    expect(rows()).toMatchObject([
      { stop_id: 'a', tries: 1, stuck: null },
      { stop_id: 'b', tries: 0, stuck: 'refused with 422' },
    ])
  })

  test('the percentages of the route are right', () => {
    for (const [first, failed, days] of tableAfter('offline-first-field-apps', 'First-try success')) {
      const p = Number.parseFloat(first ?? '') / 100
      expect(Number(failed)).toBeCloseTo(90 * (1 - p))
      expect(days).toBe(`${Math.round(100 * (1 - p ** 90))}%`)
    }
  })

  const rows = () => db.prepare('SELECT * FROM outbox ORDER BY seq').all()
})

describe('the article on alerts', () => {
  test('the ledger counts parts of an hour', () => {
    const db = new DatabaseSync(':memory:')
    db.exec('CREATE TABLE alerts (rule TEXT, verdict TEXT, minutes INTEGER, fired_at TEXT)')
    const add = db.prepare('INSERT INTO alerts VALUES (?, ?, ?, 1)')
    for (let n = 0; n < 9; n++) add.run('mfa-then-payroll', n < 3 ? 'true' : 'false', 14)
    const query = sample('nobody-reads-the-alert', 'sql', 0).replace(`now() - interval '90 days'`, '0')

    const [row] = db.prepare(query).all()

    const [printed] = tableAfter('nobody-reads-the-alert', 'hours per real one').filter(([rule]) => rule === row?.rule)
    expect(Object.values(row ?? {}).map(String)).toEqual(printed)
  })

  test('the base rates are right', () => {
    const [bad, good] = [10, 999_990]
    const caught = 0.99 * bad
    const flagged = good / 1000
    const right = (caught + good - flagged) / (bad + good)
    const wrongAlerts = flagged / (caught + flagged)

    expect(body('nobody-reads-the-alert')).toContain(
      `right ${(100 * right).toFixed(1)}% of the time, and ${Math.round(100 * wrongAlerts)}% of its alerts are wrong`,
    )
    for (const [, falseAlerts, real] of tableAfter('nobody-reads-the-alert', 'False alarms per harmless event')) {
      const share = (100 * caught) / (caught + Number(falseAlerts?.replace(',', '')))
      expect(Number.parseFloat(real ?? '')).toBeCloseTo(share, share < 1 ? 1 : 0)
    }
  })
})

test('the intervals and the sign test of the article on AI features are right', () => {
  const { interval, surprise } = run<{
    interval(right: number, n: number): [number, number]
    surprise(a: number, b: number): number
  }>('testing-an-ai-feature', ['interval', 'surprise'])
  const percent = (share: number) => `${Math.round(100 * share)}%`

  for (const [right, n, , claim] of tableAfter('testing-an-ai-feature', 'What you may claim'))
    expect(claim).toBe(
      `between ${interval(Number(right), Number(n?.replace(',', '')))
        .map(percent)
        .join(' and ')}`,
    )
  for (const [, right, n, claim] of tableAfter('testing-an-ai-feature', '95% interval'))
    expect(claim).toBe(interval(Number(right), Number(n)).map(percent).join(' to '))
  for (const [, onlyA, onlyB, shown] of body('testing-an-ai-feature').matchAll(
    /^surprise\((\d+), (\d+)\) \/\/ ([\d.]+)/gm,
  ))
    expect(surprise(Number(onlyA), Number(onlyB))).toBeCloseTo(Number(shown), (shown?.length ?? 0) - 2)
})

test('the simulation of the article on surveys gives the days that it prints', () => {
  const { range } = run<{ range(pieces: Piece[]): { p50: number; p90: number } }>('four-day-survey', ['range'])
  const pieces = tableAfter('four-day-survey', 'Likely').map(([, ...days]) => {
    const [low = 0, likely = 0, high = 0] = days.map(Number)
    return { low, likely, high }
  })

  const { p50, p90 } = range(pieces)

  expect(pieces.reduce((sum, { likely }) => sum + likely, 0)).toBe(52)
  // A simulation: one day either way is chance.
  expect(Math.abs(p50 - 74)).toBeLessThanOrEqual(1)
  expect(Math.abs(p90 - 91)).toBeLessThanOrEqual(1)
  expect(body('four-day-survey')).toContain('74 days at even odds and 91 at nine in ten')
})

test('the bill’s arithmetic is right', () => {
  const lines = tableAfter('cloud-bill-with-names', 'The arithmetic')
  const dollars = [500 * 30 * 0.045, 40 * 30 * 0.5, 8 * 0.192 * 730, 12_000 * 0.05, 60 * 0.005 * 730]
  expect(lines.map(([, , month]) => month)).toEqual(dollars.map((sum) => `$${Math.round(sum).toLocaleString('en-US')}`))

  const owners = tableAfter('cloud-bill-with-names', 'owner').filter(([, , share]) => share?.endsWith('%'))
  const costs = owners.map(([, cost = '']) => Number(cost.replace(/[$,]/g, '')))
  const total = costs.reduce((sum, cost) => sum + cost, 0)
  expect(owners.map(([, , share]) => share)).toEqual(costs.map((cost) => `${((100 * cost) / total).toFixed(1)}%`))
})

interface Row {
  id: string
  stop_id: string
}

interface Outbox {
  deliver(stopId: string, note: string): void
  drain(send: (row: Row) => Promise<{ status: number; id?: string }>): Promise<void>
}

interface Piece {
  low: number
  likely: number
  high: number
}

const acknowledged = async ({ id }: Row) => ({ status: 200, id })

function body(slug: string): string {
  return textOf(`content/blog/${slug}.md`)
}

function samples(slug: string, language: string): string[] {
  return [...body(slug).matchAll(/```(\w+)\n([\s\S]*?)```/g)].flatMap(([, name, code = '']) =>
    name === language ? [code] : [],
  )
}

function sample(slug: string, language: string, index: number): string {
  const code = samples(slug, language)[index]
  if (code === undefined) throw new Error(`${slug} has no sample ${index} in ${language}`)
  return code
}

/** Runs all TypeScript of an article as one program, and returns its functions of these names. */
function run<Functions>(slug: string, names: readonly string[], given: Record<string, unknown> = {}): Functions {
  const code = stripTypeScriptTypes(samples(slug, 'ts').join('\n'))
  // The functions' types are those that the article states.
  return new Function(...Object.keys(given), `${code}\nreturn { ${names.join(', ')} }`)(
    ...Object.values(given),
  ) as Functions
}

/** The cells of the first table with this column, without its two head rows. */
function tableAfter(slug: string, column: string): string[][] {
  const blocks = body(slug).split(/\n\n+/)
  const tables = blocks.filter((block) => block.startsWith('|')).map((block) => block.trim().split('\n').map(cellsOf))
  const table = tables.find(([head]) => head?.includes(column))
  if (!table) throw new Error(`${slug} has no table with a column ${column}`)
  return table.slice(2)
}

function cellsOf(row: string): string[] {
  const cells = row.split('|').slice(1, -1)
  return cells.map((cell) => cell.trim())
}
