import { z } from 'astro/zod'
import { list, rises } from '../words.ts'
import { caption, clock, label, template } from './words.ts'

const minute = z.number().min(0)

/** A stretch of the day without signal: each edit waits from its minute to the end of the gap. Minutes of the stretch. */
const gap = z
  .strictObject({ from: minute, to: minute, edits: list([1, 20], minute) })
  .refine(({ from, to }) => to > from, 'A gap must end after it begins.')
  .refine(
    ({ from, to, edits }) => rises(edits) && edits.every((at) => at >= from && at < to),
    'The edits of a gap stand in order, within the gap.',
  )

/** A place where the phone was, for so many minutes. `signal` is its usual strength in per cent. */
const stretch = z
  .strictObject({
    label,
    minutes: z.number().int().positive(),
    signal: z.number().min(0).max(100),
    /** Edits that were sent at once. */
    sent: z.number().int().min(0).default(0),
    gaps: z.array(gap).default([]),
  })
  .refine(({ minutes, gaps }) => gaps.every(({ to }) => to <= minutes), 'A gap must end within its stretch.')

/**
 * One moment of one edit. It prints its time; with `since` the minutes that have passed; with `figure` that. In a note,
 * [waiting] is the number of edits that wait just before the moment, and [others] those without this one.
 */
const moment = z.strictObject({
  at: clock,
  since: clock.optional(),
  figure: z.string().max(10).optional(),
  label,
  note: z.string().min(4).max(40),
})

/** A phone's working day: above the surface its signal, below it the edits that wait for one. */
export const passage = z.strictObject({
  kind: z.literal('passage'),
  /** Over the drawing on a phone; its times are added. */
  title: z.string().min(4).max(40),
  caption,
  /** The same for the drawing that runs downwards. */
  captionDown: caption,
  /** Told of the longest queue; [waiting] is its length. */
  kept: template,
  /** At the surface; [count] is 0 there. */
  scale: template,
  /** [made] and [arrived] count all edits of the day. */
  total: template,
  /** The axis: whole hours. */
  axis: z.strictObject({ from: z.number().int().min(0), to: z.number().int().max(24) }),
  begins: clock,
  stretches: list([3, 9], stretch),
  logTitle: z.string().min(4).max(60),
  log: list(5, moment),
  /** What the phone shows at the first moment. */
  screen: z.strictObject({
    state: label,
    /** [waiting] is the number of edits. */
    notice: template,
    stop: label,
    round: label,
    place: label,
    address: label,
    /** [clock] is the first moment. */
    reading: z.strictObject({ name: label, value: z.string().max(6), unit: label, kept: template }),
    question: label,
    answers: z.tuple([label, label]),
    photo: label,
    action: label,
    /** Width and height in millimeters; the phone is drawn in its own size. */
    millimeters: z.tuple([z.number().positive(), z.number().positive()]),
    /** Beside the phone; [height] is in millimeters. */
    size: template,
  }),
})

const millimeters = z.number().positive().max(300)

/** Phones side by side, each in its own size, filled by the seconds that one build takes to start on it. */
export const coldStart = z.strictObject({
  kind: z.literal('cold-start'),
  title: label,
  note: z.string().min(4).max(40),
  /** Seconds that no phone may pass. */
  budget: z.number().positive(),
  phones: list(3, {
    label,
    /** Width and height of the phone. */
    millimeters: z.tuple([millimeters, millimeters]),
    seconds: z.number().positive(),
  }),
  /** Told of the slowest phone; [over] and [budget] are seconds. */
  verdict: z.string().min(10).max(120),
})

const count = z.number().int().min(0).max(24)

/** The modules of one code base: what both platforms share, and what each has of its own. */
export const sharedModules = z.strictObject({
  kind: z.literal('shared-modules'),
  title: label,
  /** Behind the number of all modules. */
  unit: label,
  shared: count,
  ios: count,
  android: count,
  /** Beside the numbers. */
  labels: z.strictObject({ shared: label, ios: label, android: label }),
})

const week = z.number().int().positive()

/** The weeks of the process, one entry a step, in the order of `process.steps`. */
export const buildWeeks = z
  .strictObject({
    kind: z.literal('build-weeks'),
    weeks: z.number().int().min(6).max(26),
    /** First and last week. `visible`: the client has something of it in hand. */
    steps: list(6, { from: week, to: week, visible: z.boolean().default(false) }),
    /** The step, counted from 1, in which a build comes each Friday. */
    builds: week,
    /** What stands at the first week of builds. */
    note: z.string().min(10).max(70),
    /** Before the number of a week, in full and short, and in the place of 100 %. */
    labels: z.strictObject({ week: label, short: label, all: label }),
    /** Per cent of users who have the release, one figure a week of the last step. */
    release: list([2, 6], z.number().positive().max(100)),
  })
  .refine(({ steps }) => steps.every(({ from, to }) => to >= from), 'A step must end in or after its first week.')
  .refine(({ steps, weeks }) => steps.every(({ to }) => to <= weeks), 'A step ends after the last week.')
  .refine(
    ({ steps, release }) => (steps.at(-1)?.to ?? 0) - (steps.at(-1)?.from ?? 0) + 1 === release.length,
    'release needs one figure for each week of the last step.',
  )

const hours = z.number().positive()

/** The reasons on one axis of time, on which equal ratios take equal room. One mark a reason, in their order. */
export const timeScale = z
  .strictObject({
    kind: z.literal('time-scale'),
    /** Where each reason stands. */
    marks: list(3, hours),
    /** Other names on the axis. */
    ticks: list([2, 6], { hours, label }),
    /** The end of the axis; it begins at the first mark. */
    end: hours,
  })
  .refine(({ marks, end }) => rises([...marks, end]), 'The marks and the end stand in order.')

/** How far a thumb reaches over a phone, in rings of equal distance from its joint. */
export const thumbReach = z.strictObject({
  kind: z.literal('thumb-reach'),
  /** Width and height of the phone. */
  millimeters: z.tuple([z.number().positive(), z.number().positive()]),
  /** The joint, in millimeters from the phone's right edge (outwards) and from its lower edge. */
  joint: z.strictObject({ beyond: z.number().min(0).max(30), above: z.number().min(0).max(100) }),
  /** Millimeters between two rings, and the rings that are labelled, nearest first. */
  step: z.number().positive(),
  bounds: list(3, z.number().positive()),
  /** The height of the smallest target in points; 96 to an inch of the drawing. */
  target: z.number().positive(),
  /** [reach] is the last of the bounds, [target] the height of the smallest target. */
  labels: z.strictObject({ joint: label, beyond: z.tuple([template, label]), target: template }),
  /** Under the drawing on a phone. */
  caption: z.string().min(20).max(160),
})
