import { DESKS, type Desk, type FormName, isFormName } from '../forms.ts'
import { WORDS_MAX, wordsOf } from '../search-words.ts'
import { isDay } from '../time/zone.ts'
import { DESK_STATUSES, type DeskStatus } from './action-table.ts'

/**
 * Which submissions: one filter for the screen's address, the API, exports and the command line. Lists are "any of";
 * different parts are "and". An empty list or text filters nothing.
 */
export interface DeskFilter {
  text: string
  status: DeskStatus[]
  desk: Desk[]
  form: FormName[]
  /** `me`, `nobody`, or `@` and a name. */
  owner: string[]
  /** Of what is put aside: all and everything else, none of it, or it alone. */
  later: DeskLater
  /** Only what is open after its due time. */
  overdue: boolean
  /** Instants, ISO 8601. `from` is inclusive, `to` exclusive. */
  due: { from?: string; to?: string }
  received: { from?: string; to?: string }
  /** Values of choice fields by the field's key: `{ service: ['devops'] }`. */
  choices: Record<string, string[]>
  sort: DeskSort
}

export const DESK_LATER = ['', 'no', 'only'] as const
export type DeskLater = (typeof DESK_LATER)[number]

/**
 * `due`: soonest first, so overdue comes first. `received`: newest first. `open`: what is open by due time, then all
 * others, newest first.
 */
export const DESK_SORTS = ['due', 'received', 'open'] as const
export type DeskSort = (typeof DESK_SORTS)[number]

export const NO_FILTER: DeskFilter = {
  text: '',
  status: [],
  desk: [],
  form: [],
  owner: [],
  later: '',
  overdue: false,
  due: {},
  received: {},
  choices: {},
  sort: 'due',
}

const TEXT_MAX = 200
/** A choice field's key in the query: `choice.service`. */
const CHOICE = /^choice\.([A-Za-z][A-Za-z0-9]{0,40})$/

/** The filter as a query without `?`. Values keep their order, so equal filters give equal addresses. */
export function filterToQuery(filter: Partial<DeskFilter>): string {
  const { text, status, desk, form, owner, later, overdue, due, received, choices, sort } = { ...NO_FILTER, ...filter }
  const query = new URLSearchParams()
  if (text.trim() !== '') query.set('q', text.trim())
  for (const [key, values] of Object.entries({ status, desk, form, owner }))
    for (const one of values) query.append(key, one)
  if (later !== '') query.set('later', later)
  if (overdue) query.set('overdue', '1')
  if (due.from) query.set('dueFrom', due.from)
  if (due.to) query.set('dueTo', due.to)
  if (received.from) query.set('receivedFrom', received.from)
  if (received.to) query.set('receivedTo', received.to)
  for (const key of Object.keys(choices).sort()) {
    for (const value of choices[key] ?? []) query.append(`choice.${key}`, value)
  }
  if (sort !== 'due') query.set('sort', sort)
  return query.toString()
}

/**
 * Reads a filter from a query. Never throws: a value that no filter has is left out and listed in `problems`, in words
 * for a person. A caller that changes or exports something must stop when there are any, because less filter is more
 * submissions.
 */
export function readFilter(query: string | URLSearchParams): { filter: DeskFilter; problems: string[] } {
  const params = typeof query === 'string' ? new URLSearchParams(query) : query
  const problems: string[] = []
  for (const key of ONCE) if (params.getAll(key).length > 1) problems.push(`There can be only one "${key}".`)
  const some = <T extends string>(key: string, accepts: (value: string) => value is T): T[] => {
    const values = [...new Set(params.getAll(key))]
    for (const value of values) if (!accepts(value)) problems.push(`${key} cannot be "${value}".`)
    return values.filter(accepts)
  }
  const instant = (key: string): string | undefined => {
    const value = params.get(key)
    if (value === null) return undefined
    if (isInstant(value)) return new Date(value).toISOString()
    problems.push(`${key} must be a date, such as 2026-11-22T00:00:00Z.`)
    return undefined
  }
  const choices: Record<string, string[]> = {}
  for (const key of new Set(params.keys())) {
    const [, field] = CHOICE.exec(key) ?? []
    if (field) choices[field] = [...new Set(params.getAll(key))]
    else if (!KEYS.has(key)) problems.push(`There is no filter "${key}".`)
  }
  const overdue = params.get('overdue')
  if (overdue !== null && overdue !== '1') problems.push(`overdue cannot be "${overdue}". It is 1, or left out.`)
  const text = (params.get('q') ?? '').trim()
  if (text.length > TEXT_MAX) problems.push(`Please search for at most ${TEXT_MAX} characters.`)
  // A word that was left out would make the filter wider, and an action on it would do more than was asked.
  if (wordsOf(text).length > WORDS_MAX) problems.push(`Please search for at most ${WORDS_MAX} words.`)
  const [later = ''] = some('later', isOneOf(DESK_LATER))
  const [sort = 'due'] = some('sort', isOneOf(DESK_SORTS))
  const filter: DeskFilter = {
    // Whole, although it is refused: the beginning alone would find more.
    text,
    status: some('status', isOneOf(DESK_STATUSES)),
    desk: some('desk', isOneOf(DESKS)),
    form: some('form', isFormName),
    owner: some('owner', isOwner),
    later,
    overdue: overdue === '1',
    due: range(instant('dueFrom'), instant('dueTo')),
    received: range(instant('receivedFrom'), instant('receivedTo')),
    choices,
    sort,
  }
  return { filter, problems }
}

/** Parts of a filter with one value. Of two, one would be dropped. */
const ONCE = 'q later overdue dueFrom dueTo receivedFrom receivedTo sort after limit days'.split(' ')
/** `after` and `limit` belong to a list's page, `days` to figures. */
const KEYS = new Set([...ONCE, 'status', 'desk', 'form', 'owner'])

/** ISO 8601: a day, or a day and a time. */
const INSTANT = /^(\d{4}-\d{2}-\d{2})(T\d{2}:\d{2}(:\d{2}(\.\d{1,9})?)?(Z|[+-]\d{2}:\d{2})?)?$/

/** Not `Date.parse` alone: it takes 30 February for 2 March, and -1 for a year. */
function isInstant(value: string): boolean {
  const [, day = ''] = INSTANT.exec(value) ?? []
  return !Number.isNaN(Date.parse(value)) && isDay(day)
}

function isOneOf<T extends string>(values: readonly T[]): (value: string) => value is T {
  return (value): value is T => values.some((one) => one === value)
}

function isOwner(value: string): value is string {
  return value === 'me' || value === 'nobody' || /^@.{1,60}$/u.test(value)
}

function range(from?: string, to?: string): { from?: string; to?: string } {
  return { ...(from && { from }), ...(to && { to }) }
}
