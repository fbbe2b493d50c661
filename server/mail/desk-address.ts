import { type DeskFilter, filterToQuery } from '../../contract/desk/filter.ts'
import type { ServerContext } from '../context.ts'

/**
 * An address of the desk's screen for a staff email, as the screen reads it. Undefined without DESK_URL: the desk's own
 * address works on the server's machine alone.
 */
export function deskAddress(
  { deskUrl }: Pick<ServerContext, 'deskUrl'>,
  { filter = {}, reference }: { filter?: Partial<DeskFilter>; reference?: string },
): string | undefined {
  if (deskUrl === undefined) return undefined
  const query = new URLSearchParams(filterToQuery(filter))
  if (reference) query.set('ref', reference)
  const search = query.toString()
  return search === '' ? `${deskUrl}/` : `${deskUrl}/?${search}`
}
