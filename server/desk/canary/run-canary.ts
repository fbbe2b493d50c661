import { ALL_FORMS } from '../../../contract/forms.ts'
import type { ServerContext } from '../../context.ts'
import { type CanaryRequest, canaryRequest } from './canary-request.ts'
import type { Flight, Step } from './flight.ts'
import { followSubmission } from './follow-submission.ts'
import { followSubscription } from './follow-subscription.ts'

export interface CanaryResult {
  form: string
  ms: number
  /** Absent when all was well. */
  failed?: { step: Step; problem: string }
}

/**
 * Sends every form to the public port, marked as a canary, and follows each request to the desk and the outbox. Whatever
 * was stored is erased, also after a failure.
 */
export async function runCanary(context: ServerContext, url: string): Promise<CanaryResult[]> {
  return Array.fromAsync(ALL_FORMS, (form) => fly(context, url, canaryRequest(context, form)))
}

async function fly(context: ServerContext, url: string, request: CanaryRequest): Promise<CanaryResult> {
  const started = performance.now()
  let step: Step = 'send'
  let remove = async (): Promise<string | undefined> => undefined
  const flight: Flight = {
    ...{ context, url, request },
    begin: (next) => {
      step = next
    },
    atEnd: (work) => {
      remove = work
    },
  }
  let failed: CanaryResult['failed']
  try {
    await (request.form.promise === undefined ? followSubscription(flight) : followSubmission(flight))
  } catch (error) {
    failed = { step, problem: reasonOf(error) }
  }
  try {
    const words = await remove()
    if (words !== undefined) failed = { step: failed?.step ?? 'remove', problem: joined(failed?.problem, words) }
  } catch (error) {
    failed ??= { step: 'remove', problem: reasonOf(error) }
  }
  return { form: request.form.name, ms: Math.round(performance.now() - started), failed }
}

function joined(...parts: (string | undefined)[]): string {
  return parts.filter((part) => part !== undefined).join('; ')
}

function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  // `fetch` says only that it failed; its cause says why.
  return error.cause instanceof Error ? `${error.message}: ${error.cause.message}` : error.message
}
