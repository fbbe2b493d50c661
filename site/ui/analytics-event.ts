/** Something a visitor did: the facility's own words for it (spec 1 §7). */
export interface Occurrence {
  action: string
  category: string
  label?: string | undefined
  value?: number | undefined
}

/** Announces an event to the page's analytics (site/first-script/analytics.ts), which is not there where nothing is measured. */
export function track(action: string, details: Omit<Occurrence, 'action'>): void {
  document.dispatchEvent(new CustomEvent<Occurrence>('track', { detail: { action, ...details } }))
}

declare global {
  interface DocumentEventMap {
    track: CustomEvent<Occurrence>
  }
}
