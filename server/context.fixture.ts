import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { onTestFinished } from 'vitest'
import { consultation } from '../contract/forms/consultation.ts'
import { CONSULTATION_KINDS } from '../contract/upload.ts'
import { stage } from './attachments/stage.ts'
import type { StagedFile } from './attachments/store.ts'
import { type Office, openOffice } from './context.ts'
import { loadCompany } from './load-company.ts'
import { receive, type Submitted } from './submissions/receive.ts'

/** A Saturday, 3 PM in Ohio. */
export const SATURDAY = Date.parse('2026-11-21T20:00:00Z')

export interface TestOffice extends Office {
  dataDir: string
  /** Moves the clock. */
  pass(ms: number): void
}

/** A real office on a real database in a folder of its own, with a clock that stands still. Gone after the test. */
export async function openTestOffice(): Promise<TestOffice> {
  const dataDir = await mkdtemp(join(tmpdir(), 'office-'))
  let now = SATURDAY
  const office = await openOffice({
    dataDir,
    company: await loadCompany(),
    publicUrl: 'https://site.test',
    log: { info() {}, warn() {}, error() {} },
    now: () => now,
  })
  onTestFinished(async () => {
    await office.db.destroy()
    await rm(dataDir, { recursive: true })
  })
  return Object.assign(office, {
    dataDir,
    pass(ms: number) {
      now += ms
    },
  })
}

export async function stagedFile(
  office: TestOffice,
  fileName: string,
  content: Buffer | string,
  field = 'files',
): Promise<StagedFile> {
  const part = { stream: Readable.from([Buffer.from(content)]), fieldName: field, fileName }
  const rule = { count: 5, maxBytes: 20_000_000, kinds: CONSULTATION_KINDS }
  const staging = await stage(office.dataDir, part, rule)
  if (!staging.ok) throw new Error(staging.text)
  return staging.file
}

export const ANSWERS = {
  fullName: 'Wilhelmina Quist',
  company: 'Quist Cold Stores',
  email: 'Mina@quist.example',
  phone: '+1 419-555-0137',
  service: 'not-sure',
  message: 'Each release takes a Saturday.\n\nWe want weekdays.',
}

/** Sends the consultation form, with what differs. */
export function send(office: TestOffice, more: Partial<Omit<Submitted, 'answers'>> & { answers?: object } = {}) {
  const files = more.files ?? []
  const answers = { ...ANSWERS, files, ...more.answers }
  return receive(office, { form: consultation, key: more.key, marks: more.marks, files, answers })
}

/** Sends and gives the reference. @throws when it was not accepted. */
export async function sent(office: TestOffice, more: Parameters<typeof send>[1] = {}): Promise<string> {
  const received = await send(office, more)
  if (received.status !== 'accepted') throw new Error(received.status)
  return received.reference
}
