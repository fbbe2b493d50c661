import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { deskCommand } from '../support/desk-command.ts'
import { holdersOf } from '../support/files.ts'
import { openFolders, start } from './http-process.ts'

// Every byte of DATA_DIR is read, while the server runs.

/** A word that stands in every answer, in the file and its name, in the note, and in what is added on the receipt. */
const WORD = 'zq7marker'
/** A piece of it: the search index stores a word without what it shares with the word before. */
const PIECE = 'q7marker'

async function startWithSubmission() {
  const folders = await openFolders()
  const server = await start(folders)
  const post = async (path: string, fields: Record<string, string | File>) => {
    const body = new FormData()
    for (const [name, value] of Object.entries(fields)) body.set(name, value)
    const response = await fetch(server.url + path, { method: 'POST', body })
    expect(response.status).toBe(200)
    // Both routes answer with texts.
    return (await response.json()) as Record<string, string>
  }
  // Uploaded ahead of its form, and staged for 24 hours.
  const file = new File([`%PDF-1.7\n${WORD}\n%%EOF\n`], `${WORD}.pdf`)
  const { upload: keptFile = '' } = await post('/api/uploads', { resume: file })
  const answers = { name: `${WORD} Byron`, business: WORD, email: `${WORD}@engines.example`, phone: '+1 419-555-0100' }
  const message = `Weave ${WORD} by spring.`
  const { receipt = '' } = await post('/api/quote', { ...answers, service: 'devops', message, keptFile })
  const [found] = JSON.parse((await deskCommand(folders.dataDir, ['search', WORD, '--json'])).out)
  const reference: string = found.reference
  expect(found.attachments).toHaveLength(1)
  expect(await deskCommand(folders.dataDir, ['note', reference, `${WORD} called`])).toMatchObject({ code: 0 })
  const forgotten = new FormData()
  forgotten.set('note', `And ${WORD}.`)
  forgotten.set('files', new File([`%PDF-1.7\n${WORD} forgotten\n%%EOF\n`], `${WORD}-forgotten.pdf`))
  const added = await fetch(`${server.url}${receipt}/add`, { method: 'POST', body: forgotten, redirect: 'manual' })
  expect(added.status).toBe(303)
  // Whole ones: a letter that is still being written would get its name after the erasure.
  const letters = async () => String(await readdir(join(folders.dataDir, 'mail')).catch(() => []))
  await expect.poll(letters, { timeout: 20_000 }).toMatch(/^([^,]+\.eml(,|$)){3}$/)
  return { ...folders, url: server.url, reference, receipt }
}

test('the staff erase a submission, and no byte of it is left in any file', async () => {
  const { dataDir, reference } = await startWithSubmission()
  expect(await holdersOf(PIECE, dataDir)).toEqual(expect.arrayContaining(['files', 'mail', 'site.db-wal', 'staged']))

  expect(await deskCommand(dataDir, ['erase', reference, '--yes'])).toMatchObject({ code: 0 })

  expect(await holdersOf(PIECE, dataDir)).toEqual([])
  expect((await deskCommand(dataDir, ['search', WORD, '--json'])).out).toBe('[]\n')
})

test('a visitor erases what they sent, and no byte of it is left in any file', async () => {
  const { dataDir, url, receipt } = await startWithSubmission()

  const answer = await fetch(`${url}${receipt}/erase`, { method: 'POST', redirect: 'manual' })

  expect(answer.status).toBe(303)
  expect(await holdersOf(PIECE, dataDir)).toEqual([])
})
