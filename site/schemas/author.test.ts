import { expect, test } from 'vitest'
import { contentOf } from '../../tests/support/content.ts'
import { author } from './author.ts'

const team: unknown = contentOf('authors/team.yaml')

test('the team signs with the company’s tokens, so that renaming the company renames its author', () => {
  const { name, location, email, website } = author.parse(team)

  expect({ name, location, email, website }).toEqual({
    name: '{company} Team',
    location: '{location}',
    email: '{quotesMail}',
    website: 'https://{domain}',
  })
})

test('joined in 2019, with expertise to show', () => {
  const { joinDate, expertise } = author.parse(team)

  expect(joinDate).toBe('2019')
  expect(expertise.length).toBeGreaterThanOrEqual(6)
})
