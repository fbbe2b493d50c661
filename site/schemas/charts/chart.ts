import { z } from 'astro/zod'
import { approaches } from './approaches.ts'
import { archipelago } from './archipelago.ts'
import { attempts } from './attempts.ts'
import { basin } from './basin.ts'
import { bill } from './bill.ts'
import { booking } from './booking.ts'
import { buildWeeks } from './build-weeks.ts'
import { claimCourse } from './claim-course.ts'
import { coldStart } from './cold-start.ts'
import { contractCourse } from './contract-course.ts'
import { convergence } from './convergence.ts'
import { crossing } from './crossing.ts'
import { duties } from './duties.ts'
import { evidence } from './evidence.ts'
import { faultDepths } from './fault-depths.ts'
import { firstViews } from './first-views.ts'
import { funnel } from './funnel.ts'
import { lastPlace } from './last-place.ts'
import { loadTest } from './load-test.ts'
import { manifest } from './manifest.ts'
import { margins } from './margins.ts'
import { night } from './night.ts'
import { pageView } from './page-view.ts'
import { passage } from './passage.ts'
import { phases } from './phases.ts'
import { alerts, drain, findings, machineWeek, mergeShare, resources } from './platform.ts'
import { quarter } from './quarter.ts'
import { resurvey } from './resurvey.ts'
import { riskMap } from './risk-map.ts'
import { road } from './road.ts'
import { scope } from './scope.ts'
import { sharedModules } from './shared-modules.ts'
import { staff } from './staff.ts'
import { strangers } from './strangers.ts'
import { thumbReach } from './thumb-reach.ts'
import { tide } from './tide.ts'
import { timeScale } from './time-scale.ts'
import { timetable } from './timetable.ts'
import { toolYears } from './tool-years.ts'
import { twoReadings } from './two-readings.ts'
import { wayHome } from './way-home.ts'
import { wireDrag } from './wire-drag.ts'

/** The data of a chart that a service's page draws; each kind has a file of its own beside this one. */
export const chart = z.discriminatedUnion('kind', [
  alerts,
  approaches,
  archipelago,
  attempts,
  basin,
  bill,
  booking,
  buildWeeks,
  claimCourse,
  coldStart,
  contractCourse,
  convergence,
  crossing,
  drain,
  duties,
  evidence,
  faultDepths,
  findings,
  firstViews,
  funnel,
  lastPlace,
  loadTest,
  machineWeek,
  manifest,
  margins,
  mergeShare,
  night,
  pageView,
  passage,
  phases,
  quarter,
  resources,
  resurvey,
  riskMap,
  road,
  scope,
  sharedModules,
  staff,
  strangers,
  thumbReach,
  tide,
  timeScale,
  timetable,
  toolYears,
  twoReadings,
  wayHome,
  wireDrag,
])

export type Chart = z.infer<typeof chart>
/** The data of one kind of chart. */
export type ChartOf<K extends Chart['kind']> = Extract<Chart, { kind: K }>
