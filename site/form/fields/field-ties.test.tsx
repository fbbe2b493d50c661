// @vitest-environment happy-dom
import { act, type ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { beforeEach, describe, expect, test } from 'vitest'
import { openElement, typeInto } from '../../../tests/support/simulated-page.ts'
import { ContactForm } from '../../features/contact/ContactForm.tsx'
import { FakeRequest, fakeRequests } from '../sending/fake-request.fixture.ts'

// What a screen reader is told of a field, of every kind of field: whether it must be filled, and what is wrong with it.

const REQUIRED = ['name', 'email', 'phone', 'company', 'service', 'message']
const NAMES = [...REQUIRED, 'file']
const GIVEN = { timeZone: 'America/New_York' }

let page: HTMLElement
let draw: (form: ReactNode) => Promise<void>

beforeEach(() => {
  fakeRequests()
  localStorage.clear()
  ;({ page, draw } = openElement())
})

describe.each([
  [
    'without script',
    async () => page.insertAdjacentHTML('beforeend', renderToStaticMarkup(<ContactForm {...GIVEN} />)),
  ],
  ['once it is awake', () => draw(<ContactForm {...GIVEN} />)],
])('a form %s', (_when, render) => {
  test('tells which fields must be filled, and of no other that it must', async () => {
    await render()

    expect(NAMES.filter((name) => control(name).matches('[required], [aria-required=true]'))).toEqual(REQUIRED)
  })

  test('says nothing of a problem before there is one', async () => {
    await render()

    expect(NAMES.filter((name) => control(name).hasAttribute('aria-invalid'))).toEqual([])
    expect(descriptionOf('name')).toBe('')
    expect(descriptionOf('file')).toMatch(/^optional/)
  })
})

test('the problem of a field is told with that field, and with no other, until it is repaired', async () => {
  await draw(<ContactForm {...GIVEN} />)

  await act(async () => page.querySelector('form')?.requestSubmit())

  expect(NAMES.filter((name) => control(name).getAttribute('aria-invalid') === 'true')).toEqual(REQUIRED)
  expect(descriptionOf('file')).toMatch(/^optional/)
  // Each link of the summary, with words of its own, leads to the field that it speaks of.
  const links = [...page.querySelectorAll<HTMLAnchorElement>('[role=alert] a')]
  expect(links.map((link) => [link.getAttribute('href'), link.textContent])).toEqual(
    REQUIRED.map((name) => [`#${control(name).id}`, descriptionOf(name)]),
  )
  expect(new Set(links.map((link) => link.textContent)).size).toBe(REQUIRED.length)

  await type('name', 'Ada Lovelace')

  expect(control('name').hasAttribute('aria-invalid')).toBe(false)
  expect(descriptionOf('name')).toBe('')
  expect(descriptionOf('email')).toBe('Please enter a valid email address')
})

test.each([300, 304])('an answer of the status %i is not a form that was sent', async (status) => {
  await draw(<ContactForm {...GIVEN} choose="not-sure" />)
  for (const name of REQUIRED.filter((one) => one !== 'service'))
    await type(name, name === 'email' ? 'ada@example.com' : '419-555-0142')
  await act(async () => page.querySelector('form')?.requestSubmit())

  await act(async () => FakeRequest.last().answer(status, { reference: 'K-7K3M9', receipt: '/r/abc' }))

  expect(page.querySelector('.sent')).toBeNull()
  expect(page.querySelector('[role=alert]')?.textContent).toContain('Everything you entered is still here.')
})

/** The control that its label names. */
function control(name: string): HTMLInputElement {
  const found = document.querySelector<HTMLInputElement>(`#contact-${name}`)
  if (found === null) throw new Error(`The form has no field ${name}.`)
  return found
}

/** What stands in the elements that describe a control. */
function descriptionOf(name: string): string {
  const ids = ['aria-describedby', 'aria-errormessage'].flatMap(
    (tie) => control(name).getAttribute(tie)?.split(' ') ?? [],
  )
  return [...new Set(ids)].map((id) => document.getElementById(id)?.textContent ?? `nothing at ${id}`).join(' ')
}

function type(name: string, value: string) {
  return typeInto(control(name), value)
}
