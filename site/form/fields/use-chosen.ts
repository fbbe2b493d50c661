import { type RefObject, useEffect, useState } from 'react'

/**
 * The choice made by the control that opened a dialog: its `data-choose`, which shell.ts copies to the dialog. Also when
 * the dialog was opened before this island woke. `dialogId` names the dialog for a form outside of it.
 */
export function useChosen<N extends string>(place: RefObject<HTMLElement | null>, name: N, dialogId?: string) {
  const [chosen, setChosen] = useState<{ name: N; value: string }>()
  useEffect(() => {
    const dialog = dialogId ? document.getElementById(dialogId) : place.current?.closest('dialog')
    if (!dialog) return
    const take = () => dialog.dataset.choose && setChosen({ name, value: dialog.dataset.choose })
    take()
    dialog.addEventListener('choose', take)
    dialog.addEventListener('close', forget)
    return () => dialog.removeEventListener('choose', take)
  }, [place, name, dialogId])
  return chosen
}

/** A link opened the dialog: else a reload, or the address handed on, opens again what was closed. */
function forget() {
  const address = new URL(location.href)
  for (const name of ['quote', 'job', 'track', 'apply']) address.searchParams.delete(name)
  history.replaceState(history.state, '', address)
}
