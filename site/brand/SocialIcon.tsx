const DRAWINGS: Record<string, string> = {
  LinkedIn:
    'M4.98 3.5a2.1 2.1 0 1 1 0 4.2 2.1 2.1 0 0 1 0-4.2ZM3.2 9.2h3.56V20.5H3.2V9.2Zm5.8 0h3.4v1.55h.05c.47-.9 1.63-1.84 3.36-1.84 3.6 0 4.26 2.37 4.26 5.45v6.14h-3.55v-5.45c0-1.3-.02-2.97-1.81-2.97-1.81 0-2.09 1.42-2.09 2.88v5.54H9V9.2Z',
  Facebook:
    'M13.5 21v-8.2h2.76l.41-3.2H13.5V7.55c0-.93.26-1.56 1.59-1.56h1.7V3.13c-.3-.04-1.3-.13-2.47-.13-2.45 0-4.13 1.5-4.13 4.24V9.6H7.42v3.2h2.77V21h3.31Z',
  X: 'M17.2 3h3.07l-6.7 7.66L21.45 21h-6.17l-4.83-6.32L4.92 21H1.85l7.17-8.2L1.46 3h6.33l4.37 5.77L17.2 3Zm-1.08 16.17h1.7L6.86 4.74H5.04l11.08 14.43Z',
}

/** The mark of a network, by the name content/company.yaml gives it; its first letter where we have no drawing. */
export function SocialIcon({ name }: { name: string }) {
  const drawing = DRAWINGS[name]
  if (drawing === undefined) return <span aria-hidden="true">{name.slice(0, 1)}</span>
  return (
    <svg viewBox="0 0 24 24" className="size-4.5 fill-current" aria-hidden="true">
      <path d={drawing} />
    </svg>
  )
}
