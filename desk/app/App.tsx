import { QueryClientProvider } from '@tanstack/react-query'
import { lazy, Suspense, useEffect } from 'react'
import { undo } from '../actions/act.ts'
import { closeAsked, useAsked } from '../actions/ask.ts'
import { EraseDialog } from '../actions/EraseDialog.tsx'
import { GiveDialog } from '../actions/GiveDialog.tsx'
import { LaterDialog } from '../actions/LaterDialog.tsx'
import { PhoneDialog } from '../actions/PhoneDialog.tsx'
import { useEventStream, useLive } from '../api/live.ts'
import { queryClient, useSessionQuery } from '../api/queries.ts'
import { Inbox } from '../inbox/Inbox.tsx'
import { KeysDialog } from '../keys/KeysDialog.tsx'
import { Palette } from '../keys/Palette.tsx'
import { useKeys } from '../keys/use-keys.ts'
import { Emails } from '../mail/Emails.tsx'
import { Incoming } from '../mail/Incoming.tsx'
import { Search } from '../search/Search.tsx'
import { goTo, hrefOf, usePlace } from './address.ts'
import { Boundary } from './Boundary.tsx'
import { setServerClock } from './clock.ts'
import { closeDialog, openDialog, useOpenDialog } from './dialogs.ts'
import { Foot } from './Foot.tsx'
import { useFocusKeeper } from './focus.ts'
import { MailInProblem } from './MailInProblem.tsx'
import { NameDialog } from './NameDialog.tsx'
import { NoticesQuestion } from './NoticesQuestion.tsx'
import { entriesOf } from './navigation.ts'
import { Side } from './Side.tsx'
import { SessionProvider, useSession } from './session.tsx'
import { Tabs } from './Tabs.tsx'
import { Toasts } from './Toasts.tsx'
import { useTab } from './use-tab.ts'

const Figures = lazy(async () => ({ default: (await import('../figures/Figures.tsx')).Figures }))
const Newsletter = lazy(async () => ({ default: (await import('../newsletter/Newsletter.tsx')).Newsletter }))
const Subscribers = lazy(async () => ({ default: (await import('../subscribers/Subscribers.tsx')).Subscribers }))
const Replies = lazy(async () => ({ default: (await import('../replies/Replies.tsx')).Replies }))

/** The staff's screen. */
export function App() {
  return (
    <QueryClientProvider client={queryClient}>
      <Boundary>
        <Start />
      </Boundary>
    </QueryClientProvider>
  )
}

/** Nothing is shown before it is known who acts. */
function Start() {
  const { data: session, dataUpdatedAt, error, refetch } = useSessionQuery()
  useEffect(() => {
    if (session) setServerClock(session.now, dataUpdatedAt)
  }, [session, dataUpdatedAt])
  // What somebody is writing stays, though the server is away.
  if (error && !session)
    return (
      <main className="state" role="alert">
        <h1>The desk does not answer</h1>
        <p>{error.message}</p>
        <button type="button" className="button" onClick={() => void refetch()}>
          Try again
        </button>
      </main>
    )
  if (!session) return <main className="state" role="status" aria-label="Loading" />
  if (session.name === null) return <NameDialog company={session.company} />
  return (
    <SessionProvider value={{ ...session, name: session.name }}>
      <Frame />
    </SessionProvider>
  )
}

function Frame() {
  const place = usePlace()
  const { desks } = useSession()
  const { connected, since } = useLive()
  const open = useOpenDialog()
  useEventStream()
  useFocusKeeper()
  useTab(place)
  useKeys(
    {
      '?': () => openDialog('keys'),
      'mod+k': () => openDialog('palette'),
      u: () => void undo(),
      '/': () => goTo(hrefOf({ view: 'search', filter: { sort: 'open' } })),
      ...Object.fromEntries(entriesOf(desks).flatMap(({ key, href }) => (key ? [[`g ${key}`, () => goTo(href)]] : []))),
    },
    -1,
  )

  return (
    <div className="frame">
      <Side place={place} />
      <main className="screen" tabIndex={-1}>
        {!connected && since > 0 && (
          <p className="banner" role="status">
            The line to the desk’s server is cut. What you see may be old; it connects again by itself.
          </p>
        )}
        <MailInProblem />
        {connected && <NoticesQuestion />}
        {/* Another view is shown though one could not be. */}
        <Boundary key={place.view}>
          <Suspense fallback={<p className="state" role="status" aria-label="Loading" />}>
            {place.view === 'inbox' && <Inbox place={place} />}
            {place.view === 'search' && <Search place={place} />}
            {place.view === 'figures' && <Figures />}
            {place.view === 'emails' && <Emails place={place} />}
            {place.view === 'newsletter' && <Newsletter place={place} />}
            {place.view === 'subscribers' && <Subscribers />}
            {place.view === 'incoming' && <Incoming place={place} />}
            {place.view === 'replies' && <Replies place={place} />}
          </Suspense>
        </Boundary>
      </main>
      <Foot place={place} />
      <Tabs place={place} />
      <Toasts />
      <AskedDialog />
      {open === 'keys' && <KeysDialog onClose={closeDialog} />}
      {open === 'name' && <NameDialog onClose={closeDialog} />}
      {open === 'palette' && <Palette place={place} onClose={closeDialog} />}
    </div>
  )
}

/** The dialog of an action or an erasure that asks, while one is open. */
export function AskedDialog() {
  const asked = useAsked()
  const onClose = () => closeAsked(asked)
  if (asked?.action === 'erase') return <EraseDialog {...asked} onClose={onClose} />
  if (asked?.action === 'later') return <LaterDialog {...asked} onClose={onClose} />
  if (asked?.action === 'give') return <GiveDialog {...asked} onClose={onClose} />
  if (asked?.action === 'phone') return <PhoneDialog {...asked} onClose={onClose} />
  return null
}
