import { soundingOf } from '../time/time-left.ts'

/** A time left as a figure, such as `0 42`; its accessible name is always words. `left` in ms, negative when overdue. */
export function Sounding({ left }: { left: number }) {
  const { big, unit, small, overdue, words } = soundingOf(left)
  return (
    <span className={overdue ? 'sounding overdue' : 'sounding'} role="img" aria-label={words} title={words}>
      <span>{big}</span>
      {unit !== '' && <i>{unit}</i>}
      <small>{small}</small>
    </span>
  )
}
