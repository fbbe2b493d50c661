import { addToast, type ToastNotice } from './toast-store.ts'

/** Shows a notice, in place of the one that stands there. What draws it is fetched with the first notice. */
export async function toast(notice: ToastNotice): Promise<void> {
  const { mountToaster } = await import('./Toaster.tsx')
  mountToaster()
  addToast(notice)
}
