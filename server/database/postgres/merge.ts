import type { CompiledQuery } from 'kysely'
import type { QueryConfig } from 'pg'

// Queries of several jobs become one statement. The values of equal queries go into it as JSON, one row for each. A statement
// costs both sides more than a row.

type Row = Record<string, unknown>

/** What stands for all queries of the same words: SQL whose parameter is the JSON of their values. */
interface Part {
  textOf(parameter: string): string
  rowOf(parameters: readonly unknown[], index: number): Row
}

export interface MergedReads {
  statement: QueryConfig
  /** Each query's rows, from the rows of the answer. */
  rowsOf(answer: readonly Row[]): Row[][]
}

export function isRead({ sql }: CompiledQuery): boolean {
  return sql.startsWith('select ')
}

/** One statement for queries that read. */
export function mergeReads(queries: readonly CompiledQuery[]): MergedReads {
  const parts = inOrder(queries).map(([sql, group]) => {
    const part = readOf(sql, group[0]?.query.parameters ?? [])
    return { part, rows: group.map(({ query, index }) => part.rowOf(query.parameters, index)) }
  })
  return {
    statement: named(
      parts.map(({ part }, index) => part.textOf(`$${index + 1}`)).join(' union all '),
      parts.map(({ rows }) => asJson(rows)),
    ),
    rowsOf(answer) {
      const rows: Row[][] = queries.map(() => [])
      // The statement says so: `query` is an index of `queries`, and `found` a row.
      for (const { query, found } of answer) rows[query as number]?.push(found as Row)
      return rows
    },
  }
}

/** One statement for all inserts, and one for each other query that writes. */
export function mergeWrites(queries: readonly CompiledQuery[]): QueryConfig[] {
  const others: QueryConfig[] = []
  const parts: { part: Part; rows: Row[] }[] = []
  for (const [sql, group] of inOrder(queries)) {
    const part = insertOf(sql)
    if (part) parts.push({ part, rows: group.map(({ query }) => part.rowOf(query.parameters, 0)) })
    else others.push(...group.map(({ query }) => ({ text: sql, values: [...query.parameters] })))
  }
  if (parts.length === 0) return others
  const texts = parts.map(({ part }, index) => part.textOf(`$${index + 1}`))
  const earlier = texts.slice(0, -1).map((text, index) => `one${index} as (${text})`)
  const text = `${earlier.length > 0 ? `with ${earlier.join(', ')} ` : ''}${texts.at(-1)}`
  return [
    ...others,
    named(
      text,
      parts.map(({ rows }) => asJson(rows)),
    ),
  ]
}

/** Equal queries with their indexes, in one order whoever came first: so there are few different statements. */
function inOrder(queries: readonly CompiledQuery[]) {
  const all = queries.map((query, index) => ({ query, index }))
  const groups = [...Map.groupBy(all, ({ query }) => query.sql)]
  return groups.sort(([one], [other]) => (one < other ? -1 : 1))
}

const reads = new Map<string, Part>()
const inserts = new Map<string, Part | undefined>()
const names = new Map<string, string>()

/** `offset 0` keeps the query as it is, so that it is answered by an index for each row of values. */
function readOf(sql: string, parameters: readonly unknown[]): Part {
  const known = reads.get(sql)
  if (known) return known
  const types = parameters.map((value) => (typeof value === 'number' ? 'bigint' : 'text'))
  const columns = ['query integer', ...types.map((type, index) => `p${index} ${type}`)].join(', ')
  const placed = place(sql, (index) => `given.p${index}`)
  const part: Part = {
    textOf: (parameter) => `select given.query, to_json(found) as found
      from json_to_recordset(${parameter}) as given (${columns}) cross join lateral (${placed} offset 0) as found`,
    rowOf: (parameters, query) =>
      Object.fromEntries([['query', query], ...parameters.map((value, index) => [`p${index}`, value])]),
  }
  reads.set(sql, part)
  return part
}

/** One row by `preparedInsert`, or in its shape: the first columns are the parameters, in their order. */
const INSERT = /^insert into ("\w+") \(([^)]+)\) values \((.+?)\)( on conflict [^$]+)?$/

/** The values have the types of the table's columns. Undefined for a query of another shape. */
function insertOf(sql: string): Part | undefined {
  if (inserts.has(sql)) return inserts.get(sql)
  const [, table, list = '', values = '', conflict = ''] = INSERT.exec(sql) ?? []
  const columns = list.split(', ').map((column) => column.slice(1, -1))
  const placed = place(values, (index) => `given."${columns[index]}"`)
  const part = table && {
    textOf: (parameter: string) => `insert into ${table} (${list}) select ${placed}
      from json_populate_recordset(null::${table}, ${parameter}) as given${conflict}`,
    rowOf: (parameters: readonly unknown[]) =>
      Object.fromEntries(parameters.map((value, index) => [columns[index], value])),
  }
  inserts.set(sql, part || undefined)
  return part || undefined
}

/** Puts other words in the place of the parameters. */
function place(sql: string, wordsOf: (index: number) => string): string {
  return sql.replace(/\$(\d+)/g, (_, number: string) => wordsOf(Number(number) - 1))
}

/** Under its name each connection keeps the plan of a statement. */
function named(text: string, values: string[]): QueryConfig {
  const name = names.get(text) ?? `merged ${names.size + 1}`
  names.set(text, name)
  return { name, text, values }
}

/** PostgreSQL refuses half of a surrogate pair. As a parameter of its own it would have been sent as U+FFFD, too. */
function asJson(rows: readonly Row[]): string {
  const text = JSON.stringify(rows)
  if (!/\\ud[89a-f]/.test(text)) return text
  return JSON.stringify(rows, (_, value) => (typeof value === 'string' ? value.toWellFormed() : value))
}
