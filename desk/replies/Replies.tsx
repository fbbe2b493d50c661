import { ChevronLeft, Plus } from 'lucide-react'
import { useState } from 'react'
import type { DeskSavedReply } from '../../contract/desk/conversation.ts'
import { shortFor, USED_DAYS } from '../../contract/desk/saved-replies.ts'
import { useSavedReplies } from '../api/saved-replies.ts'
import { changePlace, hrefOf, type Place } from '../app/address.ts'
import { Go } from '../app/Go.tsx'
import { draftOf } from '../detail/drafts.ts'
import { useKeys } from '../keys/use-keys.ts'
import { useMedia } from '../ui/use-media.ts'
import { ReplyEditor } from './ReplyEditor.tsx'

const NEW: DeskSavedReply = { id: 'new', name: '', desk: null, text: '', used: 0, author: null, at: null }

/** The saved replies by desk: how often each was used, and the one that is open. In a wide window the first is shown at once. */
export function Replies({ place: { issue: open } }: { place: Place }) {
  const { data = [], isSuccess, error } = useSavedReplies()
  // The order changes with each use: what is being read or changed must stay.
  const [first, setFirst] = useState<string>()
  if (!first && data[0]) setFirst(data[0].id)
  const id = open ?? first ?? ''
  // What was written of one that somebody removed stays, and can be kept as a new one.
  const isBegun = id === NEW.id || (isSuccess && draftOf(`reply ${id}`) !== '')
  const shown = data.find((one) => one.id === id) ?? (isBegun ? { ...NEW, id } : data[0])
  const chosen = shown?.id === open ? shown : undefined
  // There the one that is open takes the whole screen.
  const isNarrow = useMedia('(width < 48rem)')
  const most = Math.max(1, ...data.map(({ used }) => used))
  const show = (issue: string | undefined) => changePlace({ issue })
  const leave = () => (open ? show(undefined) : false)
  useKeys({ c: () => show(NEW.id), Escape: leave })

  return (
    <div className={chosen ? 'replies opened' : 'replies'}>
      <section className="issues" aria-label="Saved replies">
        <header className="max-sm:bg-(--side) max-sm:text-white flex items-center justify-between gap-3 pr-3 pl-4">
          <h1 className="font-display text-h4 font-[480] leading-flat tracking-h4">Saved replies</h1>
          <Go className="button" href={hrefOf({ view: 'replies', issue: NEW.id })}>
            <Plus aria-hidden="true" /> <span>New</span> <kbd className="max-sm:hidden">C</kbd>
          </Go>
        </header>
        <div className="relative overflow-y-auto [scrollbar-width:thin] max-lg:pt-3">
          <p className="px-4 py-3 text-(--quiet)" role="status">
            <span>
              {error?.message ??
                (isSuccess && data.length === 0
                  ? 'No reply is saved yet.'
                  : `Beside each: the answers of ${USED_DAYS} days in which it was used`)}
            </span>
          </p>
          {[...Map.groupBy(data, ({ desk }) => desk ?? 'both desks')].map(([desk, replies]) => (
            <ol key={desk}>
              <li className="first-letter:uppercase px-4 pt-4 pb-2 text-mono">{desk}</li>
              {replies.map(({ id, name, used }) => (
                <li key={id}>
                  <Go
                    href={hrefOf({ view: 'replies', issue: id })}
                    aria-current={id === (isNarrow ? chosen : shown)?.id || undefined}
                  >
                    <bdi className="truncate font-medium">{name}</bdi>
                    <span className="mono quiet pl-2">{shortFor({ name }, data)}</span>
                    <i className="h-[6px] bg-(--bar)" aria-hidden="true" style={{ width: `${(used / most) * 100}%` }} />
                    <span className="mono text-right">{used}</span>
                  </Go>
                </li>
              ))}
            </ol>
          ))}
        </div>
      </section>
      {shown && (
        <section
          className={`reply-pane overflow-y-auto px-5 py-4 grid gap-x-8 gap-y-3 content-start items-start xl:grid-cols-[minmax(0,640px)_minmax(0,356px)] ${chosen ? '' : 'max-md:hidden'}`}
          aria-label={shown.name || 'New reply'}
        >
          <button
            type="button"
            className="button bare hidden justify-self-start max-md:inline-flex max-md:min-h-11 max-md:pl-0"
            onClick={() => show(undefined)}
          >
            <ChevronLeft aria-hidden="true" /> <span>All saved replies</span>
          </button>
          <ReplyEditor key={shown.id} reply={shown} onKept={show} />
        </section>
      )}
    </div>
  )
}
