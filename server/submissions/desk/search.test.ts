import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import fc from 'fast-check'
import { expect } from 'vitest'
import { NO_FILTER } from '../../../contract/desk/filter.ts'
import { openTestContext, sendAccepted, type TestContext, test } from '../../context.fixture.ts'
import { conditionsOf } from '../../database/submission-query.ts'
import { completeIndexes } from '../complete-indexes.ts'
import { erase } from './erase.ts'
import { addNote, editNote, removeNote } from './notes.ts'
import { undo } from './undo.ts'

const INES = { name: 'Ines' }
const WORDS = ['cold', 'colder', 'store', 'Řeka', 'harbor', '東京']

async function found(context: TestContext, text: string): Promise<string[]> {
  await completeIndexes(context)
  const conditions = await conditionsOf(context.db, { filter: { ...NO_FILTER, text }, me: '', now: 0 })
  const rows = await context.db.selectFrom('submission').select('reference').where(conditions()).execute()
  return rows.map(({ reference }) => reference).sort()
}

type Step = { kind: 'send' | 'note' | 'edit' | 'remove' | 'erase' | 'undo'; word: string; at: number }

const steps: fc.Arbitrary<Step[]> = fc.array(
  fc.record({
    kind: fc.constantFrom('send', 'send', 'note', 'note', 'edit', 'remove', 'erase', 'undo'),
    word: fc.constantFrom(...WORDS),
    at: fc.nat(20),
  }),
  { minLength: 4, maxLength: 14 },
)

test('the index finds exactly what the texts have, whatever was done', async () => {
  await fc.assert(
    fc.asyncProperty(steps, async (all) => {
      const context = await openTestContext()
      /** What is written, without the index: message by reference, and notes with their undo. */
      const messages = new Map<string, string>()
      const notes: { id: string; reference: string; text: string; before?: string }[] = []
      const undos: { token: string; revert(): void }[] = []
      for (const [index, { kind, word, at }] of all.entries()) {
        const references = [...messages.keys()]
        const reference = references[at % Math.max(1, references.length)]
        const note = notes[at % Math.max(1, notes.length)]
        if (kind === 'send') {
          const answers = { company: 'Larkmoor', message: `${word} wanted` }
          messages.set(await sendAccepted(context, { key: String(index), answers }), word)
        } else if (kind === 'note' && reference) {
          const noted = await addNote(context, reference, `about ${word}`, INES)
          if (!noted.ok) continue
          const added = { id: noted.note.id, reference, text: word }
          notes.push(added)
          undos.push({ token: noted.undo, revert: () => void notes.splice(notes.indexOf(added), 1) })
        } else if (kind === 'edit' && note) {
          const edited = await editNote(context, note.id, `now ${word}`, INES)
          // An older undo of this note would be overtaken.
          if (edited.ok) undos.length = 0
          if (edited.ok) note.text = word
        } else if (kind === 'remove' && note) {
          if ((await removeNote(context, note.id, INES)).ok) notes.splice(notes.indexOf(note), 1)
          undos.length = 0
        } else if (kind === 'erase' && reference) {
          await erase(context, { references: [reference] }, 1, INES)
          messages.delete(reference)
          for (const gone of notes.filter((one) => one.reference === reference)) notes.splice(notes.indexOf(gone), 1)
          undos.length = 0
        } else if (kind === 'undo') {
          const last = undos.pop()
          if (last && (await undo(context, last.token, INES)).changed === 1) last.revert()
        }
      }

      for (const [typed, matches] of [
        ['cold', ['cold', 'colder']],
        ['colder', ['colder']],
        ['STO', ['store']],
        ['reka', ['Řeka']],
        ['harb', ['harbor']],
        ['京', ['東京']],
      ] as const) {
        const has = (word: string) => matches.some((match) => match === word)
        const truth = [...messages].filter(
          ([reference, word]) => has(word) || notes.some((note) => note.reference === reference && has(note.text)),
        )
        expect(await found(context, typed), typed).toEqual(truth.map(([reference]) => reference).sort())
      }
    }),
    { numRuns: 12 },
  )
})

