import { z } from 'astro/zod'
import { archipelago } from './archipelago.ts'
import { basin } from './basin.ts'
import { bill } from './bill.ts'
import { booking } from './booking.ts'
import { buildWeeks } from './build-weeks.ts'
import { coldStart } from './cold-start.ts'
import { contractCourse } from './contract-course.ts'
import { convergence } from './convergence.ts'
import { crossing } from './crossing.ts'
import { evidence } from './evidence.ts'
import { faultDepths } from './fault-depths.ts'
import { firstViews } from './first-views.ts'
import { lastPlace } from './last-place.ts'
import { loadTest } from './load-test.ts'
import { margins } from './margins.ts'
import { night } from './night.ts'
import { pageView } from './page-view.ts'
import { passage } from './passage.ts'
import { phases } from './phases.ts'
import { alerts, drain, findings, machineWeek, mergeShare, resources } from './platform.ts'
import { resurvey } from './resurvey.ts'
import { riskMap } from './risk-map.ts'
import { road } from './road.ts'
import { sharedModules } from './shared-modules.ts'
import { thumbReach } from './thumb-reach.ts'
import { tide } from './tide.ts'
import { timeScale } from './time-scale.ts'
import { timetable } from './timetable.ts'
import { wayHome } from './way-home.ts'
import { wireDrag } from './wire-drag.ts'

/** The data of a chart that a service's page draws; each kind has a file of its own beside this one. */
export const chart = z.discriminatedUnion('kind', [
  alerts,
  archipelago,
  basin,
  bill,
  booking,
  buildWeeks,
  coldStart,
  contractCourse,
  convergence,
  crossing,
  drain,
  evidence,
  faultDepths,
  findings,
  firstViews,
  lastPlace,
  loadTest,
  machineWeek,
  margins,
  mergeShare,
  night,
  pageView,
  passage,
  phases,
  resources,
  resurvey,
  riskMap,
  road,
  sharedModules,
  thumbReach,
  tide,
  timeScale,
  timetable,
  wayHome,
  wireDrag,
])

export type Chart = z.infer<typeof chart>
/** The data of one kind of chart. */
export type ChartOf<K extends Chart['kind']> = Extract<Chart, { kind: K }>
