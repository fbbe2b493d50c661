import type { CompiledQuery } from 'kysely'

// Equal queries of several jobs become one, which the database is given once, with the values of all as JSON. A statement costs
// both sides more than a row.

/** A query that stands for many of the same words, which differ in their values. */
export interface Merged {
  text: string
  /** Under this name the database keeps its plan. Undefined where the best plan depends on what is in the tables. */
  name?: string
  /** What its only parameter holds for one of the queries. */
  rowOf(parameters: readonly unknown[], index: number): Record<string, unknown>
}

/** In a row that a merged query has found: the index of the query that it belongs to. */
export const GIVEN = 'given query'

export function isRead({ sql }: CompiledQuery): boolean {
  return sql.startsWith('select ')
}

const known = new Map<string, Merged | undefined>()

/** How equal queries are merged. Undefined for one that each runs for itself. */
export function mergedOf({ sql, parameters }: CompiledQuery): Merged | undefined {
  if (!known.has(sql)) known.set(sql, mergedInsert(sql) ?? mergedSelect(sql, parameters))
  return known.get(sql)
}

/** The parameter of a merged query. PostgreSQL reads no half of a surrogate pair; `pg` sends U+FFFD for one, too. */
export function asJson(rows: readonly Record<string, unknown>[]): string {
  const text = JSON.stringify(rows)
  if (!/\\ud[89a-f]/.test(text)) return text
  return JSON.stringify(rows, (_, value) => (typeof value === 'string' ? value.toWellFormed() : value))
}

/** One row by `preparedInsert`, whose first columns are the parameters in their order. */
const INSERT = /^insert into ("\w+") \(([^)]+)\) values \((.+?)\)( on conflict .+)?$/

/** The rows have the types of the table's columns. */
function mergedInsert(sql: string): Merged | undefined {
  const [, table, list = '', values = '', conflict = ''] = INSERT.exec(sql) ?? []
  if (table === undefined || conflict.includes('$')) return undefined
  const columns = list.split(', ').map((column) => column.slice(1, -1))
  const computed = place(values, (index) => `given."${columns[index]}"`)
  return {
    text: `insert into ${table} (${list}) select ${computed} from json_populate_recordset(null::${table}, $1) as given${conflict}`,
    name: `merged ${known.size}`,
    rowOf: (parameters) => Object.fromEntries(parameters.map((value, index) => [columns[index], value])),
  }
}

/** Each query's rows in the query's order. */
function mergedSelect(sql: string, parameters: readonly unknown[]): Merged | undefined {
  if (!sql.startsWith('select ')) return undefined
  const types = parameters.map((value) => (typeof value === 'number' ? 'bigint' : 'text'))
  const given = ['query integer', ...types.map((type, index) => `p${index} ${type}`)].join(', ')
  return {
    text: `select given.query as "${GIVEN}", found.* from json_to_recordset($1) as given (${given})
      cross join lateral (${place(sql, (index) => `given.p${index}`)}) as found`,
    // No name: a plan that was made for an empty table would read every row of a full one.
    rowOf: (parameters, query) =>
      Object.fromEntries([['query', query], ...parameters.map((value, index) => [`p${index}`, value])]),
  }
}

/** Puts other words in the place of the parameters. */
function place(sql: string, wordsOf: (index: number) => string): string {
  return sql.replace(/\$(\d+)/g, (_, number: string) => wordsOf(Number(number) - 1))
}
