import { useSyncExternalStore } from 'react'

/** Read and told by the page's clock (week-clock.ts), every minute. */
const chart = () => document.querySelector<HTMLElement>('[data-answer-by]')

function subscribe(update: () => void) {
  const element = chart()
  element?.addEventListener('answer-by', update)
  return () => element?.removeEventListener('answer-by', update)
}

/** By when an answer comes to what is sent now. Where the clock does not run, the longest promise in words. */
export function DueNow({ latest }: { latest: string }) {
  const [time, day] = useSyncExternalStore(
    subscribe,
    () => chart()?.dataset.answerBy ?? '',
    () => '',
  ).split('|')
  if (!day) return <span>{`Sent now, answered within ${latest}`}</span>
  return (
    <span key={`${time} ${day}`}>
      Sent now, answered by <b className="font-medium whitespace-nowrap">{time}</b> <span>{day}</span>
    </span>
  )
}
