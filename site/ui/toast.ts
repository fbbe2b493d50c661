import { mountToaster } from './Toaster.tsx'
import { addToast, type ToastNotice } from './toast-store.ts'

/**
 * Shows a notice in place of the one before. What draws it comes with the script of whoever calls this: a notice
 * often tells that the network is gone, so it must not be fetched when it is needed.
 */
export function toast(notice: ToastNotice): void {
  mountToaster()
  addToast(notice)
}
