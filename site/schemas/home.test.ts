import { describe, expect, test } from 'vitest'
import { contentOf } from '../../tests/support/content.ts'
import { home } from './home.ts'

const read = () => contentOf('pages/home.yaml')
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

  test('refuses a misspelt key and an opening tab that does not exist', () => {
    expect(home.safeParse({ ...read(), heroes: {} }).success).toBe(false)
    expect(home.safeParse({ ...read(), emerging: { ...read().emerging, opens: 'bigdata' } }).success).toBe(false)
  })
})
