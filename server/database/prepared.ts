import type { Compilable, CompiledQuery, Expression, Insertable } from 'kysely'
import { engineOf } from './engine.ts'
import type { Db, Schema, Tx } from './schema.ts'

// Building a query and turning it into SQL takes longer than SQLite needs for it. What every submission runs is built once.

/** Stands in a query for a value that comes later. */
class Placeholder {
  readonly name: string

  constructor(name: string) {
    this.name = name
  }
}

/**
 * A query that is built once for each database, and then runs with other values.
 *
 * @param build - gets a placeholder for each value. It may only place them: it cannot look into them.
 * @returns a function that runs the query, and gives its rows.
 */
export function prepared<Values extends object, Row>(
  build: (db: Db | Tx, values: Values) => Compilable<Row>,
): (db: Db | Tx, values: Values) => Promise<Row[]> {
  const compiled = new WeakMap<object, CompiledQuery<Row>>()
  return (db, values) => {
    // The same object for a database and all its transactions.
    const engine = engineOf(db)
    let query = compiled.get(engine)
    if (!query) {
      query = build(db, placeholders<Values>()).compile()
      compiled.set(engine, query)
    }
    const parameters = query.parameters.map((one) =>
      // Each name is a key of `Values`: that is where the placeholders come from.
      one instanceof Placeholder ? values[one.name as keyof Values] : one,
    )
    return engine.execute<Row>(db, { ...query, parameters })
  }
}

/**
 * Inserts one row into a table, by a query that is built once for each set of columns.
 *
 * @param computed - columns whose value the database computes, the same in each insert.
 */
export function preparedInsert<Table extends keyof Schema, Computed extends Partial<Insertable<Schema[Table]>>>(
  table: Table,
  computed?: (db: Db | Tx) => { [Column in keyof Computed]: Expression<Computed[Column]> },
): (db: Db | Tx, row: Omit<Insertable<Schema[Table]>, keyof Computed>) => Promise<void> {
  type Row = Omit<Insertable<Schema[Table]>, keyof Computed>
  const byColumns = new Map<string, (db: Db | Tx, row: Row) => Promise<unknown>>()
  return async (db, row) => {
    const columns = Object.keys(row)
    const key = columns.join()
    let insert = byColumns.get(key)
    if (!insert) {
      insert = prepared<Row, unknown>((on, values) =>
        on
          .insertInto(table)
          // The columns of `row`, each with its placeholder, and the computed ones: together they are a whole row.
          .values({
            ...Object.fromEntries(columns.map((name) => [name, values[name as keyof Row]])),
            ...computed?.(on),
          } as Insertable<Schema[Table]>),
      )
      byColumns.set(key, insert)
    }
    await insert(db, row)
  }
}

function placeholders<Values extends object>(): Values {
  // A query only hands a value on to the driver, so its type does not matter here.
  return new Proxy({}, { get: (_, name) => new Placeholder(String(name)) }) as Values
}
