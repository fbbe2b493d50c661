import { randomUUID } from 'node:crypto'
import { setTimeout } from 'node:timers/promises'
import { ENQUIRY_SERVICES } from '../../contract/catalogue.ts'
import { ANSWER_PAUSE_MS } from '../../contract/desk/conversation.ts'
import type { DeskActionRequest } from '../../contract/desk/requests.ts'
import { unanswered } from '../../contract/form.ts'
import { contact } from '../../contract/forms/contact.ts'
import { internshipDialog } from '../../contract/forms/internship.ts'
import { quote } from '../../contract/forms/quote.ts'
import { HOUR_MS, MINUTE_MS } from '../../contract/time/units.ts'
import type { ServerContext } from '../context.ts'
import { answerLeft } from '../conversation/answer-left.ts'
import { keepDraft } from '../conversation/drafts.ts'
import { sendAnswer } from '../conversation/send-answer.ts'
import { countEmails } from '../mail/queue/manage-outbox.ts'
import { startWorker } from '../mail/queue/worker.ts'
import { takeIn } from '../mail-in/take-in.ts'
import { act } from '../submissions/desk/act.ts'
import type { Actor } from '../submissions/desk/actor.ts'
import { addNote } from '../submissions/desk/notes.ts'
import { markOpened } from '../submissions/desk/show.ts'
import { receive } from '../submissions/receive.ts'
import { bounceOf, type DemoRequest, replyOf } from './emails.ts'
import { ANSWERED_HOURS, ANSWERS, APPLICATION_HOURS, OPEN_HOURS, PEOPLE, QUESTIONS, VISITORS } from './requests.ts'

/** Of a demo, whose clock is set to the moment of each step. */
export interface DemoClock {
  now: number
}

/** Something that happens at an instant, ms. */
interface Step {
  at: number
  run: () => Promise<unknown>
}

/**
 * Fills an empty installation with the last weeks of a desk, by the use cases of visitors and staff: requests at all depths,
 * late ones, a conversation, a returned answer. Every email is handed to nobody.
 *
 * @param clock what `context.now` reads. It is as before when this returns.
 * @returns how many requests there are.
 */
export async function fillDemo(context: ServerContext, clock: DemoClock): Promise<number> {
  const { now } = clock
  const nowhere = { name: 'nobody', send: () => Promise.resolve(), close() {} }
  const worker = startWorker(context, nowhere, { pollMs: 5, answerLeft })
  const story = writeStory(context, (hours) => now - hours * HOUR_MS)
  try {
    for (const { at, run } of story.steps.sort((one, other) => one.at - other.at)) {
      clock.now = at
      await run()
      worker.nudge()
      while ((await countEmails(context.db, 'other')) > 0) {
        clock.now += ANSWER_PAUSE_MS
        await setTimeout(5)
      }
    }
  } finally {
    await worker.stop()
    clock.now = now
  }
  return story.requests()
}

