import { type DeskFilter, readFilter } from '../../../contract/desk/filter.ts'
import { isDay, nextDay, startOfDay } from '../../../contract/time/zone.ts'
import type { Flags } from './flags.ts'

/**
 * The filter of the options, as the screen's address would have it. `--status all` is no filter. A day such as
 * 2026-11-22 counts in the company's time zone, and `-to` includes it.
 */
export function filterOf(flags: Flags, timeZone: string): { query: string; filter: DeskFilter } | { problem: string } {
  const params = new URLSearchParams()
  if (flags.text) params.set('q', flags.text)
  for (const key of ['desk', 'form', 'status'] as const) {
    for (const value of flags[key].flatMap((one) => one.split(','))) {
      if (key !== 'status' || value !== 'all') params.append(key, value)
    }
  }
  for (const owner of flags.owner) params.append('owner', /^(me|nobody|@.*)$/.test(owner) ? owner : `@${owner}`)
  if (flags.overdue) params.set('overdue', '1')
  if (flags.later) params.set('later', 'only')
  for (const choice of flags.choice) {
    const [field = '', ...value] = choice.split('=')
    if (value.length === 0) return { problem: `--choice is written as field=value, but is "${choice}".` }
    params.append(`choice.${field}`, value.join('='))
  }
  for (const [option, key, isEnd] of RANGES) {
    const typed = flags[option]
    if (typed === undefined) continue
    const moment = momentOf(typed, timeZone, isEnd)
    if (moment === undefined) return { problem: `--${option} is a day such as 2026-11-22, but is "${typed}".` }
    params.set(key, moment)
  }
  if (flags.sort) params.set('sort', flags.sort)
  const { filter, problems } = readFilter(params)
  return problems[0] === undefined ? { query: params.toString(), filter } : { problem: problems[0] }
}

const RANGES = [
  ['due-from', 'dueFrom', false],
  ['due-to', 'dueTo', true],
  ['received-from', 'receivedFrom', false],
  ['received-to', 'receivedTo', true],
] as const

function momentOf(typed: string, timeZone: string, isEnd: boolean): string | undefined {
  return isDay(typed) ? new Date(startOfDay(isEnd ? nextDay(typed) : typed, timeZone)).toISOString() : undefined
}
