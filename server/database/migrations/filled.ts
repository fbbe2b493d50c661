import type { CreateTableBuilder } from 'kysely'

/** Adds columns of a type that are never null, in this order. */
export function filled<N extends string>(type: 'text' | 'integer' | 'bigint', ...names: N[]) {
  return <T extends string, C extends string>(table: CreateTableBuilder<T, C>) =>
    names.reduce<CreateTableBuilder<T, C | N>>(
      (wider, name) => wider.addColumn(name, type, (column) => column.notNull()),
      table,
    )
}
