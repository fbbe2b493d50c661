import { setImmediate } from 'node:timers/promises'
import { DESK_STATUSES } from '../../../contract/desk/action-table.ts'
import type { DeskFilter } from '../../../contract/desk/filter.ts'
import type { DeskChoiceFacet, DeskCount, DeskFacets } from '../../../contract/desk/replies.ts'
import { ALL_FORMS, DESKS } from '../../../contract/forms.ts'
import { localTime, startOfDay } from '../../../contract/time/zone.ts'
import type { ServerContext } from '../../context.ts'
import { type ChoiceCount, countChoices, countReceipts, type FacetCell, facetCells } from '../../database/facets.ts'
import { conditionsOf, type SubmissionQuery } from '../../database/submission-query.ts'
import { indexForRequest } from '../complete-indexes.ts'
import { CHOICE_FIELDS } from './choice-fields.ts'

const MONTHS = 12

const STATUS_LABELS = { open: 'Open', answered: 'Answered', quarantined: 'Quarantine', spam: 'Spam' } as const

/**
 * How many submissions each value of each filter would show, choice fields aside. Every part is counted without its own
 * choice. Others are served between two counts, since each reads the index of all submissions.
 */
export async function countFacets(context: ServerContext, query: SubmissionQuery): Promise<DeskFacets> {
  await indexForRequest(context, query.filter)
  const conditions = await conditionsOf(context.db, query)
  await setImmediate()
  const cells = await facetCells(context.db, conditions)
  await setImmediate()
  const { filter, me } = query
  const starts = monthStarts(query.now, MONTHS, context.company.timeZone)
  const receipts = await countReceipts(
    context.db,
    conditions,
    starts.map(({ at }) => at),
  )
  const part = (key: CellPart, value: string, label = titleCase(value)) =>
    count(label, value, sum(cells, filter, me, key, value))
  return {
    status: DESK_STATUSES.map((status) => part('status', status, STATUS_LABELS[status])),
    desk: DESKS.map((desk) => part('desk', desk)),
    form: ALL_FORMS.filter(({ promise }) => promise !== undefined).map(({ name }) => part('form', name)),
    owner: owners(cells, filter, me),
    months: receipts.map((number, index) => count(starts[index]?.month ?? '', starts[index]?.month ?? '', number)),
  }
}

/** The first instants of the last months, this one included, and of the next: one more than `count`. */
function monthStarts(now: number, count: number, timeZone: string): { month: string; at: number }[] {
  const today = localTime(now, timeZone)
  const year = Number(today.slice(0, 4))
  const month = Number(today.slice(5, 7))
  return Array.from({ length: count + 1 }, (_, index) => {
    const first = new Date(Date.UTC(year, month - count + index, 1)).toISOString()
    return { month: first.slice(0, 7), at: startOfDay(first.slice(0, 10), timeZone) }
  })
}

/** The same as `countFacets` for choice fields. A request of its own: there are several values for each submission, so it takes longest. */
export async function countChoiceFacets(context: ServerContext, query: SubmissionQuery): Promise<DeskChoiceFacet[]> {
  await indexForRequest(context, query.filter, true)
  const conditions = await conditionsOf(context.db, query)
  await setImmediate()
  const counts = await countChoices(context.db, conditions)
  const { choices } = query.filter
  for (const field of Object.keys(choices).filter((one) => (choices[one] ?? []).length > 0)) {
    await setImmediate()
    const own = await countChoices(context.db, conditions, field)
    counts.splice(0, counts.length, ...counts.filter((one) => one.field !== field), ...own)
  }
  return CHOICE_FIELDS.map(({ field, label, options }) => ({
    field,
    label,
    values: options.map((option) => count(option.label, option.value, countOf(counts, field, option.value))),
  }))
}

type CellPart = 'status' | 'desk' | 'form' | 'owner'

/** Adds up the cells that have this value, and meet the filter in the three other parts. */
function sum(cells: FacetCell[], filter: DeskFilter, me: string, part: CellPart, value: string | null): number {
  return cells
    .filter((cell) => cell[part] === value)
    .filter((cell) => part === 'status' || meets(filter.status, cell.status))
    .filter((cell) => part === 'desk' || meets(filter.desk, cell.desk))
    .filter((cell) => part === 'form' || meets(filter.form, cell.form))
    .filter((cell) => part === 'owner' || meetsOwner(filter.owner, cell.owner, me))
    .reduce((total, cell) => total + Number(cell.count), 0)
}

function meets(wanted: readonly string[], value: string): boolean {
  return wanted.length === 0 || wanted.includes(value)
}

function meetsOwner(wanted: readonly string[], owner: string | null, me: string): boolean {
  if (wanted.length === 0) return true
  if (owner === null) return wanted.includes('nobody')
  return wanted.includes(`@${owner}`) || (owner === me && wanted.includes('me'))
}

/** The busiest first, nobody last. */
function owners(cells: FacetCell[], filter: DeskFilter, me: string): DeskCount[] {
  const names = [...new Set(cells.flatMap(({ owner }) => owner ?? []))]
  const named = names.map((name) => count(name, `@${name}`, sum(cells, filter, me, 'owner', name)))
  return [
    ...named.sort((a, b) => b.count - a.count || a.label.localeCompare(b.label)),
    count('Nobody', 'nobody', sum(cells, filter, me, 'owner', null)),
  ]
}

function countOf(counts: ChoiceCount[], field: string, value: string): number {
  return Number(counts.find((one) => one.field === field && one.value === value)?.count ?? 0)
}

function count(label: string, value: string, number: number): DeskCount {
  return { value, label, count: number }
}

function titleCase(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1)
}
