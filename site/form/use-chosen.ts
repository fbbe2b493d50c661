import { type RefObject, useEffect, useState } from 'react'

/**
 * What was chosen by the control that opened a dialog: `data-choose` of the opener, told by the dialog (shell.ts), also
 * when that happened before this island woke. `dialogId` names the dialog for a form that stands outside it.
 */
export function useChosen<N extends string>(
  place: RefObject<HTMLElement | null>,
  name: N,
  dialogId?: string,
): { name: N; value: string } | undefined {
  const [chosen, setChosen] = useState<{ name: N; value: string }>()
  useEffect(() => {
    const dialog = dialogId ? document.getElementById(dialogId) : place.current?.closest('dialog')
    if (!dialog) return
    const take = () => dialog.dataset.choose && setChosen({ name, value: dialog.dataset.choose })
    take()
    dialog.addEventListener('choose', take)
    return () => dialog.removeEventListener('choose', take)
  }, [place, name, dialogId])
  return chosen
}
