/** An event for the analytics facility, sent only where one exists (spec 1 §7, product.md 2.27). */
export function track(action: string, details: { category: string; label?: string; value?: number }): void {
  const { category, label, value } = details
  window.gtag?.('event', action, { event_category: category, event_label: label, value })
}

declare global {
  interface Window {
    /** Present once the visitor has agreed (site/layout/consent.ts). */
    gtag?: (command: 'event' | 'config' | 'js', subject: string | Date, details?: Record<string, unknown>) => void
  }
}
