import { deskRoutes } from '../../contract/desk/replies.ts'
import { refresh } from '../api/queries.ts'
import { sendJson } from '../api/request.ts'
import { changePlace } from '../app/address.ts'
import { addToast } from '../app/toasts.ts'

const ANSWER = 'answer:'

/** What stands for an answer among the actions that `U` takes back. */
export function recallToken(id: string): string {
  return `${ANSWER}${id}`
}

/** The id of the answer that a token stands for; undefined for that of an action. */
export function answerOf(token: string): string | undefined {
  return token.startsWith(ANSWER) ? token.slice(ANSWER.length) : undefined
}

/** Calls an answer back before it leaves: it is a draft again, and its request is shown. Never throws. */
export async function recall(id: string): Promise<void> {
  try {
    const { reference } = await sendJson<{ reference: string }>('POST', deskRoutes.recall(id))
    addToast({ text: `${reference}: not sent, and a draft again` })
    refresh([reference])
    changePlace({ reference })
  } catch (error) {
    addToast({ text: error instanceof Error ? error.message : String(error), failed: true })
  }
}
