// @vitest-environment happy-dom
import { act } from 'react'
import { beforeEach, expect, test } from 'vitest'
import { newsletter } from '../../../contract/forms/newsletter.ts'
import { openElement } from '../../../tests/support/simulated-page.ts'
import { FakeRequest, fakeRequests } from '../../form/sending/fake-request.fixture.ts'
import { NewsletterForm } from './NewsletterForm.tsx'

const { words } = newsletter

let page: HTMLElement

beforeEach(async () => {
  fakeRequests()
  const opened = openElement()
  page = opened.page
  await opened.draw(<NewsletterForm place="footer" />)
})

test('an address is sent alone; once it is taken the field is empty and says what happens next', async () => {
  await subscribe('ada@example.com')
  expect(FakeRequest.last()).toMatchObject({ path: newsletter.path, body: '{"email":"ada@example.com"}' })

  await act(async () => FakeRequest.last().answer(200, { message: 'Check your mail.' }))

  expect(input().value).toBe('')
  expect(status()).toBe(words.success.text)
})

test('when the network is gone the address stays, and can be sent again', async () => {
  await subscribe('ada@example.com')
  await act(async () => FakeRequest.last().onerror())

  expect(input().value).toBe('ada@example.com')
  expect(status()).toBe(words.failure.text)

  await subscribe('ada@example.com')
  expect(FakeRequest.all).toHaveLength(2)
})

test.each([
  ['', words.missing?.text],
  ['ada', 'Please enter a valid email address.'],
])('"%s" is refused with its words, takes the focus, and is not sent', async (typed, told) => {
  await subscribe(typed)

  expect(FakeRequest.all).toEqual([])
  expect(status()).toBe(told)
  expect(document.activeElement).toBe(input())
})

test('a second press while it is sent sends nothing', async () => {
  await subscribe('ada@example.com')
  await subscribe('ada@example.com')

  expect(FakeRequest.all).toHaveLength(1)
})

async function subscribe(address: string) {
  await act(async () => {
    input().value = address
    page.querySelector('form')?.requestSubmit()
  })
}

function input(): HTMLInputElement {
  const found = page.querySelector('input')
  if (found === null) throw new Error('The form has no input.')
  return found
}

function status(): string | null | undefined {
  return page.querySelector('[role=status]')?.textContent
}
