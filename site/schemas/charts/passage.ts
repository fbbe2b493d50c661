import { z } from 'astro/zod'
import { caption, clock, label, template } from './words.ts'

const minute = z.number().min(0)

/** A stretch of the day without signal: each edit waits from its minute to the end of the gap. Minutes of the stretch. */
const gap = z
  .strictObject({ from: minute, to: minute, edits: z.array(minute).min(1).max(20) })
  .refine(({ from, to }) => to > from, 'A gap must end after it begins.')
  .refine(
    ({ from, to, edits }) => edits.every((at, index) => at >= from && at < to && at > (edits[index - 1] ?? -1)),
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
  stretches: z.array(stretch).min(3).max(9),
  logTitle: z.string().min(4).max(60),
  log: z.array(moment).length(5),
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
