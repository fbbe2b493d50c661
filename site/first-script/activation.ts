/** Runs now, or once a page that was rendered ahead is opened (speculation.ts). */
export function whenOpened(run: () => void): void {
  if (document.prerendering) document.addEventListener('prerenderingchange', run, { once: true })
  else run()
}

/** Runs `run` while nothing else does; Safari at once. */
export const whenIdle = window.requestIdleCallback ?? setTimeout

declare global {
  interface Document {
    /** Not in every browser. */
    prerendering?: boolean
  }
}
