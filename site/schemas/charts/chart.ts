import { z } from 'astro/zod'
import * as app from './app-development.ts'
import * as cloud from './cloud-engineering.ts'
import * as data from './data-engineering.ts'
import * as consulting from './it-consulting.ts'
import * as mvp from './mvp-development.ts'
import * as platform from './platform.ts'
import * as qa from './qa-testing.ts'
import * as software from './software-development.ts'
import * as timetable from './timetable.ts'
import * as web from './web-development.ts'

const ALL = { ...app, ...cloud, ...data, ...consulting, ...mvp, ...platform, ...qa, ...software, ...timetable, ...web }
type Kind = (typeof ALL)[keyof typeof ALL]

/** The data of a chart that a service's page draws: each schema that the files beside this one export is a kind. */
export const chart = z.discriminatedUnion('kind', Object.values(ALL) as [Kind, ...Kind[]])

export type Chart = z.infer<typeof chart>
/** The data of one kind of chart. */
export type ChartOf<K extends Chart['kind']> = Extract<Chart, { kind: K }>
