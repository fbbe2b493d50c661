import { randomUUID } from 'node:crypto'
import type { Request } from 'autocannon'
import { partnership } from '../contract/forms/partnership.ts'

let clients = 0

/** An application of the shortest form, as JSON. Each time another one, of another client, as a proxy would name it. */
export const APPLICATION: Request = {
  method: 'POST',
  path: partnership.path,
  setupRequest: (request) => ({ ...request, ...another() }),
}

/** No two alike: the same again would be answered from memory of the first. */
export function another(): { headers: Record<string, string>; body: string } {
  const id = randomUUID().slice(0, 8)
  clients += 1
  const body = JSON.stringify({
    name: `Ines Halvorsen ${id}`,
    email: `ines-${id}@halvorsen.example`,
    phone: '+47 22 12 34 56',
    company: 'Halvorsen Marine',
    partnershipType: 'referral',
    experience: 'Twelve years of hydrographic surveys.',
    message: `Our clients ask for software that we do not write, ${id} being the latest.`,
  })
  const address = `10.${(clients >> 16) & 255}.${(clients >> 8) & 255}.${clients & 255}`
  return {
    headers: { 'Content-Type': 'application/json', Accept: 'application/json', 'X-Forwarded-For': address },
    body,
  }
}
