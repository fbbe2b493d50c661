// @vitest-environment happy-dom
import { act, type ReactNode } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { beforeEach, expect, test, vi } from 'vitest'
import { ASIDE } from '../../contract/form.ts'
import { career } from '../../contract/forms/career.ts'
import { contact } from '../../contract/forms/contact.ts'
import type { Refusal } from '../../contract/page.ts'
import { PATIENT } from '../../tests/support/patience.ts'
import { openElement, typeInto, wakeElement } from '../../tests/support/simulated-page.ts'
import { loadFiles } from './drafts/draft-files.ts'
import { FormShell } from './FormShell.tsx'
import { ChoiceField } from './fields/ChoiceField.tsx'
import { FileField } from './fields/FileField.tsx'
import { PhoneField } from './fields/PhoneField.tsx'
import { TextField } from './fields/TextField.tsx'
import { FakeRequest, fakeRequests } from './sending/fake-request.fixture.ts'

// The notices have timers that outlive a test.
vi.mock('../ui/toast.ts', () => ({ toast: () => {} }))
vi.mock('./drafts/draft-files.ts', { spy: true })

// The whole form in a simulated page: what is typed, sent, and left after the network's answer.

const REPLY = { message: '', reference: 'K-7K3M9', receipt: '/r/abc', dueAt: '2026-11-23T15:00:00.000Z' }
const TYPED = { name: 'Ada Lovelace', email: 'ada@example.com', company: 'Engine Works', message: 'A question.' }
const PHONE = '419-555-0142'

let page: HTMLElement
let draw: (form: ReactNode) => Promise<void>
let end: () => Promise<void>

beforeEach(async () => {
  fakeRequests()
  localStorage.clear()
  ;({ page, draw, end } = openElement())
  await draw(<ContactForm />)
})

test('a retry carries the key of the first attempt; a changed form carries another', async () => {
  // What a page has of it that comes over plain http.
  vi.stubGlobal('crypto', { getRandomValues: crypto.getRandomValues.bind(crypto) })
  await fillIn()
  await send()
  await act(async () => FakeRequest.last().onerror())

  await send()
  await act(async () => FakeRequest.last().onerror())
  await type('message', 'Another question.')
  await send()

  const keys = FakeRequest.all.map(({ headers }) => headers['Idempotency-Key'])
  expect(keys[0]).toMatch(/^\d+(-\d+){3}$/)
  expect(keys[1]).toBe(keys[0])
  expect(keys[2]).not.toBe(keys[0])
  expect(FakeRequest.all.map((request) => request.field(ASIDE.submissionId))).toEqual(keys)
})

test('the same answers that another tab has begun to send carry its key, so they are stored once', async () => {
  await fillIn()
  await send()
  const attempt = localStorage.getItem('attempt:contact')
  await act(async () => FakeRequest.last().answer(200, REPLY))
  await draw(<ContactForm key="second tab" />)
  await fillIn()

  window.dispatchEvent(new StorageEvent('storage', { key: 'attempt:contact', newValue: attempt }))
  await send()

  const [first, second] = FakeRequest.all.map(({ headers }) => headers['Idempotency-Key'])
  expect(second).toBe(first)
})

test('what is typed runs in its own direction', async () => {
  for (const name of ['name', 'message', 'email']) expect(control(name).dir, name).toBe('auto')
})

test('near its limit a long text tells how much room is left', async () => {
  const told = () => control('message').parentElement?.querySelector('textarea + p')?.textContent

  await type('message', 'x'.repeat(8999))
  expect(told()).toBeUndefined()
  await type('message', 'x'.repeat(9001))
  expect(told()).toBe('999 characters left')
  await type('message', '🚢'.repeat(10_001))
  expect(told()).toBe('1 character too many')
})

test('once all of it has left, the form says that it waits, and nothing can be stopped', async () => {
  await fillIn()
  await choose(control('file'), new File(['%PDF'], 'plan.pdf'))
  await send()
  const sent = (loaded: number) =>
    act(async () => FakeRequest.last().upload.onprogress?.({ lengthComputable: true, loaded, total: 100 }))

  await sent(50)
  expect(page.textContent).toContain('Cancel')
  expect(page.textContent).not.toContain('Waiting for our answer')
  await sent(100)

  expect(page.textContent).toContain('All of it has left. Waiting for our answer.')
  expect(page.textContent).not.toContain('Cancel')
})

