import { randomInt } from 'node:crypto'
import { prepared } from '../database/prepared.ts'
import type { SubmissionTable, Tx } from '../database/schema.ts'
import { hold } from '../database/transactions.ts'

/** No vowels, which could spell words, and no 0 and 1, which are easily misread. 17 million references a prefix. */
const ALPHABET = '23456789BCDFGHJKMNPQRSTVWXYZ'
const TRIES = 20

const findReference = prepared((db, { reference }: { reference: string }) =>
  db.selectFrom('submission').select('id').where('reference', '=', reference),
)

/** A reference that no other submission has, such as `Q-7K3M9`. @throws when twenty random ones are all taken. */
export async function freeReference(tx: Tx, prefix: string, pick = randomReference): Promise<string> {
  for (let attempt = 0; attempt < TRIES; attempt += 1) {
    const reference = pick(prefix)
    const [taken] = await findReference(tx, { reference })
    if (!taken) return reference
  }
  throw new Error(`No free reference with the prefix ${prefix} in ${TRIES} tries.`)
}

/** Corrects a typed reference: `q7k3m9` becomes `Q-7K3M9`. */
export function normalReference(typed: string): string {
  const plain = typed.toUpperCase().replace(/[^A-Z0-9]/g, '')
  return `${plain.slice(0, 1)}-${plain.slice(1)}`
}

/** The submission of a typed reference, held: what is read of it stays true in this transaction. Undefined where there is none. */
export async function heldByReference(tx: Tx, typed: string): Promise<SubmissionTable | undefined> {
  const [known] = await findReference(tx, { reference: normalReference(typed) })
  return known && heldById(tx, known.id)
}

/** The same of an id. */
export async function heldById(tx: Tx, id: string): Promise<SubmissionTable | undefined> {
  await hold(tx, 'submission', [id])
  return tx.selectFrom('submission').selectAll().where('id', '=', id).executeTakeFirst()
}

function randomReference(prefix: string): string {
  const characters = Array.from({ length: 5 }, () => ALPHABET[randomInt(ALPHABET.length)])
  return `${prefix}-${characters.join('')}`
}
