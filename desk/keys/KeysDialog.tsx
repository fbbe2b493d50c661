import { ALL_ACTIONS } from '../../contract/desk/actions.ts'
import { Dialog } from '../ui/Dialog.tsx'
import { keyOf } from './action-key.ts'
import { MODIFIER, useSingleKeys } from './use-keys.ts'

const COLUMNS: Record<string, [string[], string][]> = {
  Move: [
    [['J', 'K'], 'down, up'],
    [['↵'], 'open'],
    [['Esc'], 'back'],
    [['G', 'D'], 'Due'],
    [['G', 'M'], 'Mine'],
    [['G', 'N'], 'Nobody’s'],
    [['G', 'W'], 'Later: what waits'],
    [['G', 'A'], 'Answered'],
    [['G', 'Q'], 'Quarantine'],
    [['G', 'P'], 'Spam'],
    [['G', 'E'], 'Failed emails'],
    [['G', 'I'], 'Emails that came in'],
    [['G', 'F'], 'Figures'],
    [['G', 'R'], 'Saved replies'],
    [['G', 'L'], 'Newsletter'],
    [['G', 'S'], 'Subscribers'],
  ],
  Act: [
    ...ALL_ACTIONS.flatMap(keyOf),
    [['U'], 'undo'],
    [['X'], 'select'],
    [['⇧', 'X'], 'select to here'],
    [[MODIFIER, 'A'], 'select all'],
  ],
  Write: [
    [['R'], 'reply'],
    [[';'], 'saved reply'],
    [['N'], 'note'],
    [['V'], 'view file'],
    [['/'], 'search'],
    [[MODIFIER, 'K'], 'commands'],
    [['?'], 'this list'],
    [['C'], 'new issue, new reply'],
    [['T'], 'test of an issue'],
    [['P'], 'text or email'],
    [[MODIFIER, '↵'], 'send, answered'],
    [[MODIFIER, '⇧', '↵'], 'send only'],
  ],
}

/** All keys. Single letters can be switched off, for people who speak to their computer. */
export function KeysDialog({ onClose }: { onClose: () => void }) {
  const [isOn, setOn] = useSingleKeys()
  return (
    <Dialog title="All keys" className="keys" onClose={onClose}>
      <div className="grid grid-cols-3 gap-5 mt-4 max-sm:grid-cols-1">
        {Object.entries(COLUMNS).map(([heading, keys]) => (
          <section key={heading}>
            <h3 className="pb-1 border-b border-(--text) text-mono font-medium">{heading}</h3>
            <dl>
              {keys.map(([names, label]) => (
                <div
                  className="grid grid-cols-[minmax(72px,max-content)_1fr] gap-2 items-center min-h-[35px] border-b border-(--rule)"
                  key={label}
                >
                  <dt className="flex gap-1">
                    {names.map((name) => (
                      <kbd key={name}>{name}</kbd>
                    ))}
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
