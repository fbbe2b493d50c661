import { Command } from 'cmdk'
import { useState } from 'react'
import { NO_FILTER } from '../../contract/desk/filter.ts'
import { deskRoutes } from '../../contract/desk/replies.ts'
import { useLive } from '../api/live.ts'
import { useFacets } from '../api/queries.ts'
import { sendJson } from '../api/request.ts'
import { useSession } from '../app/session.tsx'
import { useAttempt } from '../app/use-attempt.ts'
import { Avatar, NobodysMark } from '../ui/Avatar.tsx'
import { useModal } from '../ui/Dialog.tsx'
import { KeyLine } from '../ui/Key.tsx'
import { act } from './act.ts'
import type { Asked } from './ask.ts'

const NOBODY = ''

/** Asks to whom: everybody who is here first, then the others. A note may go along. */
export function GiveDialog({ target, onDone, onClose }: Asked & { onClose: () => void }) {
  const { name, staff, people } = useSession()
  const { people: here, present } = useLive()
  const modal = useModal(onClose)
  const { data: facets } = useFacets({ ...NO_FILTER, status: ['open'] })
  const [note, setNote] = useState('')
  const [isBusy, attempt, problem] = useAttempt({ inDialog: true })
  const reference = 'references' in target && target.references.length === 1 ? target.references[0] : undefined
  // Nobody gives to themselves by a quick Enter.
  const rank = (one: string) => (one === name ? 2 : here.includes(one) ? 0 : 1)
  const sorted = [...new Set([name, ...here, ...people])].sort(
    (one, other) => rank(one) - rank(other) || one.localeCompare(other),
  )

  async function give(owner: string) {
    if (isBusy) return
    // Until the note is stored, this holds it.
    await attempt(async () => {
      if (reference && note.trim() !== '') await sendJson('POST', deskRoutes.notes(reference), { text: note })
      onClose()
      const outcome = await act(owner === NOBODY ? { action: 'unassign', target } : { action: 'give', target, owner })
      if (outcome && outcome.changed > 0) onDone()
    })
  }

  function whereIs(one: string): string {
    const at = present.find((window) => window.name === one)?.reference
    if (here.includes(one)) return at ? `at the desk, at ${at === reference ? 'this one' : at}` : 'at the desk'
    return staff.includes(one) ? 'not here, is told by email' : 'not here'
  }

  const openOf = (owner: string) => (
    <span className="mono">{`${facets?.owner.find(({ value }) => value === owner)?.count ?? 0} open`}</span>
  )

  return (
    <dialog {...modal} className="palette give" aria-label="Hand over">
      <Command label="To whom?">
        <Command.Input dir="auto" placeholder="To whom?" />
        <Command.List>
          <Command.Empty className="nothing">
            Nobody of this name. DESK_PEOPLE in the settings names people.
          </Command.Empty>
          {sorted.map((one) => (
            <Command.Item key={one} value={one} onSelect={() => void give(one)}>
              <Avatar name={one} />
              <span>
                <span dir="auto">{one === name ? `${one}, you` : one}</span>
                <span className="block quiet text-mono">{whereIs(one)}</span>
              </span>
              {openOf(`@${one}`)}
            </Command.Item>
          ))}
          <Command.Item value="Nobody" onSelect={() => void give(NOBODY)}>
            <NobodysMark />
            <span>
              <span>Nobody’s</span> <span className="block quiet text-mono">back to the desk</span>
            </span>
            {openOf('nobody')}
          </Command.Item>
        </Command.List>
        {reference && (
          <textarea
            className="field w-[calc(100%_-_var(--space-8))] mx-4 my-3 bg-(--land)"
            dir="auto"
            aria-label="A note that goes along"
            placeholder="A note that goes along"
            rows={2}
            value={note}
            onChange={({ target: { value } }) => setNote(value)}
            // Its keys are not those of the list.
            onKeyDown={(event) => event.stopPropagation()}
          />
        )}
        <footer>
          <KeyLine keys={{ give: '↵', 'leave it': 'Esc' }} />
          {problem ? <p role="alert">{problem}</p> : <span>The due time stays</span>}
        </footer>
      </Command>
    </dialog>
  )
}
