// @vitest-environment happy-dom
import { act } from 'react'
import { test as base, beforeEach, describe, expect, vi } from 'vitest'
import { renderHook } from '../rendered-hook.fixture.tsx'

const test = base.extend('store', () => openStore())

const NOON = Date.parse('2026-03-03T17:00:00Z')
const STORED = 'desk.newsletter.drafts'

// The drafts live in the module: each test has a browser of its own.
beforeEach(() => {
  vi.resetModules()
  vi.useFakeTimers({ now: NOON, toFake: ['Date'] })
  localStorage.clear()
})

async function openStore() {
  const store = await import('./draft-store.ts')
  const drafts = await renderHook(store.useDrafts)
  return { ...store, drafts: drafts.now }
}

describe('the name of an issue', () => {
  test.each([
    ['Depth of March', 'depth-of-march'],
    ['  "Fewer, larger" releases?!', 'fewer-larger-releases'],
    ['Été: à Zürich', 'ete-a-zurich'],
    ['Řeka 東京 42', 'reka-東京-42'],
    ['…', ''],
    ['Of a file or an article', 'march-2026', 'march-2026'],
  ])('is made of its subject: %s', async (title, name, key = '') => {
    const { keyOf } = await openStore()

    expect(keyOf({ key, title })).toBe(name)
  })

  test('has at most 100 characters, and ends with a word also where it is cut', async ({ store: { keyOf } }) => {
    for (let length = 90; length <= 101; length += 1) {
      const name = keyOf({ key: '', title: `${'a'.repeat(length)} and more` })

      expect(name.length).toBeLessThanOrEqual(100)
      expect(name).toMatch(/[a-z]$/)
    }
  })
})

describe('drafts', () => {
  test('are kept in this browser, the one that was changed last first', async () => {
    const { addDraft, changeDraft, drafts } = await openStore()
    const march = await act(async () => addDraft({ title: 'March' }))
    vi.setSystemTime(NOON + 1_000)
    await act(async () => addDraft({ title: 'April' }))
    expect(drafts().map(({ title }) => title)).toEqual(['April', 'March'])

    vi.setSystemTime(NOON + 2_000)
    await act(async () => changeDraft(march, { title: 'March, again' }))

    const kept = drafts().map(({ title, savedAt }) => `${title}: ${savedAt - NOON}`)
    expect(kept).toEqual(['March, again: 2000', 'April: 1000'])
    vi.resetModules()
    const reloaded = await openStore()
    expect(reloaded.drafts()).toEqual(drafts())
  })

  test('leave alone when one is removed', async ({ store: { addDraft, removeDraft, drafts } }) => {
    const march = await act(async () => addDraft({ title: 'March' }))
    await act(async () => addDraft({ title: 'April' }))

    await act(async () => removeDraft(march))

    expect(drafts().map(({ title }) => title)).toEqual(['April'])
    expect(localStorage.getItem(STORED)).not.toContain('March')
  })

  test('of another window appear here', async ({ store: { addDraft, drafts } }) => {
    await act(async () => addDraft({ title: 'March' }))
    const other = localStorage.getItem(STORED)?.replace('March', 'Changed there') ?? ''

    localStorage.setItem(STORED, other)
    await act(async () => window.dispatchEvent(new StorageEvent('storage', { key: STORED })))

    expect(drafts().map(({ title }) => title)).toEqual(['Changed there'])
  })

  test.each(['not JSON', 'null', '{"id":"one"}', '[null, 7, {"id":"one","title":"Half of one"}]'])(
    'of another program are none: %s',
    async (stored) => {
      localStorage.setItem(STORED, stored)

      const { drafts } = await openStore()

      expect(drafts()).toEqual([])
    },
  )
})

test('an issue comes back from its draft as it went in', async ({ store: { addDraft, drafts, issueDraftOf } }) => {
  // As on a page that comes over plain http.
  vi.stubGlobal('crypto', { getRandomValues: crypto.getRandomValues.bind(crypto) })
  const issue = {
    key: 'march-2026',
    title: 'March',
    preview: 'Ice',
    markdown: '# Ice',
    sounding: { large: '12', small: 'm', words: 'of ice' },
    link: { label: 'Read', url: 'https://site.test/blog/ice' },
  }
  await act(async () => addDraft(issue))

  const [draft] = drafts()

  expect(draft && issueDraftOf(draft)).toEqual(issue)
})

test('a draft without figure and button is an issue without them, and blanks at its ends do not count', async () => {
  const { addDraft, drafts, isBlank, issueDraftOf } = await openStore()
  await act(async () => addDraft({ title: ' March ', markdown: 'Ice\n' }))
  const [draft] = drafts()
  if (draft === undefined) throw new Error('There is no draft.')

  expect(issueDraftOf(draft)).toEqual({ key: 'march', title: 'March', preview: '', markdown: 'Ice' })
  expect([isBlank(draft), isBlank({ ...draft, title: ' ', markdown: '\n' })]).toEqual([false, true])
})

test('a draft of an older version, which lacks a field, stays', async ({
  store: { addDraft, changeDraft, drafts },
}) => {
  const id = await act(async () => addDraft({ title: 'Mine' }))
  const { label: _, ...older } = { ...drafts()[0], id: 'draft-old', title: 'Old' }
  localStorage.setItem(STORED, JSON.stringify([...drafts(), older]))

  await act(async () => changeDraft(id, { markdown: 'More.' }))

  expect(drafts()).toMatchObject([{ title: 'Mine' }, { title: 'Old', label: '' }])
})

test('what another tab wrote meanwhile stays, and what the browser cannot store stays in this tab', async () => {
  const { addDraft, changeDraft, drafts } = await openStore()
  const id = await act(async () => addDraft({ title: 'Mine' }))
  localStorage.setItem(STORED, JSON.stringify([...drafts(), { ...drafts()[0], id: 'draft-other', title: 'Theirs' }]))

  await act(async () => changeDraft(id, { markdown: 'More.' }))
  expect(drafts().map(({ title }) => title)).toEqual(['Mine', 'Theirs'])

  vi.spyOn(localStorage, 'setItem').mockImplementation(() => {
    throw new Error('full')
  })
  for (const markdown of ['More. A', 'More. Ab']) await act(async () => changeDraft(id, { markdown }))
  expect(drafts().map(({ markdown }) => markdown)).toContain('More. Ab')
})
