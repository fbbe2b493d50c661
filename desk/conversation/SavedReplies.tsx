import { Command } from 'cmdk'
import { useState } from 'react'
import type { DeskSavedReply } from '../../contract/desk/conversation.ts'
import type { DeskSubmission } from '../../contract/desk/replies.ts'
import { shortFor } from '../../contract/desk/saved-replies.ts'
import { filledFor, useSavedReplies } from '../api/saved-replies.ts'
import { useSession } from '../app/session.tsx'
import { MODIFIER } from '../keys/use-keys.ts'
import { Places } from '../replies/Places.tsx'
import { useModal } from '../ui/Dialog.tsx'
import { KeyLine } from '../ui/Key.tsx'

interface Props {
  submission: DeskSubmission
  onChoose: (reply: DeskSavedReply) => void
  /** Keeps what was written as a reply; undefined where nothing was. */
  onKeep: (() => void) | undefined
  onClose: () => void
}

/** Chooses a saved reply by a part of its name or text. Those of the request's desk come first; each shows as it would leave. */
export function SavedReplies({ submission, onChoose, onKeep, onClose }: Props) {
  const session = useSession()
  const modal = useModal(onClose)
  const { data = [], isSuccess } = useSavedReplies()
  const [chosen, setChosen] = useState('')
  const groups = [
    [`For the ${submission.desk} desk`, data.filter(({ desk }) => desk === submission.desk)],
    ['For both desks', data.filter(({ desk }) => desk === null)],
    ['For the other desk', data.filter(({ desk }) => desk !== null && desk !== submission.desk)],
  ] as const
  const shown = data.find(({ id }) => id === chosen)

  return (
    <dialog {...modal} className="palette saved" aria-label="Saved replies">
      <Command
        className="grid-rows-[auto_minmax(0,1fr)_auto]"
        label="Saved replies"
        value={chosen}
        onValueChange={setChosen}
      >
        <Command.Input
          dir="auto"
          placeholder="A word of the reply"
          onValueChange={(typed) => {
            // `;call` and a space put it in at once.
            const meant = data.find((reply) => `;${typed.toLowerCase()}` === `${shortFor(reply, data)} `)
            if (meant) onChoose(meant)
          }}
        />
        <div className="grid grid-cols-[minmax(0,296px)_minmax(0,1fr)] min-h-60 max-md:[grid-template:minmax(0,1fr)_minmax(0,1fr)_/_minmax(0,1fr)]">
          <Command.List>
            {isSuccess && (
              <Command.Empty className="nothing">
                {data.length === 0 ? 'No reply is saved yet. G R leads to where they are written.' : 'Nothing fits.'}
              </Command.Empty>
            )}
            {groups
              .filter(([, replies]) => replies.length > 0)
              .map(([heading, replies]) => (
                <Command.Group key={heading} heading={heading}>
                  {replies.map((reply) => (
                    <Command.Item
                      key={reply.id}
                      value={reply.id}
                      keywords={[reply.name, reply.text]}
                      onSelect={() => onChoose(reply)}
                    >
                      <span dir="auto">{reply.name}</span>
                      <span className="mono quiet whitespace-nowrap">{shortFor(reply, data)}</span>
                    </Command.Item>
                  ))}
                </Command.Group>
              ))}
          </Command.List>
          <section
            className="saved-text overflow-y-auto px-4 py-3 border-l border-(--rule) max-md:border-t max-md:border-(--rule) max-md:border-l-0"
            aria-live="polite"
            aria-label="As it leaves"
            // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard.
            tabIndex={0}
          >
            {shown && <Places text={filledFor(shown.text, submission, session)} />}
          </section>
        </div>
        <footer>
          <div className="max-md:hidden">
            <KeyLine keys={{ 'put it in': '↵', 'back to the letter': 'Esc' }} />
          </div>
          {onKeep && (
            <button type="button" className="plain-link md:ml-auto max-md:min-h-11" onClick={onKeep}>
              <span>Keep what you wrote</span> <kbd className="max-md:hidden">{`${MODIFIER} ⇧ ;`}</kbd>
            </button>
          )}
        </footer>
      </Command>
    </dialog>
  )
}
