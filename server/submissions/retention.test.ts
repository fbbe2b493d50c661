import { expect, test } from 'vitest'
import { career } from '../../contract/forms/career.ts'
import { ANSWERS, openTestOffice, send } from '../context.fixture.ts'
import { list } from './desk.ts'
import { receive } from './receive.ts'
import { keptMonths, purge } from './retention.ts'

const DAY = 24 * 60 * 60_000

test('an application is purged after 12 months, an enquiry of the same day is not', async () => {
  const office = await openTestOffice()
  const given = { position: '', experience: '', currentCompany: '', expectedSalary: '', noticePeriod: '' }
  const links = { linkedinProfile: '', portfolioUrl: '', coverLetter: 'Hello.', resume: [] }
  const answers = { ...given, ...links, fullName: ANSWERS.fullName, email: ANSWERS.email, phone: ANSWERS.phone }
  await receive(office, { form: career, answers, files: [] })
  await send(office)
  const kinds = async () => (await list(office, { status: 'all' })).map(({ submission }) => submission.form).sort()

  office.pass(364 * DAY)
  await purge(office, office.dataDir)
  expect(await kinds()).toEqual(['career', 'consultation'])
  office.pass(2 * DAY)
  await purge(office, office.dataDir)

  expect(await kinds()).toEqual(['consultation'])
})

test('keys that were made from contents are purged, keys of forms stay', async () => {
  const office = await openTestOffice()
  await send(office)
  await send(office, { key: 'form-1', answers: { message: 'Another.' } })

  office.pass(11 * 60_000)
  await purge(office, office.dataDir)

  const keys = await office.db.selectFrom('idempotency').select('expiresAt').execute()
  expect(keys).toEqual([{ expiresAt: null }])
})

test('each form says for how many months it is kept', () => {
  const forms = ['quote', 'consultation', 'contact', 'partnership', 'career', 'internship'] as const

  expect(forms.map(keptMonths)).toEqual([24, 24, 24, 24, 12, 12])
})
