import { writing } from '../conversation/letters.ts'
import { keyOf } from '../keys/action-key.ts'
import { MODIFIER } from '../keys/use-keys.ts'
import { fullMoment } from '../time/words.ts'
import type { Place } from './address.ts'
import { useNow } from './clock.ts'
import { openDialog } from './dialogs.ts'
import { useSession } from './session.tsx'

const INBOX: [string[], string][] = [
  [['J', 'K'], 'down, up'],
  [['↵'], 'open'],
  [['X'], 'select'],
  ...keyOf('take'),
  [['R'], 'reply'],
  ...keyOf('answer'),
  [['N'], 'note'],
  [['U'], 'undo'],
  [['/'], 'search'],
]
const KEYS: Record<Place['view'], [string[], string][]> = {
  inbox: INBOX,
  search: [
    [['J', 'K'], 'down, up'],
    [['X'], 'select'],
    [['⇧', 'X'], 'select to here'],
    [[MODIFIER, 'A'], 'all'],
    [['Esc'], 'back to Due'],
  ],
  emails: [[['Esc'], 'back to Due']],
  incoming: [[['Esc'], 'back to Due']],
  newsletter: [
    [['C'], 'new issue'],
    [['T'], 'test'],
    [['P'], 'preview'],
    [[MODIFIER, '↵'], 'send, asks first'],
    [['Esc'], 'back'],
  ],
  subscribers: [
    [['/'], 'search'],
    [['Esc'], 'back to Newsletter'],
  ],
  replies: [
    [['C'], 'new reply'],
    [[MODIFIER, 'S'], 'keep'],
    [['Esc'], 'back'],
  ],
  figures: [
    [['7'], 'week'],
    [['3'], '30 days'],
    [['Esc'], 'back to Due'],
  ],
}
const LETTER: [string[], string][] = [
  [[MODIFIER, '↵'], 'send, answered'],
  [['⇧', MODIFIER, '↵'], 'send only'],
  [[';'], 'saved reply'],
  [['Tab'], 'next place'],
  [['Esc'], 'leave the letter, the draft stays'],
]

/** The keys that act here, and the company's time. */
export function Foot({ place }: { place: Place }) {
  const { timeZone } = useSession()
  const now = useNow()
  const isWriting = writing.useValue()
  return (
    <footer className="foot [grid-area:foot] flex items-center gap-5 overflow-hidden px-4 border-t border-(--rule) bg-(--panel) text-(--quiet) text-mono whitespace-nowrap max-sm:hidden">
      <ul className="flex gap-5" aria-label="Keys">
        {(isWriting ? LETTER : KEYS[place.view]).map(([keys, label]) => (
          <li key={label}>
            {keys.map((key) => (
              <kbd key={key}>{key}</kbd>
            ))}
            <span>{label}</span>
          </li>
        ))}
      </ul>
      <div className="flex gap-5 items-center ml-auto">
        <button className="flex gap-2 items-center min-h-7" type="button" onClick={() => openDialog('keys')}>
          <kbd>?</kbd> all keys
        </button>
        <span className="mono">{fullMoment(now, timeZone)}</span>
      </div>
    </footer>
  )
}
