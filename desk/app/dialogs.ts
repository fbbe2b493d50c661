import { createStore } from '../ui/store.ts'

/** The dialogs of the whole screen, one at a time. */
export type DialogName = 'keys' | 'palette' | 'name'

const open = createStore<DialogName | undefined>(undefined)

export const { set: openDialog, useValue: useOpenDialog } = open
export const closeDialog = () => openDialog(undefined)
