import { createStore } from '../ui/store.ts'

/** The dialogs of the whole screen, one at a time. */
export type DialogName = 'keys' | 'palette' | 'name'

const open = createStore<DialogName | undefined>(undefined)

export function openDialog(name: DialogName | undefined): void {
  open.set(name)
}

export function closeDialog(): void {
  openDialog(undefined)
}

export const useOpenDialog = open.useValue
