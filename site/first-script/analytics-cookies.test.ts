import { expect, test } from 'vitest'
import { deletions } from './analytics-cookies.ts'

test('each cookie of Google Analytics is deleted for the host and every domain above it, and no other cookie', () => {
  const cookies = '_ga=GA1.1.1; theme=dark; _ga_TEST123ABC=GS1.1; my_ga=1; _gallery=2'

  expect(deletions(cookies, 'www.soundings.example')).toEqual(
    ['_ga', '_ga_TEST123ABC'].flatMap((name) => [
      `${name}=; max-age=0; path=/`,
      `${name}=; max-age=0; path=/; domain=www.soundings.example`,
      `${name}=; max-age=0; path=/; domain=soundings.example`,
      `${name}=; max-age=0; path=/; domain=example`,
    ]),
  )
  expect(deletions('', 'soundings.example')).toEqual([])
})
