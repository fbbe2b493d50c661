import { Ellipsis } from 'lucide-react'
import { useLayoutEffect, useRef } from 'react'
import type { DeskFilter } from '../../contract/desk/filter.ts'
import type { DeskActionRequest } from '../../contract/desk/requests.ts'
import { act } from '../actions/act.ts'
import { askToErase } from '../actions/erase-request.ts'
import { focusList } from '../app/focus.ts'
import { useSession } from '../app/session.tsx'
import { useKeys } from '../keys/use-keys.ts'
import { Menu } from '../ui/Menu.tsx'
import { ExportMenu } from './ExportMenu.tsx'
import type { Selection } from './selection.ts'

interface Props {
  selection: Selection
  total: number
  filter: DeskFilter
}

type Act = DeskActionRequest['action']

/** Acts on everything that is selected; there only while something is. */
export function BulkBar({ selection, total, filter }: Props) {
  const { desks } = useSession()
  const isQuarantine = filter.status.length === 1 && filter.status[0] === 'quarantined'
  const isOpen = filter.status.length === 1 && filter.status[0] === 'open'

  // The list goes on where the bar was left, also after its last action.
  const bar = useRef<HTMLElement>(null)
  useLayoutEffect(() => {
    const shown = bar.current
    return () => {
      if (shown?.contains(document.activeElement)) focusList()
    }
  }, [])

  async function run(action: Exclude<Act, 'move'>) {
    const outcome = await act({ action, target: selection.target() })
    if (outcome) selection.clear()
  }
  async function move(desk: (typeof desks)[number]['name']) {
    const outcome = await act({ action: 'move', desk, target: selection.target() })
    if (outcome) selection.clear()
  }

  useKeys({
    Escape: selection.clear,
    i: () => void run('take'),
    e: isQuarantine ? undefined : () => void run('answer'),
    s: () => void run('spam'),
    l: isQuarantine ? () => void run('release') : undefined,
  })

  return (
    <section ref={bar} className="bulk" aria-label="Selected requests">
      <strong role="status">
        {selection.isAll ? `All ${selection.count} selected` : `${selection.count} selected`}
      </strong>
      {isQuarantine ? (
        <button type="button" className="button" onClick={() => void run('release')}>
          Release <kbd>L</kbd>
        </button>
      ) : (
        <button type="button" className="button" onClick={() => void run('take')}>
          Take <kbd>I</kbd>
        </button>
      )}
      {isOpen && (
        <button type="button" className="button" onClick={() => void run('answer')}>
          Answered <kbd>E</kbd>
        </button>
      )}
      <button type="button" className="button" onClick={() => void run('spam')}>
        Spam <kbd>S</kbd>
      </button>
      <Menu className="button" name="More for the selected" label={<Ellipsis aria-hidden="true" />}>
        {(close) => {
          const then = (work: () => void) => () => {
            close()
            work()
          }
          return (
            <>
              {!selection.isAll && (
                <button type="button" onClick={then(selection.all)}>
                  Select all {total}
                </button>
              )}
              {desks.map(({ name }) => (
                <button key={name} type="button" onClick={then(() => void move(name))}>
                  Move to {name}
                </button>
              ))}
              <button type="button" onClick={then(() => void run('unassign'))}>
                Give back to nobody
              </button>
              {!isOpen && (
                <button type="button" onClick={then(() => void run('reopen'))}>
                  Reopen
                </button>
              )}
              <button type="button" onClick={then(() => askToErase(selection.target(), selection.clear))}>
                Erase…
              </button>
            </>
          )
        }}
      </Menu>
      {selection.isAll && <ExportMenu filter={filter} label={`CSV, ${selection.count}`} />}
      <button type="button" className="button" onClick={selection.clear}>
        <span className="hidden-text">Select nothing</span> <kbd>Esc</kbd>
      </button>
    </section>
  )
}
