import { expect, test } from 'vitest'
import { contentOf } from '../../tests/support/content.ts'
import { branded } from '../brand/company.ts'
import { contact } from './contact.ts'

const page = contact.parse(contentOf('pages/contact.yaml'))

test('the hero leads to the form and to the contact facts', () => {
  expect(page.hero.anchors.map((anchor) => anchor.target)).toEqual(['enquiry', 'contact-info'])
})

test('the four cards are phone, email, address and hours', () => {
  expect(page.info.cards.map((card) => card.kind)).toEqual(['phone', 'email', 'address', 'hours'])
})

test('the address is described as remote-first', () => {
  expect(page.info.cards.find((card) => card.kind === 'address')?.text).toMatch(/remote-first/i)
})

test('the page repeats the one-hour promise and the 24/7 questions', () => {
  const words = branded(page.info.cards.map((card) => card.text).join(' '))

  expect(words).toContain('within 1 hour on business days')
  expect(words).toContain('24/7')
})