const BOTH = 'A sounding.\n\nTyped before.'
test.each([
  ['reload', 'are those of a draft that was typed in it', '/', 'Typed before.', 'devops', 'Typed before.'],
  ['reload', 'stand above a draft of another page', '/about', 'Typed before.', 'not-sure', BOTH],
  ['navigate', 'stand above an earlier draft', '/', 'Typed before.', 'not-sure', BOTH],
  ['navigate', 'stay with what was typed below them', '/', BOTH, 'not-sure', BOTH],
])('in a page of kind %s the choice and the first words %s', async (type, _what, page, message, ...shown) => {
  vi.spyOn(performance, 'getEntriesByType').mockReturnValue([{ type }] as never)
  const draft = { values: { service: 'devops', message }, countries: {}, page, at: Date.now() }
  localStorage.setItem('draft:contact', JSON.stringify(draft))

  await draw(<ContactForm key="again" message="A sounding." />)

  expect(valuesOf('service', 'message')).toEqual(shown)
})

test('kept files that have been read only after "Clear it" stay away', async () => {
  await type('name', 'Ada Lovelace')
  const read = Promise.withResolvers<Awaited<ReturnType<typeof loadFiles>>>()
  vi.mocked(loadFiles).mockReturnValueOnce(read.promise)
  await draw(<ContactForm key="again" />)

  await act(async () => [...page.querySelectorAll('button')].find((one) => one.textContent === 'Clear it')?.click())
  await act(async () => read.resolve({ readable: { file: [new File(['%PDF'], 'plan.pdf')] }, problems: {} }))

  expect(page.textContent).not.toContain('plan.pdf')
})

test.each([
  ['form', () => draw(null)],
  ['page', () => window.dispatchEvent(new Event('pagehide'))],
])('what was typed in the last moment stays when the %s goes', async (_what, leave) => {
  await type('name', 'Ada Lovelace')

  await leave()

  expect(localStorage.getItem('draft:contact')).toContain('Ada Lovelace')
})

test.each([
  ['reload', 'goes, as Firefox fills it in again', ''],
  ['navigate', 'stays, for the visitor has typed it', 'Ada'],
])('after a send, in a page of kind %s, a text that stands there before the script %s', async (type, _what, left) => {
  sessionStorage.setItem('cleared:contact', '1')
  vi.spyOn(performance, 'getEntriesByType').mockReturnValue([{ type }] as never)

  await wake(<ContactForm />, () => {
    control('name').value = 'Ada'
  })

  expect(valuesOf('name')).toEqual([left])
  sessionStorage.clear()
})

test('a filled honeypot and the elapsed time travel under the names that the server reads', async () => {
  await fillIn()
  const trap = document.querySelector(`[name=${ASIDE.honeypot}]`)
  for (const name of ['data-1p-ignore', 'data-lpignore', 'data-bwignore', 'data-form-type'])
    expect(trap?.hasAttribute(name), name).toBe(true)
  await type(ASIDE.honeypot, 'https://spam.example')

  await send()

  expect(FakeRequest.last().field(ASIDE.honeypot)).toBe('https://spam.example')
  expect(FakeRequest.last().field(ASIDE.elapsed)).toMatch(/^\d+$/)
})

test('an international number that comes with a change event alone is sent with its own dial code', async () => {
  await fillIn()
  await act(async () => {
    phoneInput().value = '+44 20 7946 0000'
    phoneInput().dispatchEvent(new Event('change', { bubbles: true }))
  })

  await send()

  expect(phoneInput().value).toBe('20 7946 0000')
  expect(FakeRequest.last().field('phone')).toBe('+44 20 7946 0000')
})

test('a second press while it is sent sends nothing', async () => {
  await fillIn()

  await send()
  await send()

  expect(FakeRequest.all).toHaveLength(1)
})

test('a key that the server knows with other contents is renewed, and the form sent once more', async () => {
  await fillIn()
  await send()

  await act(async () => FakeRequest.last().answer(422, { error: 'Already used.' }))

  expect(FakeRequest.all).toHaveLength(2)
  const [first, second] = FakeRequest.all.map(({ headers }) => headers['Idempotency-Key'])
  expect(second).not.toBe(first)
  await act(async () => FakeRequest.last().answer(422, { error: 'Already used.' }))
  expect(FakeRequest.all).toHaveLength(2)
  expect(page.querySelector('[role=alert]')?.textContent).toContain('Already used.')
})

test('a file that was chosen before the form woke stays as a draft of text comes back', async () => {
  await end()
  const draft = { values: { message: 'Typed before.' }, countries: {}, at: Date.now() }
  localStorage.setItem('draft:contact', JSON.stringify(draft))
  page.innerHTML = renderToString(<ContactForm />)
  Object.defineProperty(control('file'), 'files', { value: [new File(['%PDF'], 'plan.pdf')] })

  // As a browser wakes it: `act` would draw between the effects and what they put off.
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', false)
  const root = hydrateRoot(page, <ContactForm />)
  await vi.waitFor(() => expect(valuesOf('message')).toEqual(['Typed before.']), PATIENT)

  expect(page.textContent).toContain('plan.pdf')
  root.unmount()
})

