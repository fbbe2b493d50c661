import { writing } from '../conversation/letters.ts'
import { keyOf } from '../keys/action-key.ts'
import { MODIFIER } from '../keys/use-keys.ts'
import { fullMoment } from '../time/words.ts'
import { KeyLine, type Keys } from '../ui/Key.tsx'
import type { Place } from './address.ts'
import { openDialog } from './dialogs.ts'
import { useTimes } from './session.tsx'

const INBOX: Keys = {
  'down, up': 'J K',
  open: '↵',
  select: 'X',
  ...keyOf('take'),
  reply: 'R',
  ...keyOf('answer'),
  note: 'N',
  undo: 'U',
  search: '/',
}
const KEYS: Record<Place['view'], Keys> = {
  inbox: INBOX,
  search: { 'down, up': 'J K', select: 'X', 'select to here': '⇧ X', all: `${MODIFIER} A`, 'back to Due': 'Esc' },
  emails: { 'back to Due': 'Esc' },
  incoming: { 'back to Due': 'Esc' },
  newsletter: { 'new issue': 'C', test: 'T', preview: 'P', 'send, asks first': `${MODIFIER} ↵`, back: 'Esc' },
  subscribers: { search: '/', 'back to Newsletter': 'Esc' },
  replies: { 'new reply': 'C', keep: `${MODIFIER} S`, back: 'Esc' },
  figures: { week: '7', '30 days': '3', 'back to Due': 'Esc' },
}
const LETTER: Keys = {
  'send, answered': `${MODIFIER} ↵`,
  'send only': `⇧ ${MODIFIER} ↵`,
  'saved reply': ';',
  'next place': 'Tab',
  'leave the letter, the draft stays': 'Esc',
}

/** The keys that act here, and the company's time. */
export function Foot({ place }: { place: Place }) {
  const { timeZone, now } = useTimes()
  const isWriting = writing.useValue()
  return (
    <footer className="foot [grid-area:foot] flex items-center gap-5 overflow-hidden px-4 border-t border-(--rule) bg-(--panel) text-(--quiet) text-mono whitespace-nowrap max-sm:hidden">
      <KeyLine keys={isWriting ? LETTER : KEYS[place.view]} />
      <div className="flex gap-5 items-center ml-auto">
        <button className="flex gap-2 items-center min-h-7" type="button" onClick={() => openDialog('keys')}>
          <kbd>?</kbd> all keys
        </button>
        <span className="mono">{fullMoment(now, timeZone)}</span>
      </div>
    </footer>
  )
}
