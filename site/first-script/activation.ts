/** Runs now, or once a page that was rendered ahead is opened (speculation.ts). */
export function whenOpened(run: () => void): void {
  if (document.prerendering) document.addEventListener('prerenderingchange', run, { once: true })
  else run()
}

/** Runs `run` while nothing else does, or after a second: a busy device may find no idle moment. Safari runs it at once. */
export const whenIdle = (run: () => void) =>
  // `setTimeout` reads the options as a delay of 0 ms.
  (window.requestIdleCallback ?? setTimeout)(run, { timeout: 1e3 } as IdleRequestOptions & number)

declare global {
  interface Document {
    /** Not in every browser. */
    prerendering?: boolean
  }
}
