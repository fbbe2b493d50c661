import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { parse } from 'yaml'
import { home } from './home.ts'

const read = () => parse(readFileSync('content/pages/home.yaml', 'utf8'))
const page = home.parse(read())

describe('the home page', () => {
  test('has the eight services in order, each leading to its specified page', () => {
    expect(page.services.tabs.map((tab) => [tab.id, tab.service])).toEqual([
      ['web-development', 'web-development'],
      ['software-consulting', 'software-development'],
      ['cloud-engineering', 'cloud-engineering'],
      ['mobile-development', 'app-development'],
      ['uiux-design', 'web-development'],
      ['mvp-development', 'mvp-development'],
      ['digital-marketing', 'web-development'],
      ['data-engineering', 'data-engineering'],
    ])
  })

  test('names the five industries, three work models and three stages as specified', () => {
    expect(page.expertise.cards.map((card) => card.name)).toEqual([
      'Automotive',
      'Healthcare',
      'On-Demand',
      'Ecommerce',
      'Fintech',
    ])
    expect(page.models.items.map((item) => item.name)).toEqual([
      'Project-Based Development',
      'Team-Based Development',
      'Staff Augmentation',
    ])
    expect(page.stages.items.map((item) => item.name)).toEqual(['Startups', 'Growing Businesses', 'Enterprise'])
  })

  test('opens the emerging technologies at Big Data', () => {
    expect(page.emerging.tabs.map((tab) => tab.name)).toEqual([
      'Artificial Intelligence',
      'Blockchain',
      'Cloud',
      'Big Data',
      'Internet of Things',
      'Mixed Reality',
    ])
    expect(page.emerging.opens).toBe('big-data')
  })

  test('states the four statistics, whose numbers the brand file holds', () => {
    const company = parse(readFileSync('content/company.yaml', 'utf8'))

    const figures = page.statistics.items.map((item) => company.figures[item.figure])

    expect(figures).toEqual(['500+', '98%', '20+', '5+'])
  })

  test.each([
    '750+ IT professionals',
    '2 weeks to 4 months',
    'every 2-6 weeks',
    '$50K to $1M',
    'ISO 9001',
    'support runs 1-3 months',
    'About 62% of our revenue comes from customers who have been with us over 2 years',
  ])('answers a question with the claim “%s”', (claim) => {
    expect(page.faq.items.filter((item) => item.answer.includes(claim))).toHaveLength(1)
  })

  test('refuses a misspelt key and an opening tab that does not exist', () => {
    expect(home.safeParse({ ...read(), heroes: {} }).success).toBe(false)
    expect(home.safeParse({ ...read(), emerging: { ...read().emerging, opens: 'bigdata' } }).success).toBe(false)
  })
})
