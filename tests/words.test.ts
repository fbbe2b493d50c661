import { expect, test } from 'vitest'
import { type VisitorText, visitorTexts } from './support/visitor-words.ts'

// How everything that visitors read is written: American English, one way of writing ranges, and no phrase again and again.

const texts = visitorTexts()

/** British spellings and words, each with the American one. Endings in brackets of a pattern are those that differ. */
const BRITISH: [RegExp, string][] = [
  [/\b\w*(behavi|col|fav|harb|hon|lab|neighb|rum|vap|flav|hum|endeav|arm|parl|sav)our\w*/i, '-or'],
  [/\b(cent|met|lit|kilomet|millimet|centimet|theat|fib|calib|spect|sabot)re(s|d)?\b/i, '-er'],
  [
    /\b(organ|recogn|real|optim|standard|priorit|summar|minim|maxim|custom|author|apolog|emphas|modern|digit|special|util|visual|character|categor|synchron|final|item|anonym|personal|normal|serial|initial|local|memor|stabil|general|critic|capital|central|autom?at|computer)is(e|ed|es|er|ing|ation|ations)\b/i,
    '-ize',
  ],
  [/\banalys(e|ed|ing)\b|\bparalyse/i, '-yze'],
  [/\bcatalogue|\banalogue/i, '-log'],
  [
    /\b(travel|cancel|label|model|signal|level|fuel|channel|total|counsel|marvel|tunnel|quarrel|equal)l(ed|ing|er|ers)\b/i,
    'one l',
  ],
  [/\b(fulfil|enrol|instal|distil|skilful|wilful|instalment|enrolment)\b/i, 'll'],
  [/\b(licence|defence|offence|pretence)s?\b/i, '-se'],
  [/\bpractis(e|ed|ing)\b/i, 'practice'],
  [/\bprogrammes?\b/i, 'program'],
  [
    /\b(grey|cheque|tyre|storey|plough|mould|sceptic|artefact|aeroplane|pyjama|moustache|cosy|manoeuvre)\w*/i,
    'American',
  ],
  [/\b(judgement|acknowledgement|ageing|likeable|sizeable)\w*/i, 'without e'],
  [/\b(towards|afterwards|forwards|backwards|upwards|downwards)\b/i, 'without s'],
  [/\b(whilst|amongst|learnt|spelt|burnt|dreamt|leapt|shan’t)\b/i, 'while, among, -ed'],
  [/\bfortnight\w*/i, 'two weeks'],
  [/\bcar parks?\b/i, 'parking garage'],
  [/\brotas?\b/i, 'schedule'],
  [/\benquir\w+/i, 'inquiry'],
  [
    /\b(lorry|lorries|petrol|postcode|timetable|kerb|pavement|motorway|queued up|per cent|maths|advert|adverts)\b/i,
    'American',
  ],
  [/\bflat batter\w+|\bflight mode\b|\bmobile phones?\b/i, 'dead battery, airplane mode, phone'],
  [/\btrade fairs?\b/i, 'trade show'],
  [/\b(tick|ticks|ticked)\b/i, 'check'],
  [/\b\d{1,2} (January|February|March|April|May|June|July|August|September|October|November|December)\b/, 'May 14'],
  [/\d %/, '14%'],
  [/\btills?\b/i, 'register'],
]

test.each(BRITISH)('no text has %s (American: %s)', (british) => {
  expect(texts.length).toBeGreaterThan(2000)
  expect(found(british)).toEqual([])
})

test('the list sees British words, and leaves American ones alone', () => {
  const isBritish = (text: string) => BRITISH.some(([british]) => british.test(text))

  const british = 'colour behaviour metres organisation analysed labelling licence fortnight enquiries'
  const others = 'four hour tour source center exercise promise advise surprise rotation install parcel until tickets'
  expect(british.split(' ').filter((word) => !isBritish(word))).toEqual([])
  expect(others.split(' ').filter(isBritish)).toEqual([])
})

test('a range of numbers has a hyphen, as in the promises: 3-5 days', () => {
  expect(found(/[\d…]–[\d…]/)).toEqual([])
})

// A position is one file, which comes and goes.
test('no text says how many positions or tracks there are', () => {
  const count = '(\\d+|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve)'

  expect(
    found(RegExp(`\\b${count} (open |remote, full-time )?(positions?|tracks)\\b|of the (four|eleven)`, 'i')),
  ).toEqual([])
})

test('“X, not Y”, “instead of” and “rather than” stay rare', () => {
  const tics = [/[,;] (and )?not /, /\w and not /, /\binstead of\b/i, /\brather than\b/i].flatMap(found)

  expect.soft(tics.length, tics.join('\n')).toBeLessThanOrEqual(12)
  expect(found(/\b(say|says|said) so\b/i).length).toBeLessThanOrEqual(3)
})

function found(words: RegExp): string[] {
  return texts
    .filter(({ text }) => words.test(text))
    .map(({ place, text }: VisitorText) => `${place}: ${words.exec(text)?.[0]} in “${text.slice(0, 120)}”`)
}
