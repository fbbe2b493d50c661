/** The key of a command, as it stands on a keyboard; nothing for a command without one. */
export function Key({ of }: { of: string | undefined }) {
  return of ? <kbd>{of.toUpperCase()}</kbd> : null
}
