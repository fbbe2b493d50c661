import { readdirSync } from 'node:fs'
import { expect, test } from 'vitest'
import { contentOf } from '../../tests/support/content.ts'
import { type Project, project } from './project.ts'

const projects: Project[] = readdirSync('content/portfolio').map((file) =>
  project.parse(contentOf(`portfolio/${file}`)),
)

test('every category button finds a project', () => {
  const found = new Set(projects.map(({ category }) => category))

  expect([...found].sort()).toEqual(['ecommerce', 'fintech', 'healthcare', 'mobile', 'saas', 'web'])
})

test('each sheet has its own number and a team of twenty', () => {
  expect(new Set(projects.map(({ order }) => order)).size).toBe(projects.length)
  expect(new Set(projects.map(({ teamSize }) => teamSize))).toEqual(new Set([20]))
})

test('what was measured after is less than before, and what is saved is the rest', () => {
  const wardrow = projects.find(({ title }) => title === 'Wardrow')
  const before = wardrow?.sounding.before.map(({ size }) => size)

  expect(before?.reduce((sum, size) => sum + size, 0)).toBe(118)
  expect(wardrow?.sounding.after.size).toBe(77)
  expect(wardrow?.sounding.saved.figure).toBe('−41')
  const grown = { ...wardrow, sounding: { ...wardrow?.sounding, after: { size: 119, text: 'longer than before' } } }
  expect(project.safeParse(grown).error?.issues[0]?.path).toEqual(['sounding', 'after'])
})

test('an address that could belong to somebody is refused', () => {
  const [first] = projects

  const reading = project.safeParse({ ...first, liveUrl: 'https://wardrow.com' })

  expect(reading.error?.issues[0]?.message).toBe('Use an address that ends in .example')
})

test('an unknown category is refused', () => {
  const [first] = projects

  expect(project.safeParse({ ...first, category: 'games' }).success).toBe(false)
})
