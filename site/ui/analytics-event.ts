/** Something that a visitor did, in the terms of the analytics facility (specification 23.2). */
export interface AnalyticsEvent {
  action: string
  category: string
  label?: string | undefined
  value?: number | undefined
}

/** Hands an event to site/first-script/analytics.ts. Nothing happens where analytics is off. */
export function sendEvent(action: string, details: Omit<AnalyticsEvent, 'action'>): void {
  document.dispatchEvent(new CustomEvent<AnalyticsEvent>('analytics', { detail: { action, ...details } }))
}

declare global {
  interface DocumentEventMap {
    analytics: CustomEvent<AnalyticsEvent>
  }
}
