import type { DeskIssue } from '../../contract/desk/newsletter.ts'
import { MINUTE_MS } from '../../contract/time/units.ts'
import { useTimes } from '../app/session.tsx'
import { clock } from '../time/words.ts'
import { number } from './issue-words.ts'

/** What became of an issue's emails, in words and figures. */
export function IssueFacts({ issue, perMinute }: { issue: DeskIssue; perMinute?: number }) {
  const { timeZone, now } = useTimes()
  const { waiting, refused, dead, left, heldAt } = issue
  const end = perMinute && !heldAt ? now + (waiting / perMinute) * MINUTE_MS : undefined
  const facts: [string, string][] = [
    ['Waiting', `${number(waiting)}${waiting > 0 && end ? `, until about ${clock(end, timeZone)}` : ''}`],
    ['Refused, 550', refused > 0 ? `${number(refused)}, off the list` : 'none'],
    ['Given up', dead > 0 ? `${number(dead)}, among Failed emails` : 'none'],
    ['Left the list', number(left)],
  ]
  return (
    <dl className="pt-2 border-t border-(--rule) text-mono">
      {facts.map(([label, value]) => (
        <div className="grid grid-cols-[96px_minmax(0,1fr)] min-h-[22px]" key={label}>
          <dt className="text-(--quiet)">{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}
