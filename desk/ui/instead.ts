import type { SyntheticEvent } from 'react'

/** Does something in place of what the browser does by itself, as when a form is sent. */
export function instead(work: () => unknown) {
  return (event: SyntheticEvent) => {
    event.preventDefault()
    work()
  }
}
