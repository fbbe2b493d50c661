import { z } from 'astro/zod'

/** content/pages/web-sites.yaml: the carousel of client sites on the web development page. */
export const webSites = z.strictObject({
  items: z
    .array(
      z.strictObject({
        slug: z.string().regex(/^[a-z0-9-]+$/),
        name: z.string().min(2).max(40),
        kind: z.string().min(3).max(30),
        line: z.string().min(30).max(140),
        /** File id of site/assets/mockups, without size and ending. */
        image: z.string().regex(/^site-[a-z0-9-]+$/),
        alt: z.string().min(20).max(180),
      }),
    )
    .max(8),
})

export type WebSite = z.infer<typeof webSites>['items'][number]
