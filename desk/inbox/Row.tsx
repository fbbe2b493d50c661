import { TriangleAlert } from 'lucide-react'
import { memo } from 'react'
import type { DeskFileAlert, DeskItem } from '../../contract/desk/replies.ts'
import { act, takeIfFree } from '../actions/act.ts'
import { Go } from '../app/Go.tsx'
import { dueInList, moment } from '../time/words.ts'
import { Avatar, NobodysMark } from '../ui/Avatar.tsx'
import { Sounding } from '../ui/Sounding.tsx'
import { useSwipe } from './use-swipe.ts'

interface Props {
  item: DeskItem
  now: number
  timeZone: string
  href: string
  current: boolean
  checked: boolean
  fresh: boolean
  isLast: boolean
  onCheck: (reference: string, toHere: boolean) => void
}

/** One request in the inbox. */
export const Row = memo(function Row({ item, now, timeZone, href, current, checked, fresh, isLast, onCheck }: Props) {
  const { reference, organization, title, excerpt, owner, opened, status } = item
  const swipe = useSwipe({
    right: () => void takeIfFree(reference),
    left: () => void act({ action: 'answer', target: { references: [reference] } }),
  })
  const classes = ['row', checked && 'checked', fresh && 'fresh', isLast && 'last', !opened && 'unopened']
  return (
    <div
      className={classes.filter(Boolean).join(' ')}
      data-reference={reference}
      aria-current={current || undefined}
      {...swipe}
    >
      <RowHead item={item} href={href} checked={checked} onCheck={onCheck} isOpened={opened} />
      <div className="row-what">
        <span className="mono">{reference}</span>
        <b dir="auto">{title}</b>
        {item.replies > 0 && (
          <span className="row-file">{item.replies === 1 ? '1 reply' : `${item.replies} replies`}</span>
        )}
        {item.fileAlert && <span className={`row-file ${item.fileAlert}`}>{FILE_ALERTS[item.fileAlert]}</span>}
        <span className="quiet said" dir="auto">
          {excerpt}
        </span>
      </div>
      <div className="hidden max-sm:block max-sm:[grid-area:whose] max-sm:overflow-hidden max-sm:text-(--quiet) max-sm:text-mono max-sm:text-ellipsis max-sm:whitespace-nowrap">
        <span className="mono">{reference}</span> <bdi>{organization}</bdi>
      </div>
      <span className="[grid-area:owner] place-self-center grid max-[90rem]:justify-self-end">
        {item.emailFailed ? (
          <span role="img" aria-label="An email about it failed" title="An email about it failed">
            <TriangleAlert className="icon" />
          </span>
        ) : owner ? (
          <Avatar name={owner} />
        ) : (
          <NobodysMark />
        )}
        <span className="hidden-text">{owner ? `${owner}’s` : 'Nobody’s'}</span>
      </span>
      {status === 'open' ? (
        <>
          <span className="row-left">
            <Sounding left={Date.parse(item.dueAt) - now} />
          </span>
          <span className="row-due">
            {item.laterAt
              ? `back ${dueInList(Date.parse(item.laterAt), timeZone, now)}`
              : dueInList(Date.parse(item.dueAt), timeZone, now)}
          </span>
        </>
      ) : (
        <>
          <span className="row-left quiet">{STATUS_WORDS[status]}</span>
          <span className="row-due">{moment(Date.parse(item.answeredAt ?? item.receivedAt), timeZone, now)}</span>
        </>
      )}
    </div>
  )
})

type RowHeadProps = Pick<Props, 'item' | 'href' | 'checked' | 'onCheck'> & { isOpened?: boolean }

/** What selects a request, and who wrote it. */
export function RowHead({ item, href, checked, onCheck, isOpened = true }: RowHeadProps) {
  const { reference, name, organization } = item
  return (
    <>
      <span className="row-check">
        <input
          type="checkbox"
          aria-label={`Select ${reference}, ${name}`}
          checked={checked}
          onChange={() => undefined}
          onClick={(event) => onCheck(reference, event.shiftKey)}
        />
      </span>
      <div className="row-name">
        <strong>
          <Go href={href} dir="auto">
            {name || 'No name'}
          </Go>
          {!isOpened && <span className="hidden-text">, not opened</span>}
        </strong>
        <span className="quiet" dir="auto">
          {organization}
        </span>
      </div>
    </>
  )
}

const FILE_ALERTS: Record<DeskFileAlert, string> = {
  infected: 'Infected file',
  waiting: 'File not scanned yet',
  flagged: 'File to check',
}

export const STATUS_WORDS: Record<DeskItem['status'], string> = {
  open: 'Open',
  answered: 'Answered',
  quarantined: 'Quarantine',
  spam: 'Spam',
}
