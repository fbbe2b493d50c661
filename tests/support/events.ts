import type { BrowserContext, Page } from '@playwright/test'

export type Told = [action: string, category: string, label: string, value?: number]

/** What pages opened from now on tell analytics: a gtag of ours stands in the place of Google's. Views of pages where asked for. */
export async function recordEvents(of: Page | BrowserContext, { views = false } = {}): Promise<Told[]> {
  const told: Told[] = []
  await of.exposeFunction('tell', (...event: Told) => (views || event[0] !== 'page_view') && told.push(event))
  await of.addInitScript(() => {
    const { tell } = window as unknown as { tell: (...event: unknown[]) => void }
    window.gtag = (_, action, details) => tell(action, details?.event_category, details?.event_label, details?.value)
  })
  return told
}
