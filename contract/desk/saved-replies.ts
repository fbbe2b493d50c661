import { DESKS, type Desk, type FormName, formOf } from '../forms.ts'
import { momentInWords, momentOf } from '../time/moment.ts'

// Replies that are written once: files of content/replies/ and ones made at the desk. A place such as `{name}` is filled
// from the request when the reply is put into an answer.

/** A saved reply as it is kept. `desk` null: for both. */
export interface SavedReply {
  name: string
  desk: Desk | null
  text: string
}

export const REPLY_NAME_MAX = 80
/** Uses of the last days are counted. */
export const USED_DAYS = 90

/** What the places of a reply are filled from. */
export interface PlaceFacts {
  reference: string
  /** Of the visitor; '' where none was typed. */
  name: string
  /** When the promised answer is due, ms; null for a request that is not open. */
  dueAt: number | null
  timeZone: string
  /** The form in words, such as "quote request". */
  form: string
  /** '' where the form does not ask for it. */
  service: string
  /** Who writes. */
  me: string
  /** The company's, as people read it. */
  phone: string
}

const FILLED: Readonly<Record<string, (facts: PlaceFacts) => string>> = {
  name: ({ name }) => name,
  // Of "Dr. Petrov" and "H. Petrov" nobody knows it.
  'first name': ({ name }) => /^[^\s.]+(?=\s|$)/.exec(name)?.[0] ?? '',
  reference: ({ reference }) => reference,
  due: ({ dueAt, timeZone }) => (dueAt === null ? '' : momentInWords(momentOf(dueAt, timeZone))),
  form: ({ form }) => form,
  service: ({ service }) => service,
  'my name': ({ me }) => me,
  telephone: ({ phone }) => phone,
}

/** What a request fills places with. `answers` have the keys of its form. */
export function placeFactsOf(
  request: { reference: string; name: string; form: FormName; status: string; dueAt: number },
  answers: readonly { key: string; shown: string }[],
  around: Pick<PlaceFacts, 'me' | 'phone' | 'timeZone'>,
): PlaceFacts {
  const { reference, name, status, dueAt } = request
  return {
    ...{ reference, name, form: formOf(request).called, dueAt: status === 'open' ? dueAt : null, ...around },
    service: answers.find(({ key }) => key === 'service')?.shown ?? '',
  }
}

/** The places that a request fills. Beside them `{?any words}` is asked each time. */
export const PLACES: readonly string[] = Object.keys(FILLED)

const PLACE = /\{(\??[\p{L}][^{}\n]{0,60})\}/gu

/**
 * Fills what the facts know. A place that is empty stays as it is, and an unknown one becomes one that is asked: both are
 * found by `emptyPlaces`, and no answer leaves with them.
 *
 * @param isTyped it was written for this request: an unknown place is what its writer means to say.
 */
export function fillPlaces(text: string, facts: PlaceFacts, isTyped = false): string {
  return text.replace(PLACE, (place, name: string) => {
    if (name.startsWith('?') || (isTyped && !isPlace(name))) return place
    return isPlace(name) ? FILLED[name]?.(facts) || place : `{?${name}}`
  })
}

/** A text of one request as a reply for all: what came from the request, in whole words, is a place again. */
export function emptiedPlaces(text: string, facts: PlaceFacts): string {
  const places = new Map(PLACES.map((name): [string, string] => [FILLED[name]?.(facts) ?? '', name]).reverse())
  places.delete('')
  const longestFirst = [...places.keys()].sort((one, other) => other.length - one.length)
  const values = longestFirst.map((value) => value.replace(/[$()*+.?[\\\]^{|}/]/g, '\\$&')).join('|')
  if (values === '') return text
  const words = new RegExp(`(?<![\\p{L}\\p{N}])(?:${values})(?![\\p{L}\\p{N}])`, 'gu')
  return text.replace(words, (value) => `{${places.get(value)}}`)
}

