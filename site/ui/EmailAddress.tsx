/** An email address, which breaks only after its at sign. */
export function EmailAddress({ of }: { of: string }) {
  const [name, host] = of.split('@')
  return (
    <>
      {name}@<wbr />
      {host}
    </>
  )
}
