import { Command, useCommandState } from 'cmdk'
import { type ReactNode, useState } from 'react'
import { ALL_ACTIONS, actionsIn, DESK_ACTIONS } from '../../contract/desk/actions.ts'
import { NO_FILTER } from '../../contract/desk/filter.ts'
import { takeIfFree, undo } from '../actions/act.ts'
import { askToErase, perform } from '../actions/ask.ts'
import { choicesOf } from '../actions/choices.ts'
import { useList, useSubmission } from '../api/queries.ts'
import { goTo, hrefOf, type Place } from '../app/address.ts'
import { openDialog } from '../app/dialogs.ts'
import { entriesOf } from '../app/navigation.ts'
import { useTimes } from '../app/session.tsx'
import { useModal } from '../ui/Dialog.tsx'
import { Key, KeyLine } from '../ui/Key.tsx'
import { Sounding } from '../ui/Sounding.tsx'

/** Everything that the screen can do, by typing. */
export function Palette({ place: { reference }, onClose }: { place: Place; onClose: () => void }) {
  const { desks, now } = useTimes()
  const modal = useModal(onClose)
  const [text, setText] = useState('')
  const isName = text.trim().length > 1
  const { data: open } = useSubmission(reference)
  const otherDesks = desks.filter(({ name }) => name !== open?.desk)
  const { data, isPlaceholderData } = useList({ ...NO_FILTER, text: text.trim(), sort: 'open' }, isName)
  // Nobody chooses from what was found for other words.
  const found = isName && !isPlaceholderData ? (data?.pages[0]?.items.slice(0, 6) ?? []) : []

  const then = (work: () => void) => () => {
    onClose()
    work()
  }

  return (
    <dialog {...modal} className="palette" aria-label="Commands">
      <Command label="Commands">
        <Command.Input dir="auto" placeholder="A command, a name, a reference" value={text} onValueChange={setText} />
        <Results isEmpty={found.length === 0}>
          {reference && (
            <Command.Group heading={reference}>
              {(open ? actionsIn(open.status) : ALL_ACTIONS).map((action) =>
                choicesOf(action, otherDesks).map((choice) => (
                  <Command.Item
                    key={choice.label}
                    keywords={[DESK_ACTIONS[action].command]}
                    onSelect={then(() => {
                      if (action === 'take') void takeIfFree(reference)
                      else void perform(action, choice, { references: [reference] })
                    })}
                  >
                    <span>{choice.label}</span> <Key of={DESK_ACTIONS[action].key} />
                  </Command.Item>
                )),
              )}
              <Command.Item onSelect={then(() => askToErase({ references: [reference] }))}>Erase…</Command.Item>
            </Command.Group>
          )}
          <Command.Group heading="Go to">
            {entriesOf(desks).map(({ label, href, icon: Icon }) => (
              <Command.Item key={label} value={`go ${label}`} onSelect={then(() => goTo(href))}>
                <Icon aria-hidden="true" /> {label}
              </Command.Item>
            ))}
          </Command.Group>
          <Command.Group heading="Desk">
            <Command.Item onSelect={then(() => void undo())}>
              Undo <kbd>U</kbd>
            </Command.Item>
            <Command.Item onSelect={then(() => openDialog('keys'))}>
              All keys <kbd>?</kbd>
            </Command.Item>
          </Command.Group>
          {found.length > 0 && (
            <Command.Group heading="Requests" forceMount>
              {found.map((item) => (
                <Command.Item
                  key={item.reference}
                  value={item.reference}
                  forceMount
                  onSelect={then(() =>
                    goTo(
                      hrefOf({
                        view: 'search',
                        filter: { text: text.trim(), sort: 'open' },
                        reference: item.reference,
                      }),
                    ),
                  )}
                >
                  <span className="mono whitespace-nowrap">{item.reference}</span>
                  <bdi className="max-w-1/2 shrink-0 truncate">{item.name}</bdi>
                  <span className="row-what quiet" dir="auto">
                    {item.title}
                  </span>
                  {item.status === 'open' && <Sounding left={Date.parse(item.dueAt) - now} />}
                </Command.Item>
              ))}
            </Command.Group>
          )}
        </Results>
        <footer>
          <KeyLine keys={{ choose: '↑ ↓', do: '↵', close: 'Esc' }} />
        </footer>
      </Command>
    </dialog>
  )
}

/** The commands that fit, or in words that none does: an empty list says nothing to a screen reader. */
function Results({ isEmpty, children }: { isEmpty: boolean; children: ReactNode }) {
  const isNothing = useCommandState(({ filtered }) => filtered.count === 0) && isEmpty
  return (
    <>
      <p className={isNothing ? 'nothing' : undefined} role="status">
        {isNothing && 'Nothing fits.'}
      </p>
      <Command.List hidden={isNothing}>{children}</Command.List>
    </>
  )
}
