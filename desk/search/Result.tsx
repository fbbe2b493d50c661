import { Check, CircleAlert, ShieldAlert } from 'lucide-react'
import type { DeskItem } from '../../contract/desk/replies.ts'
import { durationInShort } from '../../contract/time/duration.ts'
import { hrefOf, type Place } from '../app/address.ts'
import { useTimes } from '../app/session.tsx'
import { RowHead, STATUS_WORDS } from '../inbox/Row.tsx'
import { dueInList, moment, shortDate } from '../time/words.ts'
import { MarkedAt } from '../ui/Marked.tsx'
import { Sounding } from '../ui/Sounding.tsx'

interface Props {
  item: DeskItem
  place: Place
  checked: boolean
  onCheck: (reference: string, toHere: boolean) => void
}

const ICONS = { open: undefined, answered: Check, spam: CircleAlert, quarantined: ShieldAlert }

/** One request that was found, and where the words stand in it. */
export function Result({ item, place, checked, onCheck }: Props) {
  const { timeZone, now } = useTimes()
  const { reference, title, status, hit, dueAt, receivedAt, answeredAt, tookMs } = item
  const isCurrent = reference === place.reference
  const Icon = ICONS[status]
  return (
    <div
      className={checked ? 'result checked' : 'result'}
      data-reference={reference}
      aria-current={isCurrent || undefined}
    >
      <RowHead item={item} href={hrefOf({ ...place, reference })} checked={checked} onCheck={onCheck} />
      <div className="row-what">
        <span className="mono">{reference}</span>
        <b dir="auto">{title}</b>
      </div>
      <span className="row-state [grid-area:state] flex gap-2 items-center justify-self-end text-mono">
        {Icon ? (
          <>
            <Icon aria-hidden="true" />
            {STATUS_WORDS[status]}
          </>
        ) : (
          <Sounding left={Date.parse(dueAt) - now} />
        )}
      </span>
      <span className="row-due">
        {status === 'open'
          ? `due ${dueInList(Date.parse(dueAt), timeZone, now)}`
          : answeredAt && tookMs !== null
            ? `${shortDate(Date.parse(answeredAt), timeZone, now)}, in ${durationInShort(tookMs)}`
            : moment(Date.parse(receivedAt), timeZone, now)}
      </span>
      {hit && (
        <p className="[grid-area:found] max-w-100 mt-1 text-label wrap-anywhere">
          <span className="mr-2 text-(--quiet) text-mono">{hit.label}</span>
          <bdi>
            <MarkedAt text={hit.text} marks={hit.marks} />
          </bdi>
        </p>
      )}
    </div>
  )
}
