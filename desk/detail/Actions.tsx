import { Check, Ellipsis, Reply, Undo2 } from 'lucide-react'
import type { DeskSubmission } from '../../contract/desk.ts'
import type { DeskActionRequest } from '../../contract/desk-requests.ts'
import { act, takeIfFree } from '../actions/act.ts'
import { askToErase } from '../actions/erase-request.ts'
import { usePeople, useSession } from '../app/session.tsx'
import { useKeys } from '../keys/use-keys.ts'
import { Avatar, NobodysMark } from '../ui/Avatar.tsx'
import { Menu, MenuGroup } from '../ui/Menu.tsx'

type Simple = Exclude<DeskActionRequest['action'], 'move'>

interface Props {
  submission: DeskSubmission
  onGone: (() => void) | undefined
  onReply: () => void
}

/** What can be done about one request, each with its key and each undoable. */
export function Actions({ submission, onGone, onReply }: Props) {
  const { name, desks } = useSession()
  const people = usePeople()
  const { reference, status, owner, desk } = submission
  const target = { references: [reference] }
  const otherDesks = desks.filter((one) => one.name !== desk)
  const hasDraft = submission.drafts.some(({ author }) => author === name)
  const isAside = status === 'quarantined' || status === 'spam'

  async function run(action: Simple, leaves = false) {
    const outcome = await act({ action, target })
    if (leaves && outcome && outcome.changed > 0) onGone?.()
  }
  // Who sees another owner takes it over on purpose.
  const take = () => void (owner === null ? takeIfFree(reference) : run(owner === name ? 'unassign' : 'take'))

  useKeys({
    r: isAside ? undefined : onReply,
    e: status === 'open' ? () => void run('answer', true) : undefined,
    s: status === 'spam' ? undefined : () => void run('spam', true),
    l: isAside ? () => void run('release', true) : undefined,
    w: otherDesks[0] && (() => void act({ action: 'move', desk: (otherDesks[0] ?? desks[0])?.name ?? desk, target })),
    i: take,
  })

  return (
    <div className="actions">
      {isAside ? (
        <button key="release" type="button" className="button main" onClick={() => void run('release', true)}>
          <Undo2 aria-hidden="true" /> Release <kbd>L</kbd>
        </button>
      ) : (
        <button key="reply" type="button" className="button main" onClick={onReply}>
          <Reply aria-hidden="true" /> <span>{hasDraft ? 'Go on writing' : 'Reply'}</span> <kbd>R</kbd>
        </button>
      )}
      {status === 'open' && (
        <button type="button" className="button" onClick={() => void run('answer', true)}>
          <Check aria-hidden="true" /> Answered <kbd>E</kbd>
        </button>
      )}
      {status === 'answered' && (
        <button type="button" className="button" onClick={() => void run('reopen')}>
          <Undo2 aria-hidden="true" /> Reopen
        </button>
      )}
      {!isAside && otherDesks.length > 0 && (
        <Menu
          className="button on-wide"
          label={
            <>
              Wrong desk <kbd>W</kbd>
            </>
          }
        >
          {(close) =>
            otherDesks.map((one) => (
              <button
                key={one.name}
                type="button"
                onClick={() => {
                  close()
                  void act({ action: 'move', desk: one.name, target })
                }}
              >
                To {one.name} <span className="quiet">{one.mail}</span>
              </button>
            ))
          }
        </Menu>
      )}
      {status !== 'spam' && (
        <button type="button" className="button on-wide" onClick={() => void run('spam', true)}>
          Spam <kbd>S</kbd>
        </button>
      )}
      <Menu className="button" name="More actions" label={<Ellipsis aria-hidden="true" />}>
        {(close) => {
          const then = (work: () => void) => () => {
            close()
            work()
          }
          return (
            <>
              <MenuGroup label="Owner">
                {people
                  .filter((one) => one !== owner)
                  .map((one) => (
                    <button
                      key={one}
                      type="button"
                      onClick={then(() => void act({ action: 'take', owner: one, target }))}
                    >
                      <Avatar name={one} /> <span>{`Give to ${one === name ? 'me' : one}`}</span>
                    </button>
                  ))}
                {owner && (
                  <button type="button" onClick={then(() => void run('unassign'))}>
                    <NobodysMark /> Give back to nobody
                  </button>
                )}
              </MenuGroup>
              <MenuGroup label="Request">
                {status !== 'spam' && (
                  <button type="button" onClick={then(() => void run('spam', true))}>
                    Spam <kbd>S</kbd>
                  </button>
                )}
                {!isAside &&
                  otherDesks.map((one) => (
                    <button
                      key={one.name}
                      type="button"
                      onClick={then(() => void act({ action: 'move', desk: one.name, target }))}
                    >
                      Wrong desk: to {one.name}
                    </button>
                  ))}
                <button type="button" onClick={then(() => askToErase(target, onGone))}>
                  Erase…
                </button>
              </MenuGroup>
            </>
          )
        }}
      </Menu>
      {status === 'quarantined' && <p>Release sends both emails. It cannot be marked as answered before.</p>}
      <button
        type="button"
        className="button bare owner"
        aria-pressed={owner === name}
        onClick={take}
        title={owner === name ? 'Give it back' : owner ? `Take it over from ${owner}` : 'I take this'}
      >
        {owner ? <Avatar name={owner} /> : <NobodysMark />}
        <span>{owner === name ? 'Yours' : owner ? `${owner}’s` : 'I take this'}</span> <kbd>I</kbd>
      </button>
    </div>
  )
}
