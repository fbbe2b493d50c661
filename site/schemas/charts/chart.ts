import { z } from 'astro/zod'
import { approaches } from './approaches.ts'
import { attempts } from './attempts.ts'
import { basin } from './basin.ts'
import { bill } from './bill.ts'
import { booking } from './booking.ts'
import { buildWeeks } from './build-weeks.ts'
import { claimCourse } from './claim-course.ts'
import { coldStart } from './cold-start.ts'
import { convergence } from './convergence.ts'
import { crossing } from './crossing.ts'
import { duties } from './duties.ts'
import { evidence } from './evidence.ts'
import { firstViews } from './first-views.ts'
import { funnel } from './funnel.ts'
import { lastPlace } from './last-place.ts'
import { loadTest } from './load-test.ts'
import { manifest } from './manifest.ts'
import { night } from './night.ts'
import { pageView } from './page-view.ts'
import { passage } from './passage.ts'
import { quarter } from './quarter.ts'
import { scope } from './scope.ts'
import { sharedModules } from './shared-modules.ts'
import { staff } from './staff.ts'
import { strangers } from './strangers.ts'
import { thumbReach } from './thumb-reach.ts'
import { tide } from './tide.ts'
import { timeScale } from './time-scale.ts'
import { toolYears } from './tool-years.ts'
import { twoReadings } from './two-readings.ts'
import { wayHome } from './way-home.ts'

/** The data of a chart that a service's page draws; each kind has a file of its own beside this one. */
export const chart = z.discriminatedUnion('kind', [
  approaches,
  attempts,
  basin,
  bill,
  booking,
  buildWeeks,
  claimCourse,
  coldStart,
  convergence,
  crossing,
  duties,
  evidence,
  firstViews,
  funnel,
  lastPlace,
  loadTest,
  manifest,
  night,
  pageView,
  passage,
  quarter,
  scope,
  sharedModules,
  staff,
  strangers,
  thumbReach,
  tide,
  timeScale,
  toolYears,
  twoReadings,
  wayHome,
])

export type Chart = z.infer<typeof chart>
/** The data of one kind of chart. */
export type ChartOf<K extends Chart['kind']> = Extract<Chart, { kind: K }>
