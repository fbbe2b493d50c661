import { type RawBuilder, sql } from 'kysely'

/** A column holds one of these numbers. One parameter for any length of list, so that the statement stays the same. */
export function isOneOf(column: RawBuilder<number>, numbers: readonly number[]): RawBuilder<boolean> {
  return sql<boolean>`${column} in (select value from json_each(${JSON.stringify(numbers)}))`
}

/** A column holds this text, whatever its capitals. An index with the same collation answers it. */
export function isSameText(column: RawBuilder<string>, text: string): RawBuilder<boolean> {
  return sql<boolean>`${column} = ${text} collate nocase`
}
