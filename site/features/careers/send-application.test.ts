import { beforeEach, expect, test, vi } from 'vitest'
import { ASIDE } from '../../../contract/form.ts'
import { routes } from '../../../contract/routes.ts'
import { FakeRequest, fakeRequests } from '../../form/sending/fake-request.fixture.ts'
import { sendApplication } from './send-application.ts'

const RESUME = new File(['%PDF'], 'ada.pdf')
const ANSWERS = { fullName: 'Ada Lovelace King', email: 'a@b.example', phone: '+1 419-555-0142', coverLetter: 'Hello' }
const REPLY = { message: '', reference: 'J-7K3M9', receipt: '/r/abc', dueAt: '' }
const KEY = { 'Idempotency-Key': 'key-1' }

beforeEach(fakeRequests)

function begin(files: Record<string, File[]> = { resume: [RESUME] }) {
  const onProgress = vi.fn()
  const aside = { [ASIDE.submissionId]: 'key-1' }
  return { onProgress, outcome: sendApplication({ answers: ANSWERS, files, aside }, { headers: KEY, onProgress }) }
}

/** Until the next request has gone out. */
function requests(count: number) {
  return vi.waitFor(() => expect(FakeRequest.all).toHaveLength(count), { interval: 1, timeout: 20_000 })
}

test('the résumé goes first; the application that follows names it, and carries the key of the attempt', async () => {
  const { outcome } = begin()
  expect(FakeRequest.last()).toMatchObject({ path: routes.api.uploads(), headers: expect.not.objectContaining(KEY) })
  expect(FakeRequest.last().field('resume')).toMatchObject({ name: 'ada.pdf' })

  FakeRequest.last().answer(200, { upload: 'token-1' })
  await requests(2)
  FakeRequest.last().answer(200, REPLY)

  expect(FakeRequest.last().headers).toMatchObject(KEY)
  expect(JSON.parse(String(FakeRequest.last().body))).toMatchObject({
    firstName: 'Ada',
    lastName: 'Lovelace King',
    email: ANSWERS.email,
    phone: ANSWERS.phone,
    message: expect.stringContaining('Resume: ada.pdf'),
    resume: 'token-1',
    application: { ...ANSWERS, [ASIDE.submissionId]: 'key-1' },
  })
  expect(await outcome).toEqual({ status: 'accepted', reply: REPLY })
})

test('the progress is that of the résumé', async () => {
  const { onProgress } = begin()
  FakeRequest.last().upload.onprogress?.({ lengthComputable: true, loaded: 1, total: 2 })
  FakeRequest.last().answer(200, { upload: 'token-1' })
  await requests(2)

  FakeRequest.last().upload.onprogress?.({ lengthComputable: true, loaded: 1, total: 10 })

  expect(onProgress.mock.calls).toEqual([[0.5]])
})

test.each([
  ['refused', () => FakeRequest.last().answer(413, { error: 'Too large.' }), { status: 'refused', code: 413 }],
  ['lost on its way', () => FakeRequest.last().onerror(), { status: 'unreachable' }],
  ['taken by another network', () => FakeRequest.last().answerWith(200, '<html>Sign in'), { status: 'refused' }],
])('where the résumé was %s, the application is not sent', async (_what, end, told) => {
  const { outcome } = begin()

  end()

  expect(await outcome).toMatchObject(told)
  expect(FakeRequest.all).toHaveLength(1)
})

test('a résumé that the server has already is not uploaded again', async () => {
  const answers = { answers: ANSWERS, files: {}, aside: {} }
  const staged = [{ token: 'token-2', name: 'ada.pdf', size: 9 }]
  void sendApplication({ ...answers, staged }, { headers: KEY })
  await requests(1)

  expect(FakeRequest.last().path).not.toBe(routes.api.uploads())
  expect(JSON.parse(String(FakeRequest.last().body))).toMatchObject({ resume: 'token-2' })
})

test('without a résumé nothing is sent, and the field says so', async () => {
  expect(await begin({}).outcome).toMatchObject({ status: 'refused', fields: { resume: 'Resume is required' } })
  expect(FakeRequest.all).toEqual([])
})
