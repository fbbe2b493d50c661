import { Ellipsis } from 'lucide-react'
import { useLayoutEffect, useRef } from 'react'
import { ALL_ACTIONS, DESK_ACTIONS, type DeskAction } from '../../contract/desk/actions.ts'
import type { DeskFilter } from '../../contract/desk/filter.ts'
import type { DeskItem } from '../../contract/desk/replies.ts'
import { askToErase, perform } from '../actions/ask.ts'
import { actionKeys, type Choice, choicesOf, offersForMany } from '../actions/choices.ts'
import { focusList } from '../app/focus.ts'
import { useSession } from '../app/session.tsx'
import { addToast } from '../app/toasts.ts'
import { useKeys } from '../keys/use-keys.ts'
import { Key } from '../ui/Key.tsx'
import { Menu } from '../ui/Menu.tsx'
import { ExportMenu } from './ExportMenu.tsx'
import type { Selection } from './selection.ts'

interface Props {
  selection: Selection
  /** The rows in memory. */
  items: readonly DeskItem[]
  total: number
  filter: DeskFilter
}

const NOT_BY_KEY = {
  text: 'This key does nothing to what is selected. “More for the selected” has all that can be done.',
}

/** Acts on everything that is selected; there only while something is. */
export function BulkBar({ selection, items, total, filter }: Props) {
  const { desks } = useSession()
  const { buttons, menu } = offersForMany(filter.status)
  const chosen = items.filter(({ reference }) => selection.has(reference))
  // Which desk is meant is certain where all rows are known, and none is there yet.
  const isKnown = chosen.length === selection.count
  const otherDesks = desks.filter(({ name }) => isKnown && !chosen.some(({ desk }) => desk === name))

  // The list goes on where the bar was left, also after its last action.
  const bar = useRef<HTMLElement>(null)
  useLayoutEffect(() => {
    const shown = bar.current
    return () => {
      if (shown?.contains(document.activeElement)) focusList()
    }
  }, [])

  const run = (choice: Choice, action: DeskAction) => void perform(action, choice, selection.target(), selection.clear)

  useKeys(
    {
      Escape: selection.clear,
      // Left to whoever is asked next, they would act on the open request.
      ...actionKeys(ALL_ACTIONS, desks, () => addToast(NOT_BY_KEY)),
      ...actionKeys([...buttons, ...menu], otherDesks, run),
    },
    1,
  )

  return (
    <section ref={bar} className="bulk" aria-label="Selected requests">
      <strong role="status">
        {selection.isAll ? `All ${selection.count} selected` : `${selection.count} selected`}
      </strong>
      {buttons.map((action) => {
        const { label, labelForMany = label, key } = DESK_ACTIONS[action]
        return choicesOf(action, desks).map((choice) => (
          <button key={choice.label} type="button" className="button" onClick={() => run(choice, action)}>
            <span>{labelForMany}</span> <Key of={key} />
          </button>
        ))
      })}
      <Menu className="button" name="More for the selected" label={<Ellipsis aria-hidden="true" />}>
        {(then) => (
          <>
            {!selection.isAll && (
              <button type="button" onClick={then(selection.all)}>
                Select all {total}
              </button>
            )}
            {menu
              .flatMap((action) => choicesOf(action, desks).map((choice) => ({ action, choice })))
              .map(({ action, choice }) => (
                <button key={choice.label} type="button" onClick={then(() => run(choice, action))}>
                  {choice.label}
                </button>
              ))}
            <button type="button" onClick={then(() => askToErase(selection.target(), selection.clear))}>
              Erase…
            </button>
          </>
        )}
      </Menu>
      {selection.isAll && <ExportMenu filter={filter} label={`CSV, ${selection.count}`} />}
      <button type="button" className="button" onClick={selection.clear}>
        <span className="hidden-text">Select nothing</span> <kbd>Esc</kbd>
      </button>
    </section>
  )
}