/** What puts a reply in while an answer is typed: `;` and the first word of its name; '' where another begins so, too. */
export function shortFor(reply: { name: string }, all: readonly { name: string }[]): string {
  const first = ({ name }: { name: string }) => /[\p{L}\p{N}]+/u.exec(name.toLowerCase())?.[0] ?? ''
  const alike = all.filter((one) => first(one) === first(reply))
  return alike.length === 1 && first(reply) ? `;${first(reply)}` : ''
}

/** The places of a text that nobody has filled yet: what they ask for, and where they stand, in UTF-16 units. */
export function emptyPlaces(text: string): { asks: string; start: number; end: number }[] {
  return [...text.matchAll(PLACE)].flatMap(({ 0: place, 1: name = '', index }) =>
    name.startsWith('?') || isPlace(name)
      ? [{ asks: name.replace(/^\?/, ''), start: index, end: index + place.length }]
      : [],
  )
}

/** Why an answer with these words cannot leave; undefined where it can. */
export function emptyPlacesProblem(text: string): string | undefined {
  const asked = emptyPlaces(text).map(({ asks }) => asks)
  if (asked.length === 0) return undefined
  return `Not filled yet: ${asked.join(', ')}. Write what belongs there, or take it out. Nothing was sent.`
}

/** What is wrong with the places of a saved reply, for whoever wrote it; undefined if nothing is. */
export function placesProblem(text: string): string | undefined {
  const unknown = [...text.matchAll(PLACE)].flatMap(([, name = '']) =>
    name.startsWith('?') || isPlace(name) ? [] : [`{${name}}`],
  )
  if (unknown.length === 0) return undefined
  const known = PLACES.map((name) => `{${name}}`).join(', ')
  return `There is no place ${unknown.join(', ')}. The places are: ${known}, and {?words} for what is asked each time.`
}

/** A file of content/replies/, or each mistake in it with its line. Never throws. */
export function readReplyFile(
  file: string,
): { ok: true; reply: SavedReply } | { ok: false; problems: { line: number; message: string }[] } {
  const [first = '', ...rest] = file.replace(/\r\n/g, '\n').split('\n')
  const end = rest.indexOf('---')
  if (first !== '---' || end < 0)
    return {
      ok: false,
      problems: [{ line: 1, message: 'The file must begin with its name between two lines of "---".' }],
    }
  const problems: { line: number; message: string }[] = []
  const fields = new Map<string, string>()
  for (const [index, line] of rest.slice(0, end).entries()) {
    const [, key = '', value = ''] = /^(name|desk): *(.*)$/.exec(line) ?? []
    if (key !== '') fields.set(key, value.trim())
    else if (line.trim() !== '')
      problems.push({ line: index + 2, message: 'Only "name: ..." and "desk: ..." can stand here.' })
  }
  const name = fields.get('name') ?? ''
  const typed = fields.get('desk')
  const desk = DESKS.find((one) => one === typed) ?? null
  if (name === '') problems.push({ line: 2, message: 'name is missing: the desk chooses the reply by it.' })
  if (name.length > REPLY_NAME_MAX) problems.push({ line: 2, message: `name has more than ${REPLY_NAME_MAX} letters.` })
  if (typed !== undefined && desk === null)
    problems.push({ line: 2, message: `desk cannot be "${typed}". It is ${DESKS.join(' or ')}, or left out for both.` })
  const below = rest.slice(end + 1)
  const text = below.join('\n').trim()
  if (text === '') problems.push({ line: end + 2, message: 'There is no text below the fields. Write some.' })
  for (const [index, line] of below.entries()) {
    const message = placesProblem(line)
    if (message) problems.push({ line: end + index + 3, message })
  }
  return problems.length > 0 ? { ok: false, problems } : { ok: true, reply: { name, desk, text } }
}

function isPlace(name: string): boolean {
  return Object.hasOwn(FILLED, name)
}