test('the words of an address are found side by side and in order, not wherever they stand', async ({ context }) => {
  const meant = await sendAccepted(context, { answers: { message: 'Write to ines@harbor.example, please.' } })
  await sendAccepted(context, { key: 'turned', answers: { message: 'An example of a harbor is what Ines wants.' } })
  await sendAccepted(context, { key: 'apart', answers: { message: 'Ines has a harbor, for example.' } })

  expect(await found(context, 'ines@harbor.example')).toEqual([meant])
  expect(await found(context, 'ines@harb')).toEqual([meant])
  expect(await found(context, 'ines harbor example')).toHaveLength(3)
})

test('an address is not put together from the end of one text and the beginning of the next', async ({ context }) => {
  const answers = { fullName: 'Ada Ines', email: 'harbor@example.test' }
  const reference = await sendAccepted(context, { answers })

  expect(await found(context, 'ines@harbor.example')).toEqual([])
  expect(await found(context, 'ines harbor@example')).toEqual([reference])
})

test('a request with more words than an index takes is noted on and found', async ({ context }) => {
  const message = Array.from({ length: 200_000 }, (_, index) => `word${index}`).join(' ')
  const reference = await sendAccepted(context, { answers: { message } })

  await addNote(context, reference, 'marlinspike', INES)

  expect(await found(context, 'marlinspike word1')).toEqual([reference])
})

test('an erased submission leaves no word in the index, notes included', async ({ context }) => {
  const reference = await sendAccepted(context, { answers: { message: 'zq7marker wants weekdays' } })
  await sendAccepted(context, { key: 'other' })
  await addNote(context, reference, 'zq8marker says Ines', INES)
  expect(await found(context, 'zq7mark zq8')).toEqual([reference])

  await erase(context, { references: [reference] }, 1, INES)

  expect(await found(context, 'zq7')).toEqual([])
  // Files of a database server are its own.
  for (const file of context.databaseUrl ? [] : ['site.db', 'site.db-wal']) {
    const bytes = await readFile(join(context.dataDir, file))
    for (const trace of ['zq7', 'zq8', reference, reference.slice(2).toLowerCase()])
      expect(bytes.includes(trace), `${trace} in ${file}`).toBe(false)
  }
  const events = await context.db.selectFrom('history').selectAll().where('submissionId', 'is', null).execute()
  expect(events).toMatchObject([{ kind: 'erased', actor: 'Ines', detail: 'Consultation', change: null }])
})

test('submissions of an older version are put into the indexes at the start', async ({ context }) => {
  const reference = await sendAccepted(context, { answers: { service: 'devops' } })
  await completeIndexes(context)
  await context.db.updateTable('submission').set({ indexed: 0 }).execute()
  await context.db.deleteFrom('choice').execute()

  expect(await completeIndexes(context)).toEqual({ done: 1, left: false })
  expect(await completeIndexes(context)).toEqual({ done: 0, left: false })

  expect(await found(context, 'weekdays')).toEqual([reference])
  expect(await context.db.selectFrom('choice').select(['field', 'value']).execute()).toEqual([
    { field: 'service', value: 'devops' },
  ])
})

test.for([
  ['0187', '+1 216 555 0187'],
  ['5550187', '+1 216 555 0187'],
  ['216555', '+1 216 555 0187'],
  ['+1 216 555 0187', '+1 216 555 0187'],
  ['2165550187', '(216) 555-0187'],
  ['2165550187', '216/555-0187'],
  ['5550187', '+1 216 555 0187, ext. 12'],
  ['5550187', '+١ ٢١٦ ٥٥٥ ٠١٨٧'],
] as const)('a telephone number is found by %s where %s was typed', async ([digits, phone], { context }) => {
  const reference = await sendAccepted(context, { answers: { phone } })

  expect(await found(context, digits)).toEqual([reference])
  expect(await found(context, '187')).toEqual([])
})
