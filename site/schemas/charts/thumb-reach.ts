import { z } from 'astro/zod'
import { label, template } from './words.ts'

/** How far a thumb reaches over a phone, in rings of equal distance from its joint. */
export const thumbReach = z.strictObject({
  kind: z.literal('thumb-reach'),
  /** Width and height of the phone. */
  millimeters: z.tuple([z.number().positive(), z.number().positive()]),
  /** The joint, in millimeters from the phone's right edge (outwards) and from its lower edge. */
  joint: z.strictObject({ beyond: z.number().min(0).max(30), above: z.number().min(0).max(100) }),
  /** Millimeters between two rings, and the rings that are labelled, nearest first. */
  step: z.number().positive(),
  bounds: z.array(z.number().positive()).length(3),
  /** The height of the smallest target in points; 96 to an inch of the drawing. */
  target: z.number().positive(),
  /** [reach] is the last of the bounds, [target] the height of the smallest target. */
  labels: z.strictObject({ joint: label, beyond: z.tuple([template, label]), target: template }),
  /** Under the drawing on a phone. */
  caption: z.string().min(20).max(160),
})
