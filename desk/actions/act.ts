import { DESK_ACTIONS } from '../../contract/desk/actions.ts'
import {
  type DeskOutcome,
  type DeskSession,
  type DeskSkip,
  type DeskSkipped,
  deskRoutes,
  SKIP_WORDS,
} from '../../contract/desk/replies.ts'
import type { DeskActionRequest, DeskTarget } from '../../contract/desk/requests.ts'
import { askAgain, queryClient, refresh } from '../api/queries.ts'
import { isLost, sendJson } from '../api/request.ts'
import { changePlace } from '../app/address.ts'
import { serverNow } from '../app/clock.ts'
import { addToast, attempt, type Toast } from '../app/toasts.ts'
import { changesState, lastChange, overtakenWords } from '../detail/overtaken-words.ts'
import { moment } from '../time/words.ts'

/** What `U` takes back, the last one last. */
const done: string[] = []
/** Those of several requests: taken back in the history of one, they are still to be taken back of the others. */
const ofMany = new Set<string>()
/** The last action, while it is on its way: then `U` means that one, and nothing before it. */
let going: Promise<string | undefined> | undefined
const ANSWER = 'answer:'

/** Acts on one request, a selection or a whole filter, and tells what changed. Never throws. */
export function act(request: DeskActionRequest): Promise<DeskOutcome | undefined> {
  return tell(
    sendJson<DeskOutcome>('POST', deskRoutes.actions(), request),
    (outcome) => `${subject(outcome, request.target)} ${DESK_ACTIONS[request.action].done(request)}`,
    { tellsWho: changesState(request.action) },
  )
}

/** Takes one request unless somebody else has it. Then it tells who, and offers to take it over. Never throws. */
export function takeIfFree(reference: string): Promise<DeskOutcome | undefined> {
  return act({ action: 'take', target: { references: [reference] }, onlyIfFree: true })
}

/** Puts a mistyped address right, in the request and in every later email. Never throws. @returns whether it is right now. */
export async function correctAddress(reference: string, email: string): Promise<boolean> {
  const outcome = await tell(
    sendJson<DeskOutcome>('POST', deskRoutes.address(reference), { email }),
    () => `${reference} answers to ${email}`,
  )
  return outcome !== undefined
}

/** Lets `U` take back what is on its way. @param sent gives its token, nothing where nothing was done. Never rejects. */
export async function remember(sent: Promise<string | undefined>): Promise<void> {
  going = sent
  const token = await sent
  if (token !== undefined) done.push(token)
  if (going === sent) going = undefined
}

/** What stands for an answer among the actions that `U` takes back. */
export function recallToken(id: string): string {
  return `${ANSWER}${id}`
}

/** Takes one action back, by default the last one of this window. With `reference` for this request alone. Never throws. */
export async function undo(named?: string, reference?: string): Promise<void> {
  if (named === undefined && going && !(await going)) return
  const token = named ?? done.at(-1)
  if (token === undefined) return addToast({ text: 'There is nothing to undo.' })
  const index = done.indexOf(token)
  // U goes on with what the action did to others.
  const isWhole = reference === undefined || (index >= 0 && !ofMany.has(token))
  if (isWhole && index >= 0) done.splice(index, 1)
  // After a lost connection the next U tries the same again, and takes back no other action.
  const keep = (error: unknown) => {
    if (isWhole && isLost(error)) done.push(token)
    throw error
  }
  if (token.startsWith(ANSWER)) return recall(token.slice(ANSWER.length), keep)
  const sent = sendJson<DeskOutcome>('POST', deskRoutes.undo(), { undo: token, reference }).catch(keep)
  await tell(
    sent,
    (outcome) =>
      outcome.changed === 1 && outcome.references[0]
        ? `${outcome.references[0]}: taken back`
        : `${outcome.changed} taken back`,
    { isUndo: true },
  )
}

/** Calls an answer back before it leaves: it is a draft again, and its request is shown. */
function recall(id: string, keep: (error: unknown) => never): Promise<void> {
  return attempt(async () => {
    const recalled = sendJson<{ reference: string; lost: string[] }>('POST', deskRoutes.recall(id))
    const { reference, lost } = await recalled.catch(keep)
    addToast({ text: [`${reference}: not sent, and a draft again`, ...lost].join(', without ') })
    refresh([reference])
    changePlace({ reference })
  })
}

/** `tellsWho`: of a request that is so already it says who made it so. */
async function tell(
  sent: Promise<DeskOutcome>,
  words: (outcome: DeskOutcome) => string,
  { isUndo = false, tellsWho = false } = {},
) {
  const told = attempt(async () => {
    const outcome = await sent
    const skipped = outcome.reasons[0]
    // What was left alone is not as this window shows it.
    refresh(
      outcome.references.length < outcome.changed
        ? null
        : [...outcome.references, ...outcome.reasons.map(({ reference }) => reference)],
    )
    if (outcome.undo && outcome.changed > 1) ofMany.add(outcome.undo)
    if (outcome.changed > 0)
      addToast({
        text: words(outcome) + (outcome.skipped > 0 ? `, ${outcome.skipped} left as they were` : ''),
        ...(outcome.undo && !isUndo ? { undo: outcome.undo } : {}),
      })
    else if (skipped?.owner !== undefined) addToast(tellOwner(skipped.reference, skipped.owner))
    else if (skipped) addToast({ text: await skipInWords(skipped, tellsWho), failed: true })
    else addToast({ text: 'Nothing changed.' })
    return outcome
  })
  if (!isUndo) await remember(told.then((outcome) => outcome?.undo ?? undefined))
  return told
}

/** The state of a request was another than this window showed. */
const BY_STATE: ReadonlySet<DeskSkip> = new Set(['already', 'state'])

/** Of a race that was lost, who won it and when; else why nothing was changed. */
async function skipInWords({ reference, reason }: DeskSkipped, tellsWho: boolean): Promise<string> {
  const plain = `${reference} ${SKIP_WORDS[reason]}.`
  const submission = tellsWho && BY_STATE.has(reason) ? await askAgain(reference) : undefined
  const session = queryClient.getQueryData<DeskSession>(['session'])
  if (!submission || !session) return plain
  const last = lastChange(submission)
  if (!last?.actor || last.actor === session.name) return plain
  return `${reference}: ${overtakenWords(last.actor, submission.status, moment(Date.parse(last.at), session.timeZone, serverNow()))}`
}

function tellOwner(reference: string, owner: string): Omit<Toast, 'id'> {
  const takeOver = () => void act({ action: 'take', target: { references: [reference] } })
  return { text: `${owner} has ${reference}.`, failed: true, offer: { label: 'Take over', run: takeOver } }
}

function subject({ changed, references }: DeskOutcome, target: DeskTarget): string {
  const named = 'references' in target ? target.references[0] : undefined
  return changed === 1 ? `${references[0] ?? named ?? '1'} is` : `${changed} are`
}
