import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { parse } from 'yaml'
import { about } from './about.ts'

const page = about.parse(parse(readFileSync('content/pages/about.yaml', 'utf8')))
const company = parse(readFileSync('content/company.yaml', 'utf8'))

test('the hero leads to mission and values', () => {
  expect(page.hero.anchors.map((anchor) => anchor.target)).toEqual(['mission', 'values'])
})

test('the five values are named as specified', () => {
  expect(page.values.items.map((value) => value.title)).toEqual([
    'Integrity',
    'Transparency',
    'Client-Centric Approach',
    'Innovation',
    'Commitment',
  ])
})

test('the facts show all seven specified figures, from the brand file', () => {
  expect(page.facts.items.map((fact) => company.figures[fact.figure])).toEqual([
    '500+',
    '50+',
    '20+',
    '5+',
    '1000+',
    '99%',
    '5.0',
  ])
})

test('each figure of the statistics band exists in the brand file', () => {
  expect(page.statistics.filter((item) => company.figures[item.figure] === undefined)).toEqual([])
})

test('the story begins in the year in which the company was founded', () => {
  expect(page.story.paragraphs.join(' ')).toContain(String(company.founded))
})
