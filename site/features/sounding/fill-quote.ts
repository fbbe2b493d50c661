import { SOUNDED } from '../../../contract/sounding.ts'

const PAUSE_MS = 50
/** A sounding with its address; what was typed below it stays. */
const EARLIER = new RegExp(`^${SOUNDED}.*(\\n.+)?\\n*`)

/**
 * Writes a sounding into the quote dialog's message, once the form is awake: a draft comes back first, and what the visitor
 * has typed stays. Until then the dialog must stay open. A form whose script cannot be had brings no draft back.
 */
export async function fillQuote(message: string): Promise<void> {
  while (!document.querySelector('#quote-dialog :is(form[data-awake], .asleep)')) {
    await new Promise((resolve) => setTimeout(resolve, PAUSE_MS))
    if (!document.querySelector('#quote-dialog[open]')) return
  }

  const field = document.querySelector<HTMLTextAreaElement>('#quote-dialog textarea[name=message]')
  if (!field || (field.value.trim() !== '' && !field.value.startsWith(SOUNDED))) return
  field.value = message + field.value.trimStart().replace(EARLIER, '')
  field.dispatchEvent(new Event('input', { bubbles: true }))
}

/**
 * The same where the dialog was opened by the sounding's own link before the island was awake: the link named the service of
 * the page as it was built.
 */
export function fillOpened(service: string, message: string): void {
  const dialog = document.querySelector<HTMLDialogElement>('#quote-dialog[open]')
  if (!dialog?.dataset.sounding) return
  // The visitor may have chosen another since.
  if (dialog.dataset.choose !== service) {
    dialog.dataset.choose = service
    dialog.dispatchEvent(new Event('choose'))
  }
  void fillQuote(message)
}
