import { expect, test } from 'vitest'
import { contentOf } from '../tests/support/content.ts'
import { readCompany } from './company.ts'

const good = contentOf('company.yaml')

test('a wrong company file names each problem with its field', () => {
  const bad = { ...good, mail: { ...good.mail, quotes: 'nobody' }, hours: { ...good.hours, opens: '9' }, slogan: 'New' }

  const reading = () => readCompany(bad)

  expect(reading).toThrow('content/company.yaml: mail.quotes: must be a mail address')
  expect(reading).toThrow('content/company.yaml: hours.opens: must be a time like 09:00')
  expect(reading).toThrow('content/company.yaml: slogan: ')
  expect(readCompany(good).name).toBe(good.name)
})
