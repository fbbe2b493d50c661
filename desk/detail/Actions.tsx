import { Ellipsis, Reply } from 'lucide-react'
import { actionsIn, DESK_ACTIONS, type DeskAction } from '../../contract/desk/actions.ts'
import type { DeskSubmission } from '../../contract/desk/replies.ts'
import { act, takeIfFree } from '../actions/act.ts'
import { askToErase, perform } from '../actions/ask.ts'
import { ACTION_ICONS, actionKeys, type Choice, choicesOf } from '../actions/choices.ts'
import { placeNow } from '../app/address.ts'
import { useSession } from '../app/session.tsx'
import { useKeys } from '../keys/use-keys.ts'
import { Avatar, NobodysMark } from '../ui/Avatar.tsx'
import { Key } from '../ui/Key.tsx'
import { Menu, MenuGroup } from '../ui/Menu.tsx'

interface Props {
  submission: DeskSubmission
  /** Called when an action took the request out of the list. */
  onGone: (() => void) | undefined
  /** Opens the letter. */
  onReply: () => void
}

/** What can be done about one request, each with its key and each undoable. */
export function Actions({ submission, onGone, onReply }: Props) {
  const { name, desks } = useSession()
  const { reference, status, owner, desk } = submission
  const target = { references: [reference] }
  const otherDesks = desks.filter((one) => one.name !== desk)
  const hasDraft = submission.drafts.some(({ author }) => author === name)
  const offered = actionsIn(status)
  const choicesAt = (place: 'main' | 'button' | 'wide' | 'menu') =>
    offered
      .filter((action) => DESK_ACTIONS[action].one === place)
      .flatMap((action) => choicesOf(action, otherDesks).map((choice) => ({ action, choice })))
  const hasMain = choicesAt('main').length > 0
  // One that was set aside later, for an infected file.
  const isTold = submission.emails.some(({ kind }) => kind === 'desk' || kind === 'visitor')

  // Whoever has gone on meanwhile stays there.
  const goOn = () => {
    if (placeNow().reference === reference) onGone?.()
  }
  const run = (choice: Choice, action: DeskAction) =>
    void perform(action, choice, target, () => {
      if (DESK_ACTIONS[action].leaves) goOn()
    })
  // Who sees another owner takes it over on purpose.
  const take = () =>
    void (owner === null ? takeIfFree(reference) : act({ action: owner === name ? 'unassign' : 'take', target }))

  useKeys({
    ...actionKeys(offered, otherDesks, run),
    ...{ [DESK_ACTIONS.take.key ?? '']: take },
    r: hasMain ? undefined : onReply,
  })

  return (
    <div className="actions">
      {!hasMain && (
        <button key="reply" type="button" className="button main" onClick={onReply}>
          <Reply aria-hidden="true" /> <span>{hasDraft ? 'Go on' : 'Reply'}</span> <kbd>R</kbd>
        </button>
      )}
      {(['main', 'button', 'wide'] as const).flatMap((place) =>
        choicesAt(place).map(({ action, choice }) => {
          const Icon = ACTION_ICONS[action]
          return (
            <button key={choice.label} type="button" className={BUTTONS[place]} onClick={() => run(choice, action)}>
              {Icon && <Icon aria-hidden="true" />} <span>{choice.label}</span> <Key of={DESK_ACTIONS[action].key} />
            </button>
          )
        }),
      )}
      <More
        submission={submission}
        choices={[...choicesAt('wide'), ...choicesAt('menu')].map(({ action, choice }) => ({
          label: choice.label,
          run: () => run(choice, action),
        }))}
        onGone={goOn}
      />
      {status === 'quarantined' && (
        <p>
          <span>{isTold ? 'Release sends no email again.' : 'Release sends the emails that were held back.'}</span> It
          cannot be marked as answered before.
        </p>
      )}
      <button
        type="button"
        className="button bare owner"
        aria-pressed={owner === name}
        onClick={take}
        title={owner === name ? 'Give it back' : owner ? `Take it over from ${owner}` : DESK_ACTIONS.take.label}
      >
        {owner ? <Avatar name={owner} /> : <NobodysMark />}
        <span>{owner === name ? 'Yours' : owner ? `${owner}’s` : DESK_ACTIONS.take.label}</span>{' '}
        <Key of={DESK_ACTIONS.take.key} />
      </button>
    </div>
  )
}

const BUTTONS = { main: 'button main', button: 'button', wide: 'button on-wide' }

interface MoreProps extends Omit<Props, 'onReply'> {
  choices: { label: string; run: () => void }[]
}

/** A dialog asks to whom. */
const GIVE: Choice = { label: DESK_ACTIONS.give.label }

/** Whose it is, what finds no room on a narrow screen, and erasing. */
function More({ submission: { reference, owner }, choices, onGone }: MoreProps) {
  const target = { references: [reference] }
  return (
    <Menu className="button" name="More actions" label={<Ellipsis aria-hidden="true" />}>
      {(then) => (
        <>
          <MenuGroup label="Owner">
            <button type="button" onClick={then(() => void perform('give', GIVE, target))}>
              <span>{DESK_ACTIONS.give.label}…</span> <Key of={DESK_ACTIONS.give.key} />
            </button>
            {owner && (
              <button type="button" onClick={then(() => void act({ action: 'unassign', target }))}>
                <NobodysMark /> <span>{DESK_ACTIONS.unassign.label}</span>
              </button>
            )}
          </MenuGroup>
          <MenuGroup label="Request">
            {choices.map(({ label, run }) => (
              <button key={label} type="button" onClick={then(run)}>
                {label}
              </button>
            ))}
            <button type="button" onClick={then(() => askToErase(target, onGone))}>
              Erase…
            </button>
          </MenuGroup>
        </>
      )}
    </Menu>
  )
}
