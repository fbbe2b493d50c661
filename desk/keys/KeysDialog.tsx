import { ALL_ACTIONS } from '../../contract/desk/actions.ts'
import { entriesOf } from '../app/navigation.ts'
import { useSession } from '../app/session.tsx'
import { Dialog } from '../ui/Dialog.tsx'
import { KeyCaps, type Keys } from '../ui/Key.tsx'
import { keyOf } from './action-key.ts'
import { MODIFIER, useSingleKeys } from './use-keys.ts'

const COLUMNS: Record<string, Keys> = {
  Act: {
    ...Object.fromEntries(ALL_ACTIONS.flatMap((action) => Object.entries(keyOf(action)))),
    undo: 'U',
    select: 'X',
    'select to here': '⇧ X',
    'select all': `${MODIFIER} A`,
  },
  Write: {
    reply: 'R',
    'saved reply': ';',
    'keep it as a saved reply': `${MODIFIER} ⇧ ;`,
    note: 'N',
    'view file': 'V',
    search: '/',
    commands: `${MODIFIER} K`,
    'this list': '?',
    'new issue, new reply': 'C',
    'test of an issue': 'T',
    'text or email': 'P',
    'send, answered': `${MODIFIER} ↵`,
    'send only': `${MODIFIER} ⇧ ↵`,
  },
}

/** What the list says more fully than the navigation. */
const FULL_LABELS: Record<string, string> = { Later: 'Later: what waits', 'Emails in': 'Emails that came in' }

/** All keys. Single letters can be switched off, for people who speak to their computer. */
export function KeysDialog({ onClose }: { onClose: () => void }) {
  const { desks } = useSession()
  const [isOn, setOn] = useSingleKeys()
  const places = entriesOf(desks).flatMap(({ label, key }) =>
    key ? [[FULL_LABELS[label] ?? label, `G ${key.toUpperCase()}`]] : [],
  )
  const move: Keys = { 'down, up': 'J K', open: '↵', back: 'Esc', ...Object.fromEntries(places) }
  return (
    <Dialog title="All keys" className="keys" onClose={onClose}>
      <div className="grid grid-cols-3 gap-5 mt-4 max-sm:grid-cols-1">
        {Object.entries({ Move: move, ...COLUMNS }).map(([heading, keys]) => (
          <section key={heading}>
            <h3 className="pb-1 border-b border-(--text) text-mono font-medium">{heading}</h3>
            <dl>
              {Object.entries(keys).map(([label, pressed]) => (
                <div
                  className="grid grid-cols-[minmax(72px,max-content)_1fr] gap-2 items-center min-h-[35px] border-b border-(--rule)"
                  key={label}
                >
                  <dt className="flex gap-1">
                    <KeyCaps of={pressed} />
                  </dt>
                  <dd>{label}</dd>
                </div>
              ))}
            </dl>
          </section>
        ))}
      </div>
      <div className="ends">
        <button type="button" className="button" aria-pressed={isOn} onClick={() => setOn(!isOn)}>
          {`Single letters: ${isOn ? 'on' : 'off'}`}
        </button>
        <button type="button" className="button main" onClick={onClose}>
          Close
        </button>
      </div>
    </Dialog>
  )
}
