import { z } from 'astro/zod'
import { list, words } from './words.ts'

// What the three drawings of the work models show. Films are made from the same content (workshop/media/models-films.ts):
// after a change here, make them again.

/** A project: what is not yet known, sounded at each stage, on a way of so many weeks to a fixed date. */
const climb = z.strictObject({
  kind: z.literal('climb'),
  unit: words(8),
  weeks: z.int().positive(),
  date: words(16),
  unknown: words(16),
  /** Each stage and how much of what was unknown at first is so still, in per cent. */
  stages: list(5, { label: words(8), unknown: z.number().min(0).max(100) }),
})

/** A team: one ring for each turn, as many as fit into the shortest term. */
const turns = z.strictObject({
  kind: z.literal('turns'),
  roles: list(6, words(3)),
  turns: z.int().min(3).max(8),
  days: z.int().positive(),
  you: words(6),
  direction: words(20),
  /** Where the last ring stands: the turn, and the month. */
  last: list(2, words(10)),
})

/** People who join: seats of the client's team, and those that are taken after so many days. */
const seats = z.strictObject({
  kind: z.literal('seats'),
  unit: words(8),
  days: z.int().positive(),
  columns: z.literal(5),
  rows: z.literal(4),
  ours: list(2, { column: z.int().min(0).max(4), row: z.int().min(0).max(3) }),
})

export const scene = z.discriminatedUnion('kind', [climb, turns, seats])

export type Scene = z.infer<typeof scene>
export type SceneOf<Kind extends Scene['kind']> = Extract<Scene, { kind: Kind }>
