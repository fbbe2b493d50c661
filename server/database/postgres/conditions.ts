import { type RawBuilder, sql } from 'kysely'

/** A column holds one of these numbers. */
export function isOneOf(column: RawBuilder<number>, numbers: readonly number[]): RawBuilder<boolean> {
  return sql<boolean>`${column} = any(${numbers}::integer[])`
}

/** A column holds this text, whatever its capitals. An index over `lower` of it answers it. */
export function isSameText(column: RawBuilder<string>, text: string): RawBuilder<boolean> {
  return sql<boolean>`lower(${column}) = lower(${text})`
}
