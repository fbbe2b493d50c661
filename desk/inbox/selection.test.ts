// @vitest-environment happy-dom
import { act } from 'react'
import { test as base, describe, expect } from 'vitest'
import { filterToQuery, NO_FILTER } from '../../contract/desk/filter.ts'
import type { DeskItem } from '../../contract/desk/replies.ts'
import { renderHook } from '../rendered-hook.fixture.tsx'
import { useSelection } from './selection.ts'

const test = base.extend('list', () => openList())

const REFERENCES = ['Q-1', 'Q-2', 'Q-3', 'Q-4', 'Q-5']
const TOTAL = 340

/** The selection of a list of five rows, of a filter that has many more. */
async function openList() {
  let shown = { filter: NO_FILTER, items: REFERENCES.map(itemOf), offset: 0, total: TOTAL }
  const list = await renderHook(() => useSelection(shown.filter, shown))
  const toggle = (reference: string, toHere?: boolean) => act(async () => list.now().toggle(reference, toHere))
  return {
    selection: list.now,
    toggle,
    selected: () => REFERENCES.filter(list.now().has),
    async show(change: Partial<typeof shown>) {
      shown = { ...shown, ...change }
      await list.again()
    },
  }
}

/** Only what a selection reads. */
const itemOf = (reference: string) => ({ reference }) as DeskItem

describe('rows', () => {
  test('are selected one by one, and let go the same way', async ({ list: { selection, toggle, selected } }) => {
    await toggle('Q-2')
    await toggle('Q-4')
    expect(selected()).toEqual(['Q-2', 'Q-4'])
    await toggle('Q-2')

    expect(selected()).toEqual(['Q-4'])
    expect(selection()).toMatchObject({ count: 1, isAll: false })
    expect(selection().target()).toEqual({ references: ['Q-4'] })
  })

  test.each([
    ['down, both ends included', ['Q-2'], 'Q-4', ['Q-2', 'Q-3', 'Q-4']],
    ['up, both ends included', ['Q-4'], 'Q-2', ['Q-2', 'Q-3', 'Q-4']],
    ['from the last one that was pressed, and those before stay', ['Q-1', 'Q-4'], 'Q-5', ['Q-1', 'Q-4', 'Q-5']],
    ['of one alone where it has no beginning', [], 'Q-3', ['Q-3']],
  ])('are selected as a range %s', async (_way, pressed, to, range) => {
    const { toggle, selected } = await openList()
    for (const reference of pressed) await toggle(reference)

    await toggle(to, true)

    expect(selected()).toEqual(range)
  })
})

test('rows that have left the list are not acted on; those that were let go from memory still are', async () => {
  const { selection, toggle, show } = await openList()
  await toggle('Q-2')
  await toggle('Q-4')

  await show({ items: ['Q-4', 'Q-5'].map(itemOf), offset: 100 })
  expect(selection().count).toBe(2)
  await show({ offset: 0 })

  expect(selection().count).toBe(1)
  expect(selection().target()).toEqual({ references: ['Q-4'] })
})

describe('all', () => {
  test('is the whole filter, loaded or not', async ({ list: { selection, selected } }) => {
    await act(async () => selection().all())

    expect(selected()).toEqual(REFERENCES)
    expect(selection()).toMatchObject({ count: TOTAL, isAll: true })
    expect(selection().target()).toEqual({ filter: filterToQuery(NO_FILTER) })
  })

  test('is given up with the first row that is pressed, so that an action never does more than is shown', async () => {
    const { selection, toggle, selected } = await openList()
    await act(async () => selection().all())

    await toggle('Q-3')

    expect(selected()).toEqual(['Q-3'])
    expect(selection().target()).toEqual({ references: ['Q-3'] })
  })

  test('of a filter is nothing of the next one', async ({ list: { selection, selected, show } }) => {
    await act(async () => selection().all())

    await show({ filter: { ...NO_FILTER, desk: ['careers'] } })

    expect(selected()).toEqual([])
    expect(selection()).toMatchObject({ count: 0, isAll: false })
  })
})
