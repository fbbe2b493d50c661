import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { parse } from 'yaml'
import { author } from './author.ts'

const team: unknown = parse(readFileSync(new URL('../../content/authors/team.yaml', import.meta.url), 'utf8'))

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
