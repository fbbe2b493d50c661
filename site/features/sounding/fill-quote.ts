import { SOUNDED } from '../../../contract/sounding.ts'

/** How long the form may take to wake and to bring its draft back, in ms. */
const LONGEST_WAIT_MS = 4000
const PAUSE_MS = 50
/** A sounding with its address; what was typed below it stays. */
const EARLIER = new RegExp(`^${SOUNDED}.*(\\n.+)?\\n*`)

/**
 * Writes a sounding into the quote dialog's message, once the form is awake: a draft comes back first, and what the visitor
 * has typed stays.
 */
export async function fillQuote(message: string): Promise<void> {
  const end = Date.now() + LONGEST_WAIT_MS
  while (!document.querySelector('#quote-dialog form[data-awake]') && Date.now() < end)
    await new Promise((resolve) => setTimeout(resolve, PAUSE_MS))

  const field = document.querySelector<HTMLTextAreaElement>('#quote-dialog textarea[name=message]')
  if (!field || (field.value.trim() !== '' && !field.value.startsWith(SOUNDED))) return
  field.value = message + field.value.trimStart().replace(EARLIER, '')
  field.dispatchEvent(new Event('input', { bubbles: true }))
}
