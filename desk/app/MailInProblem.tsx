import { useOverview } from '../api/queries.ts'
import { moment } from '../time/words.ts'
import { useTimes } from './session.tsx'

/** Says that replies of visitors do not come in, since when and why: else the staff waits for them in vain. */
export function MailInProblem() {
  const problem = useOverview().data?.mailInProblem
  const { timeZone, now } = useTimes()
  if (!problem) return null
  return (
    <p className="banner" role="status">
      {`Not every email comes in, since ${moment(Date.parse(problem.since), timeZone, now)}. ${problem.what}`}
    </p>
  )
}
