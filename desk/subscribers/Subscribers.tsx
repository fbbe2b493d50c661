import { Search } from 'lucide-react'
import { useDeferredValue, useRef, useState } from 'react'
import { type DeskSubscriber, type DeskSubscriberState, SUBSCRIBER_STATES } from '../../contract/desk/newsletter.ts'
import { useNewsletter, useSubscribers } from '../api/newsletter.ts'
import { goTo, hrefOf } from '../app/address.ts'
import { Go } from '../app/Go.tsx'
import { useKeys } from '../keys/use-keys.ts'
import { EraseSubscriber } from './EraseSubscriber.tsx'
import { SubscriberExport } from './SubscriberExport.tsx'
import { STATE_WORDS, SubscriberRow } from './SubscriberRow.tsx'

/** Everybody who asked for the newsletter: since when, to which words they agreed, and erasing one. */
export function Subscribers() {
  const [text, setText] = useState('')
  const [state, setState] = useState<DeskSubscriberState | undefined>(undefined)
  const [erased, setErased] = useState<DeskSubscriber | undefined>(undefined)
  const input = useRef<HTMLInputElement>(null)
  const { data: newsletter } = useNewsletter()
  const list = useSubscribers(useDeferredValue(text.trim()), state)
  const items = list.data?.pages.flatMap((page) => page.items) ?? []
  const total = list.data?.pages.at(-1)?.total ?? 0
  const counts = newsletter?.counts
  useKeys({ '/': () => input.current?.focus(), Escape: leave })
  function leave() {
    if (document.activeElement === input.current) input.current?.blur()
    else goTo(hrefOf({ view: 'newsletter' }))
  }
  /** Where the answer of one comes late, another may be asked about. */
  function close(one: DeskSubscriber) {
    setErased((open) => (open === one ? undefined : open))
  }

  return (
    <section
      className="subscribers overflow-auto px-7 pt-4 pb-8 min-w-0 [scrollbar-width:thin] max-lg:px-4 max-lg:pt-3 max-lg:pb-6"
      aria-label="Subscribers"
    >
      <header className="flex flex-wrap items-center gap-y-3 gap-x-4 pb-3 border-b border-(--text)">
        <h1 className="font-display text-h4 font-[480] leading-flat tracking-h4">Subscribers</h1>
        <Go className="plain-link" href={hrefOf({ view: 'newsletter' })}>
          Newsletter
        </Go>
        <search className="relative flex-[0_1_300px] min-w-45 ml-auto max-lg:flex-[1_1_100%] max-lg:order-9">
          <Search className="icon absolute top-[10px] left-[10px]" aria-hidden="true" />
          <input
            ref={input}
            type="search"
            dir="auto"
            className="field px-8"
            aria-label="Part of an address"
            placeholder="Part of an address"
            autoComplete="off"
            spellCheck={false}
            value={text}
            onChange={({ target }) => setText(target.value)}
          />
          <kbd className="absolute top-[9px] right-[9px] max-sm:hidden">/</kbd>
        </search>
        <SubscriberExport />
      </header>
      <fieldset className="subscriber-states flex flex-wrap gap-2 pt-3 pb-2">
        <legend className="hidden-text">State</legend>
        {[undefined, ...SUBSCRIBER_STATES].map((one) => (
          <label
            className="flex items-center gap-2 min-h-8 px-3 border border-(--rule-strong) rounded-[4px] bg-(--raised) text-mono cursor-pointer has-checked:border-(--bar) has-checked:bg-(--zone-today) has-focus-visible:[outline:2px_solid_var(--text)] has-focus-visible:outline-offset-2"
            key={one ?? 'all'}
          >
            <input
              className="absolute opacity-0"
              type="radio"
              name="state"
              checked={state === one}
              onChange={() => setState(one)}
            />
            <b>{counts ? (one ? counts[one] : counts.confirmed + counts.pending).toLocaleString('en-US') : ''}</b>
            <span>{one ? STATE_WORDS[one] : 'with an address'}</span>
          </label>
        ))}
      </fieldset>
      <p className="quiet pt-1 pb-2 text-mono" role="status">
        {list.isSuccess && wordsOf(total, text.trim(), state)}
      </p>
      {list.isError && (
        <p className="pt-1 pb-2 text-mono" role="alert">
          {list.error.message}
        </p>
      )}
      {items.length > 0 && (
        <table>
          <thead className="max-lg:sr-only">
            <tr>
              <th scope="col">Address</th>
              <th scope="col">State</th>
              <th scope="col">Asked</th>
              <th scope="col">Confirmed</th>
              <th scope="col">Words agreed to</th>
              <th scope="col">
                <span className="hidden-text">Erase</span>
              </th>
            </tr>
          </thead>
          <tbody>
            {items.map((subscriber) => (
              <SubscriberRow
                key={subscriber.id}
                subscriber={subscriber}
                typed={text.trim()}
                onErase={() => setErased(subscriber)}
              />
            ))}
          </tbody>
        </table>
      )}
      {list.hasNextPage && (
        <button
          type="button"
          className="button"
          disabled={list.isFetchingNextPage}
          onClick={() => void list.fetchNextPage()}
        >
          Show more, {(total - items.length).toLocaleString('en-US')} left
        </button>
      )}
      {erased && <EraseSubscriber subscriber={erased} typed={text.trim()} onClose={() => close(erased)} />}
    </section>
  )
}

function wordsOf(total: number, text: string, state: DeskSubscriberState | undefined): string {
  if (total > 0) return `${total.toLocaleString('en-US')} found, the newest first`
  if (text !== '') return `No address holds “${text}”. Of those who left, only the whole address is found.`
  if (state === 'unsubscribed')
    return 'Of those who left, or whose mailbox does not exist, only a keyed hash is stored. Enter a whole address to find one.'
  if (state) return 'Nobody here.'
  return 'Nobody has subscribed yet. The box stands in the footer of every page and below every article.'
}