/** All that happens, in no order. */
function writeStory(context: ServerContext, ago: (hours: number) => number) {
  const steps: Step[] = []
  let requests = 0
  const at = (instant: number, run: Step['run']) => steps.push({ at: instant, run })

  function visitor() {
    const person = VISITORS[requests % VISITORS.length] ?? VISITORS[0]
    requests += 1
    const [first = ''] = person.name.toLowerCase().split(' ')
    const domain = person.firm.toLowerCase().replace(/\W+/g, '-')
    return { ...person, email: `${first}${Math.ceil(requests / VISITORS.length)}@${domain}.example` }
  }

  function ask(instant: number, signs: string[] = []) {
    const number = requests
    const { name, firm, email } = visitor()
    const [topic, message] = QUESTIONS[number % QUESTIONS.length] ?? QUESTIONS[0]
    const service = ENQUIRY_SERVICES.find(({ value }) => value.startsWith(topic))?.value ?? 'not-sure'
    const one: DemoRequest = { reference: '', name, email }
    at(instant, async () => {
      const quarantine = signs.map((reason, index) => ({ reason, weight: 2 - index }))
      const common = { name, email, phone: '+1 216 555 0187', service, message }
      const more = { files: [], key: `demo-${number}`, verdict: { quarantine } }
      const received =
        number % 3 === 0 || service === 'not-sure'
          ? await receive(context, {
              ...more,
              form: contact,
              answers: { ...unanswered(contact), ...common, company: firm },
            })
          : await receive(context, {
              ...more,
              form: quote,
              answers: { ...unanswered(quote), ...common, business: firm },
            })
      if (received.status !== 'accepted') throw new Error(`A request of the demo was not stored: ${received.status}`)
      one.reference = received.reference
    })
    return { one, person: { name: PEOPLE[number % PEOPLE.length] ?? PEOPLE[0] } }
  }

  function does(instant: number, one: DemoRequest, asked: WithoutTarget<DeskActionRequest>, person: Actor) {
    at(instant, () => act(context, { ...asked, target: { references: [one.reference] } }, person))
  }

  /** @returns the id of the letter. */
  function letter(instant: number, one: DemoRequest, person: Actor): string {
    const id = randomUUID()
    const text = `Hello ${one.name.split(' ')[0]},\n\n${ANSWERS[steps.length % ANSWERS.length]}`
    const answer = { id, text, marksAnswered: true, via: 'desk' } as const
    at(instant, () => sendAnswer(context, one.reference, { ...answer, cc: [], files: [] }, person))
    return id
  }

  for (const [index, hours] of OPEN_HOURS.entries()) {
    const { one, person } = ask(ago(hours))
    const soon = ago(hours) + MINUTE_MS
    if (index % 4 > 0) at(soon, () => markOpened(context, one.reference, person))
    if (index % 4 > 1) does(soon, one, { action: 'take' }, person)
    if (index % 4 > 2) {
      at(soon, () => addNote(context, one.reference, 'Two people are free from the 14th.', person))
      at(soon, () => keepDraft(context, one.reference, { text: 'Hello,\n\nthank you', cc: [], files: [] }, person))
    }
  }
  for (const hours of APPLICATION_HOURS) {
    const { name, email } = visitor()
    const answers = {
      ...unanswered(internshipDialog),
      ...{ fullName: name, email, university: 'Ohio State University' },
      motivation: 'I want to see how a release is done before I am asked to do one.',
    }
    at(ago(hours), () => receive(context, { form: internshipDialog, answers, files: [], key: `demo-${email}` }))
  }
  for (const [index, [hours, tookHours]] of ANSWERED_HOURS.entries()) {
    const { one, person } = ask(ago(hours))
    const then = ago(hours - tookHours)
    if (index % 7 === 5) does(then, one, { action: 'phone', how: 'Called back, and sent the price list' }, person)
    else if (index % 14 === 9) does(then, one, { action: 'answer' }, person)
    else letter(then, one, person)
  }
  for (const [index, hours] of [2, 9, 70, 90].entries()) {
    const { one, person } = ask(ago(hours), index > 1 ? [] : ['5 links in the text', 'Links written as code'])
    if (index > 1) does(ago(hours - 0.5), one, { action: 'spam' }, person)
  }
  // Asked, answered, asked again, answered, and asked once more.
  const thread = ask(ago(50))
  const first = letter(ago(49), thread.one, thread.person)
  const reply = (instant: number, id: string, text: string) =>
    at(instant, () => takeIn(context, replyOf(thread.one, id, text, context.company)))
  reply(ago(44), first, 'Quicker than I had feared. Thursday suits me.')
  const second = letter(ago(26), thread.one, thread.person)
  reply(ago(2), second, 'One more thing: who watches it at night?')
  const returned = ask(ago(15))
  const lost = letter(ago(14), returned.one, returned.person)
  at(ago(13.9), () => takeIn(context, bounceOf(returned.one, lost, context.company)))
  return { steps, requests: () => requests }
}

type WithoutTarget<R> = R extends unknown ? Omit<R, 'target'> : never
