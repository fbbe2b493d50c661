import catalogue from './catalogue.json' with { type: 'json' }
import { routes } from './routes.ts'

// "How deep is yours?": a visitor's answers, the address that holds them, and the weeks that they come to. Pure: the build, the
// server and the browser count by the same lines.

/** A time frame in weeks, and the sentence of the service's page that publishes it. */
export interface Frame {
  from: number
  to: number
  says: string
}

export interface Answer {
  id: string
  label: string
  /** The question that would move the figure, and what moves it. The first answer of `who` has none. */
  question?: string
  note?: string
}

export interface Kind extends Answer {
  /** The service whose page publishes both frames. */
  service: string
  serviceName: string
  simple: Frame
  large: Frame
  /** Answers that the page names for its large frame. */
  deepens: Readonly<Partial<Record<string, string>>>
}

/** content/pages/sounding.yaml, as the build read it. */
export interface SoundingFacts {
  start: SoundingChoice
  what: { legend: string; options: readonly Kind[] }
  who: { legend: string; options: readonly Answer[] }
  hard: { legend: string; any: string; options: readonly Answer[] }
  /** Asked where nothing deepens it. */
  easy: Answer
  label: string
  heading: readonly string[]
  lead: string
  leadPlain: string
  words: Readonly<Record<SoundingWord, string>>
}

export const SOUNDING_WORDS = [
  ...['unit', 'about', 'week', 'from', 'published', 'months', 'ours'],
  ...['take', 'shared', 'link', 'send', 'copy', 'copied', 'open'],
] as const
export type SoundingWord = (typeof SOUNDING_WORDS)[number]

export interface SoundingChoice {
  what: string
  who: string
  hard: readonly string[]
}

export interface Station {
  id: string
  label: string
  /** The depth that this answer reaches, in weeks. */
  weeks: number
  /** What it adds to the answer before, in whole weeks. */
  added: number
  /** Whether a service page prints this depth; what lies between is spread evenly. */
  isPublished: boolean
}

export interface Reading {
  kind: Kind
  frame: Frame
  /** Whole weeks. */
  from: number
  to: number
  /** Whether only its beginning is known: one answer that enters a wide frame. */
  isOpen: boolean
  stations: readonly Station[]
  /** The answers that deepened it, in the order of the stations. */
  answers: readonly Answer[]
}

// The build checks it against its schema (site/schemas/sounding.ts); JSON modules have plain strings.
export const SOUNDING = catalogue.sounding as SoundingFacts

/** From this many answers on, the last one reaches the end of the frame. */
const FULL = 3

/**
 * The weeks that a choice comes to, never outside of what its service publishes. Without an answer that deepens it, that is the
 * simple frame. Answers that the service's page does not name stay within the simple frame, or short of the large one where
 * the simple frame is a single figure. One that it names enters the large frame; from there all answers are spread evenly,
 * and the third reaches its end.
 */
export function readSounding(choice: SoundingChoice, facts: SoundingFacts = SOUNDING): Reading {
  const kind = byId(facts.what.options, choice.what) ?? (facts.what.options[0] as Kind)
  const { simple, large, deepens } = kind
  const who = facts.who.options.slice(1).filter(({ id }) => id === choice.who)
  const answers = [...who, ...facts.hard.options.filter(({ id }) => choice.hard.includes(id))]
  const frame = answers.some(({ id }) => deepens[id] !== undefined) ? large : simple
  const depths = frame === large ? spread(large, answers.length) : spreadSimple(kind, answers.length)
  const deepest = depths.at(-1) ?? simple.to
  const to = frame === large ? deepest : Math.max(deepest, simple.to)
  return {
    kind,
    frame,
    from: frame.from,
    to: Math.round(to),
    isOpen: frame === large && answers.length === 1 && large.to > large.from,
    stations: stationsOf([kind, ...answers], answers.length > 0 ? [simple.from, ...depths] : [simple.to], kind),
    answers,
  }
}

/** The figure as it is printed: "6", "10-16" with a dash, "10+". */
export function figureOf({ from, to, isOpen }: Pick<Reading, 'from' | 'to' | 'isOpen'>): string {
  return isOpen ? `${from}+` : from === to ? String(from) : `${from}–${to}`
}

/** A choice out of the names that content offers; others are left out. What nobody asked is content's `start`. */
export function readChoice(query: URLSearchParams, facts: SoundingFacts = SOUNDING): SoundingChoice {
  const what = byId(facts.what.options, query.get('what'))
  if (!what) return facts.start
  const who = byId(facts.who.options, query.get('who')) ?? facts.who.options[0]
  const asked = query.getAll('hard')
  const hard = facts.hard.options.filter(({ id }) => asked.includes(id)).map(({ id }) => id)
  return { what: what.id, who: who?.id ?? '', hard }
}

/** The query that holds a choice, each in one spelling only. */
export function soundingQuery({ what, who, hard }: SoundingChoice): string {
  return String(new URLSearchParams([['what', what], ['who', who], ...hard.map((id) => ['hard', id])]))
}

/** What a quote request says of it. */
export function soundingMessage(choice: SoundingChoice, site: string, facts: SoundingFacts = SOUNDING): string {
  const reading = readSounding(choice, facts)
  const labels = [reading.kind, ...reading.answers].map(({ label }) => label)
  return `${SOUNDED} ${labels.join(', ')}: ${figureOf(reading)} weeks.\n${site}${routes.sounding(soundingQuery(choice))}\n\n`
}

/** How a message begins that a sounding wrote. */
export const SOUNDED = 'Sounded on your site:'

/** The first at the upper end; the third, or the last of more, at the lower. */
function spread({ from, to }: Frame, count: number): number[] {
  const steps = Math.max(count, FULL) - 1
  return Array.from({ length: count }, (_, index) => from + ((to - from) * index) / steps)
}

/** The last at the frame's end, or short of the large one's beginning where the frame is one figure. */
function spreadSimple({ simple, large }: Kind, count: number): number[] {
  const [end, steps] = simple.to > simple.from ? [simple.to, count] : [large.from, count + 1]
  return Array.from({ length: count }, (_, index) => simple.from + ((end - simple.from) * (index + 1)) / steps)
}

function stationsOf(answers: readonly Answer[], depths: readonly number[], { simple, large }: Kind): Station[] {
  const published = [simple.from, simple.to, large.from, large.to]
  return depths.map((weeks, index) => ({
    id: answers[index]?.id ?? '',
    label: answers[index]?.label ?? '',
    weeks,
    added: Math.round(weeks) - Math.round(depths[index - 1] ?? 0),
    isPublished: published.includes(weeks),
  }))
}

function byId<T extends { id: string }>(all: readonly T[], id: string | null): T | undefined {
  return all.find((one) => one.id === id)
}
