import { randomInt } from 'node:crypto'
import type { Tx } from '../database/schema.ts'

/** Crockford's base 32 without vowels, which spell words, and without 0 and 1, which are misread: 17 million each. */
const ALPHABET = '23456789BCDFGHJKMNPQRSTVWXYZ'
const TRIES = 20

/** A reference that no other submission has, such as `Q-7K3M9`. */
export async function freeReference(tx: Tx, letter: string, pick = randomReference): Promise<string> {
  for (let attempt = 0; attempt < TRIES; attempt += 1) {
    const reference = pick(letter)
    const taken = await tx.selectFrom('submission').select('id').where('reference', '=', reference).executeTakeFirst()
    if (!taken) return reference
  }
  throw new Error(`No free reference with the letter ${letter} in ${TRIES} tries.`)
}

/** A reference as somebody may type it: `q7k3m9` is `Q-7K3M9`. */
export function normalReference(typed: string): string {
  const plain = typed.toUpperCase().replace(/[^A-Z0-9]/g, '')
  return `${plain.slice(0, 1)}-${plain.slice(1)}`
}

function randomReference(letter: string): string {
  const signs = Array.from({ length: 5 }, () => ALPHABET[randomInt(ALPHABET.length)])
  return `${letter}-${signs.join('')}`
}
