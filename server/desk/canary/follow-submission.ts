import { createHash } from 'node:crypto'
import { NO_FILTER } from '../../../contract/desk/filter.ts'
import type { Accepted } from '../../../contract/reply.ts'
import { canaryEmail } from '../../submissions/canary.ts'
import { findLoaded, listItems } from '../../submissions/desk/list.ts'
import type { Loaded } from '../../submissions/desk/loaded.ts'
import { eraseAll } from '../../submissions/erase.ts'
import { expectAnswer, expectEmail, type Flight, post, REQUEST_MS } from './flight.ts'

/** Sends a form that promises a reply, and looks for it wherever a submission goes. @throws at the step that fails. */
export async function followSubmission(flight: Flight): Promise<void> {
  const { context, url, begin } = flight
  // Searched for, so that a submission whose answer was lost is removed, too.
  flight.atEnd(async () => {
    const unmarked: string[] = []
    for (const { submission } of await findAll(flight)) {
      if (submission.canary !== 1) unmarked.push(submission.reference)
      await eraseAll(context, [submission.id])
    }
    if (unmarked.length === 0) return undefined
    return `${unmarked.join(', ')} was stored as a visitor's and is erased, but its emails may have left`
  })

  // Only the server's own contract answers so.
  const { reference, receipt } = JSON.parse(await post(flight)) as Accepted

  begin('stored')
  const loaded = await findLoaded(context, reference)
  if (!loaded)
    throw new Error(`${reference} was promised, and is not in the database. Does the server use the same DATA_DIR?`)
  expectRecord(flight, loaded)

  begin('desk')
  const { items } = await search(flight)
  if (!items.some((item) => item.reference === reference)) throw new Error(`the desk does not find ${reference}`)

  begin('receipt')
  const signal = AbortSignal.timeout(REQUEST_MS)
  const copy = await expectAnswer('the receipt', 200, fetch(`${url}${receipt}/copy`, { signal }))
  if (!copy.includes(reference)) throw new Error(`the receipt does not name ${reference}`)

  begin('outbox')
  const submissionId = loaded.submission.id
  await expectEmail(() => canaryEmail(context, { submissionId }))

  begin('remove')
  await eraseAll(context, [submissionId])
  if (await findLoaded(context, reference)) throw new Error(`${reference} is still there`)
}

function search({ context, request: { word } }: Flight) {
  const query = { filter: { ...NO_FILTER, text: word }, me: '', now: context.now(), withCanaries: true }
  return listItems(context, query, { limit: 10 })
}

/**
 * Whatever this run stored, marked or not: an older server does not know the mark, and a proxy may drop it. The word is
 * random, so that no other submission has it.
 */
async function findAll(flight: Flight): Promise<Loaded[]> {
  const { items } = await search(flight)
  const found = await Promise.all(items.map(({ reference }) => findLoaded(flight.context, reference)))
  return found.filter((loaded) => loaded !== undefined)
}

/** @throws unless the record is a canary in the inbox with its words and its file. */
function expectRecord({ request: { word, file } }: Flight, { submission, answers, attachments }: Loaded): void {
  if (submission.canary !== 1) throw new Error('the server did not know the mark')
  if (submission.status !== 'open') throw new Error(`it is ${submission.status}`)
  if (!answers.some(({ value }) => value.includes(word))) throw new Error('its answers are not those that were sent')
  const hash = file && createHash('sha256').update(file).digest('hex')
  if (file && attachments[0]?.sha256 !== hash) throw new Error('its file is not the one that was sent')
}
