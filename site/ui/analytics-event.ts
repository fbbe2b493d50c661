/** Something a visitor did: the facility's own words for it (spec 1 §7). */
export interface AnalyticsEvent {
  action: string
  category: string
  label?: string | undefined
  value?: number | undefined
}

/** Announces an event to the page's analytics (site/first-script/analytics.ts), which is not there where nothing is measured. */
export function sendEvent(action: string, details: Omit<AnalyticsEvent, 'action'>): void {
  document.dispatchEvent(new CustomEvent<AnalyticsEvent>('analytics', { detail: { action, ...details } }))
}

declare global {
  interface DocumentEventMap {
    analytics: CustomEvent<AnalyticsEvent>
  }
}
