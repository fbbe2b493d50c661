import { z } from 'astro/zod'
import { booking } from './booking.ts'
import { buildWeeks } from './build-weeks.ts'
import { coldStart } from './cold-start.ts'
import { firstViews } from './first-views.ts'
import { lastPlace } from './last-place.ts'
import { loadTest } from './load-test.ts'
import { pageView } from './page-view.ts'
import { passage } from './passage.ts'
import { sharedModules } from './shared-modules.ts'
import { thumbReach } from './thumb-reach.ts'
import { timeScale } from './time-scale.ts'

/** The data of a chart that a service's page draws; each kind has a file of its own beside this one. */
export const chart = z.discriminatedUnion('kind', [
  booking,
  buildWeeks,
  coldStart,
  firstViews,
  lastPlace,
  loadTest,
  pageView,
  passage,
  sharedModules,
  thumbReach,
  timeScale,
])

export type Chart = z.infer<typeof chart>
/** The data of one kind of chart. */
export type ChartOf<K extends Chart['kind']> = Extract<Chart, { kind: K }>
