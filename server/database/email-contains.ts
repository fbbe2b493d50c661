import { type RawBuilder, sql } from 'kysely'

/** A condition on `subscriber.email`: it holds this text, whatever the case of its letters. */
export function emailContains(text: string): RawBuilder<boolean> {
  const part = `%${text.toLowerCase().replace(/[\\%_]/g, '\\$&')}%`
  return sql<boolean>`lower(subscriber.email) like ${part} escape '\\'`
}
