import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect } from 'vitest'
import { test } from '../../context.fixture.ts'
import { keepDraft } from '../../conversation/drafts.ts'
import { recallAnswer } from '../../conversation/recall-answer.ts'
import { command } from '../cli.fixture.ts'

test('an answer is sent from a file, after a look at it, and never without a name', async ({ context, reference }) => {
  const file = join(context.dataDir, 'ANSWER.md')
  await writeFile(file, '---\nname: Yes\n---\n\nDear {name},\n\nyes.\n')
  const reply = (...more: string[]) => command(context, 'reply', reference, '--file', file, ...more)
  const letters = () => context.db.selectFrom('message').select(['author', 'via', 'text']).execute()

  expect(await reply()).toMatchObject({ code: 64, problem: expect.stringContaining('--as') })
  const looked = await reply('--as', 'Ines', '--dry-run')
  expect(looked.out).toMatch(/^To: Mina@quist.example\nSubject: Re: .*\n\nDear Wilhelmina Quist,\n\nyes.\n\nInes, /m)
  expect(await letters()).toEqual([])

  const out = `The answer to ${reference} leaves in ten seconds. The request is answered once it has left.\n`
  expect(await reply('--as', 'Ines')).toMatchObject({ code: 0, out })
  expect(await letters()).toMatchObject([{ author: 'Ines', via: 'command', text: expect.stringContaining('yes.') }])
  const problem = expect.stringMatching(/^Ines sent these words .*\. Nothing was sent\. .* --again$/m)
  expect(await reply('--as', 'Ines')).toMatchObject({ code: 1, problem })
  expect([(await reply('--as', 'Ines', '--again')).code, (await letters()).length]).toEqual([0, 2])
  await writeFile(file, Buffer.from('Grüße', 'latin1'))
  expect((await reply('--as', 'Ines')).problem).toContain('is not in UTF-8')

  const empty = await command(context, 'reply', reference, '--saved', 'one question first', '--as', 'Ines', '--dry-run')
  expect(empty).toMatchObject({ code: 64, problem: expect.stringContaining('Not filled yet: the question.') })
})

test('an answer by command leaves its author’s draft, also when called back', async ({ context, reference }) => {
  const file = join(context.dataDir, 'ANSWER.md')
  await writeFile(file, 'Yes.\n')
  await keepDraft(context, reference, { text: 'Half a page.', cc: [], files: [] }, { name: 'Ines' })
  const drafts = () => context.db.selectFrom('draft').select(['text', 'sentAs']).execute()

  await command(context, 'reply', reference, '--file', file, '--as', 'Ines')

  expect(await drafts()).toEqual([{ text: 'Half a page.', sentAs: null }])
  const { id } = await context.db.selectFrom('message').select('id').executeTakeFirstOrThrow()
  await recallAnswer(context, id, { name: 'Ines' })
  expect(await drafts()).toEqual([{ text: 'Yes.\n\nHalf a page.', sentAs: null }])
})
