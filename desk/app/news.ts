import type { DeskMessage } from '../../contract/desk/events.ts'
import { type DeskSession, type DeskSubmission, deskRoutes } from '../../contract/desk/replies.ts'
import { queryClient } from '../api/queries.ts'
import { getJson } from '../api/request.ts'
import { createStore } from '../ui/store.ts'
import { goTo, hrefOf } from './address.ts'
import { addToast } from './toasts.ts'

// What came while a person looked at something else, told by the browser, without a sound. It asks only after a press.

/** Requests that arrive together are told together, ms. */
const GATHER_MS = 1_000
const STORED = 'desk.notices'

/** How often somebody has answered. */
const answers = createStore(0)
let waiting: string[] = []

/** Whether nobody has answered yet, and this browser can tell, and may. */
export function useIsUnasked(): boolean {
  answers.useValue()
  return permission() !== 'denied' && localStorage.getItem(STORED) === null
}

/** Switches the browser's notices. Call it in a press: the browser asks its own question then. */
export async function setNotices(on: boolean): Promise<void> {
  localStorage.setItem(STORED, on ? 'on' : 'off')
  if (on && (await Notification.requestPermission()) !== 'granted')
    addToast({ text: 'This browser does not allow it. Its settings for this page can.', failed: true })
  answers.set(answers.get() + 1)
}

/** Tells of requests that arrived, and of visitors who wrote again, unless somebody looks at the desk. */
export function tellArrivals(references: readonly string[], before: string): void {
  if (!mayTell()) return
  waiting.push(...references)
  if (waiting.length > references.length) return
  setTimeout(() => {
    const [first = '', ...others] = waiting
    waiting = []
    if (others.length > 0) notify(`${others.length + 1} requests have something new`, '/')
    else void tellOne(first, before)
  }, GATHER_MS)
}

/** Tells a person that somebody gave them a request. */
export function tellHandOver({ actor, owner, references }: Extract<DeskMessage, { type: 'change' }>): void {
  const me = queryClient.getQueryData<DeskSession>(['session'])?.name
  const [reference, ...others] = references ?? []
  if (!owner || owner !== me || actor === me || !reference) return
  const what = others.length > 0 ? `${others.length + 1} requests` : reference
  const href = others.length > 0 ? hrefOf({ filter: { owner: ['me'] } }) : hrefOf({ reference })
  const text = `${actor ?? 'Somebody'} gave you ${what}.`
  addToast({ text, offer: { label: 'Show', run: () => goTo(href) } })
  if (mayTell()) notify(text, href)
}

async function tellOne(reference: string, before: string): Promise<void> {
  // A request that cannot be read now stands in the list all the same.
  const one = await getJson<DeskSubmission>(deskRoutes.submission(reference)).catch(() => undefined)
  if (one?.status === 'open') notify(`${before}${one.name || reference}, ${one.title}`, hrefOf({ reference }))
}

function notify(text: string, href: string): void {
  try {
    const notice = new Notification(text, { tag: href, silent: true })
    notice.onclick = () => {
      window.focus()
      goTo(href)
      notice.close()
    }
  } catch {
    // Chrome for Android cannot show them, and says so only by this error.
  }
}

function mayTell(): boolean {
  const isOn = permission() === 'granted' && localStorage.getItem(STORED) === 'on'
  return isOn && (document.hidden || !document.hasFocus())
}

function permission(): NotificationPermission {
  return 'Notification' in window ? Notification.permission : 'denied'
}
