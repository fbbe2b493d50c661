/** A list of words, each of them once. */
export function Items({ of, className }: { of: readonly string[]; className?: string }) {
  return (
    <ul className={className}>
      {of.map((words) => (
        <li key={words}>{words}</li>
      ))}
    </ul>
  )
}
