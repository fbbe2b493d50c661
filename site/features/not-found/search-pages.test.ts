import { expect, test } from 'vitest'
import { findPages, markedPieces, type SearchedPage, wordsOf, wordsOfPath } from './search-pages.ts'

const page = (name: string, text: string): SearchedPage => ({ path: `/${name}`, kind: 'Page', name, text })
const PAGES = [
  page('Contact', 'Write to the engineers.'),
  page('Offline first', 'An article about mobile apps.'),
  page('App Development', 'Mobile apps for iOS and Android.'),
]

test('the words of an address are those of its last part, without the folder and the short ones', () => {
  expect(wordsOfPath('/services/mobile-app-development')).toEqual(['mobile', 'app', 'development'])
  expect(wordsOfPath('/services/cloud-services')).toEqual(['cloud'])
  expect(wordsOfPath('/nowhere')).toEqual(['nowhere'])
  expect(wordsOfPath('/')).toEqual([])
  expect(wordsOf('A to Zeeland, to Zeeland')).toEqual(['zeeland'])
  expect(wordsOf('QA')).toEqual(['qa'])
})

test('pages with most of the words come first, and those without any do not come', () => {
  expect(findPages(PAGES, ['mobile', 'app']).map(({ name }) => name)).toEqual(['App Development', 'Offline first'])
  expect(findPages(PAGES, ['nowhere'])).toEqual([])
})

test('a word is marked where one begins with it', () => {
  const pieces = markedPieces('Mobile apps, mapped.', ['app'])

  expect(pieces.map(({ text }) => text)).toEqual(['Mobile', ' ', 'apps', ', ', 'mapped', '.'])
  expect(pieces.map(({ found }) => found)).toEqual([false, false, true, false, false, false])
})
