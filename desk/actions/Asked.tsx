import { closeAsked, useAsked } from './ask.ts'
import { GiveDialog } from './GiveDialog.tsx'
import { LaterDialog } from './LaterDialog.tsx'

/** The dialog of an action that asks, while one is open. */
export function AskedDialog() {
  const asked = useAsked()
  if (asked?.action === 'later') return <LaterDialog {...asked} onClose={closeAsked} />
  if (asked?.action === 'give') return <GiveDialog {...asked} onClose={closeAsked} />
  return null
}
