import { z } from 'astro/zod'
import { buildWeeks, coldStart, passage, sharedModules, thumbReach, timeScale } from './app-development.ts'
import { bill, crossing, tide, wayHome } from './cloud-engineering.ts'
import { basin, convergence, evidence, night } from './data-engineering.ts'
import { archipelago, contractCourse, margins, phases, resurvey } from './it-consulting.ts'
import { funnel, manifest, scope, staff, strangers } from './mvp-development.ts'
import { alerts, drain, findings, machineWeek, mergeShare, resources } from './platform.ts'
import { faultDepths, riskMap, wireDrag } from './qa-testing.ts'
import { approaches, attempts, claimCourse, duties, quarter, toolYears, twoReadings } from './software-development.ts'
import { road, timetable } from './timetable.ts'
import { booking, firstViews, lastPlace, loadTest, pageView } from './web-development.ts'

/** The data of a chart that a service's page draws; the files beside this one have the kinds. */
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
