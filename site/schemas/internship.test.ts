import { readdirSync } from 'node:fs'
import { expect, test } from 'vitest'
import { contentOf } from '../../tests/support/content.ts'
import { branded } from '../brand/company.ts'
import { internship } from './internship.ts'
import { track } from './track.ts'

const page = internship.parse(contentOf('pages/internship.yaml'))
const files = readdirSync('content/tracks')
const tracks = files.map((file) => track.parse(contentOf(`tracks/${file}`))).sort((a, b) => a.id - b.id)

test('the first five tracks have the option values that the form offers', () => {
  expect(tracks.slice(0, 5).map((item) => item.value)).toEqual(
    'web-development,seo-content,graphic-design,digital-marketing,ai-tools'.split(','),
  )
})

test('each track’s file is named after its value', () => {
  expect(tracks.map((item) => `${item.value}.yaml`).sort()).toEqual([...files].sort())
})

test('no two tracks share a sentence', () => {
  const sentences = tracks.flatMap((item) => [
    item.overview,
    ...item.modules.map((module) => module.text),
    ...item.practical,
    ...item.timeline,
    ...item.requirements,
  ])

  expect(new Set(sentences).size).toBe(sentences.length)
})

test('the phases cover the twelve weeks as specified', () => {
  const phases = page.phases.map(({ from, to, title }) => `${from}-${to} ${title}`)
  expect(phases).toEqual(['1-2 Orientation and setup', '3-8 Core learning', '9-12 Project implementation'])
})

test('the five steps are named as specified', () => {
  expect(page.steps.items.map((step) => step.title)).toEqual(
    'Apply Online,Interview,Choose Track,Start Projects,Get Certified'.split(','),
  )
})

test('three former interns give five stars, each for a track that exists', () => {
  const titles = tracks.map((item) => item.title)

  expect(page.testimonials.items.map((item) => item.rating)).toEqual([5, 5, 5])
  expect(titles).toEqual(expect.arrayContaining(page.testimonials.items.map((item) => item.track)))
})

test('the reply promise is printed as specified', () => {
  expect(branded(page.application.steps[1]?.title)).toBe('Within 2-3 business days')
})
