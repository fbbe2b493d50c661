/** The key of a command, as it stands on a keyboard; nothing for a command without one. */
export function Key({ of }: { of: string | undefined }) {
  return of ? <kbd>{of.toUpperCase()}</kbd> : null
}

/** Keys by what they do: `G D` one after the other. */
export type Keys = Readonly<Record<string, string>>

/** Keys in a line, as they stand at the foot of what they act on. */
export function KeyLine({ keys }: { keys: Keys }) {
  return (
    <ul className="flex gap-5" aria-label="Keys">
      {Object.entries(keys).map(([does, pressed]) => (
        <li key={does} className="flex items-center gap-1">
          <KeyCaps of={pressed} />
          <span className="ml-1">{does}</span>
        </li>
      ))}
    </ul>
  )
}

export function KeyCaps({ of }: { of: string }) {
  return of.split(' ').map((key) => <kbd key={key}>{key}</kbd>)
}
