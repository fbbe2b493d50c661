import type { Page } from '@playwright/test'

export type Told = [action: string, category: string, label: string, value?: number]

/** What pages opened from now on tell analytics, page views aside: a gtag of ours stands in the place of Google's. */
export async function recordEvents(page: Page): Promise<Told[]> {
  const told: Told[] = []
  await page.exposeFunction('tell', (...event: Told) => event[0] !== 'page_view' && told.push(event))
  await page.addInitScript(() => {
    const { tell } = window as unknown as { tell: (...event: unknown[]) => void }
    window.gtag = (_, action, details) => tell(action, details?.event_category, details?.event_label, details?.value)
  })
  return told
}