test('a form that came back tells a reason that stands at its field once, and leaves the focus where it is', async () => {
  const error = 'Please enter a valid email address'
  const refusal = { form: 'contact', error, problems: { email: error }, values: {}, kept: [] }

  await wake(<ContactForm refusal={refusal} />, () => control('name').focus())

  expect(page.querySelector('[role=alert]')?.textContent).toBe(`One answer needs another look${error}`)
  expect(document.activeElement).toBe(control('name'))
})

test.each([
  [['t-1'], ['t-2'], 'Stored safely, files included.'],
  [['t-1', 't-2'], [], 'Stored safely. '],
])(
  'files that the server has already go along by their tokens, but for %j, and leave with what was accepted',
  async (unticked, sent, words) => {
    const kept = ['t-1', 't-2'].map((token) => ({ token, field: 'file', name: `${token}.pdf`, size: 9 }))
    const refusal = { form: 'contact', error: 'Too many.', problems: {}, values: {}, kept }
    await draw(<ContactForm key="back" refusal={refusal} />)
    await fillIn()
    for (const token of unticked)
      await act(async () => page.querySelector<HTMLInputElement>(`[value=${token}]`)?.click())
    await send()

    expect((FakeRequest.last().body as FormData).getAll(ASIDE.kept)).toEqual(sent)
    await act(async () => FakeRequest.last().answer(200, REPLY))
    expect(page.querySelector('.sent')?.textContent).toContain(words)
    expect(page.querySelector(`[name=${ASIDE.kept}]`)).toBeNull()
  },
)

test('a required file that was chosen is there when its field is left', async () => {
  const resume = (
    <FormShell key="career" form={career} timeZone="America/New_York">
      {(field) => <FileField {...field('resume')} />}
    </FormShell>
  )
  await draw(resume)
  await send()
  const problem = () => page.querySelector('#career-resume-problem')
  expect(problem()?.textContent).toBe('Resume is required')

  const input = control('resume')
  await choose(input, new File(['%PDF'], 'ada.pdf'))
  await act(async () => input.dispatchEvent(new FocusEvent('focusout', { bubbles: true })))
  expect(problem()).toBeNull()
})

test.each(['telegraphy', 'Not sure yet', ''])(
  'a default of "%s", which the select does not offer, chooses nothing',
  async (service) => {
    await draw(<ContactForm key={service} service={service} />)
    await fillIn()

    await send()

    expect(FakeRequest.all).toEqual([])
    expect(page.querySelector('#contact-service-problem')?.textContent).toBe('Please select a service')
  },
)

function ContactForm({ refusal, ...defaults }: { refusal?: Refusal; service?: string; message?: string }) {
  const given = { service: 'not-sure', ...defaults }
  return (
    <FormShell form={contact} timeZone="America/New_York" defaults={given} refusal={refusal}>
      {(field) => (
        <>
          <TextField {...field('name')} />
          <TextField {...field('email')} />
          <PhoneField {...field('phone')} />
          <TextField {...field('company')} />
          <ChoiceField {...field('service')} />
          <TextField {...field('message')} />
          <FileField {...field('file')} />
        </>
      )}
    </FormShell>
  )
}

/** In place of the form that is open. */
async function wake(form: ReactNode, before: () => void) {
  await end()
  await wakeElement(form, (asleep) => {
    page = asleep
    before()
  })
}

async function choose(input: HTMLInputElement, file: File) {
  Object.defineProperty(input, 'files', { value: [file] })
  await act(async () => input.dispatchEvent(new Event('change', { bubbles: true })))
}

async function fillIn() {
  for (const [name, value] of Object.entries(TYPED)) await type(name, value)
  await typeInto(phoneInput(), PHONE)
}

function type(name: string, value: string) {
  return typeInto(control(name), value)
}

async function send() {
  await act(async () => page.querySelector('form')?.requestSubmit())
}

function control(name: string): HTMLInputElement {
  const found = page.querySelector<HTMLInputElement>(`[name="${name}"]`)
  if (found === null) throw new Error(`The form has no field ${name}.`)
  return found
}

/** The visible input: the one that travels stands hidden behind it. */
function phoneInput(): HTMLInputElement {
  const found = page.querySelector<HTMLInputElement>('input[type=tel]')
  if (found === null) throw new Error('The form has no phone field.')
  return found
}

function valuesOf(...names: string[]): string[] {
  return names.map((name) => control(name).value)
}
