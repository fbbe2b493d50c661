import type { Point } from '../../../chart/curve.ts'
import { itemAt } from '../../../chart/item-at.ts'
import { monotone } from '../../../chart/path.ts'
import type { Seabed } from '../../../chart/seabed.ts'
import type { Frame } from './frame.ts'
import { isobaths, warp } from './isobaths.ts'
import { tableOf } from './table-of.ts'

// Kinds of partners as courses between two shores: at each stage the client is held by you, by us, or by both.

const STAGES = ['First talk', 'Proposal', 'Planning', 'Build', 'Support'] as const

export interface Kind {
  name: string
  /** You, We or Together, by stage. */
  holders: string[]
}

export function kindsOf(html: string): Kind[] {
  return tableOf(html, ['Kind', ...STAGES]).map((row) => ({
    name: row.Kind ?? '',
    holders: STAGES.map((stage) => row[stage] ?? ''),
  }))
}

/** Courses that run side by side stand so far apart, in px. */
const APART = { wide: 17, narrow: 11 }
const SHORES = [0.42, 0.5, 0.58, 0.66, 0.74, 0.82, 0.9]

export function kindsDrawing(kinds: readonly Kind[], frame: Frame) {
  const { height } = frame
  const isWide = frame.kind === 'wide'
  const [left, right] = isWide ? [866, 1266] : [64, 340]
  const levels = isWide ? { You: 190, Together: 372, We: 548 } : { You: 112, Together: 192, We: 268 }
  const apart = APART[frame.kind]
  const heightOf = (holder: string, index: number) =>
    (levels[holder as keyof typeof levels] ?? levels.Together) + (index - (kinds.length - 1) / 2) * apart
  const stages = STAGES.map((name, index) => ({ name, x: left + ((right - left) * index) / (STAGES.length - 1) }))
  const middle = (levels.You + levels.We) / 2
  const moved = warp(frame, 31, height / 9)
  const shore: Seabed = (x, y) => Math.abs(moved([x, y])[1] - middle) / height
  const paths = isobaths(
    shore,
    frame,
    SHORES.map((value) => value * 0.62),
  )
  return {
    tints: paths.filter((_, index) => index % 2 === 0),
    lines: paths.join(''),
    stages,
    courses: kinds.map(({ name, holders }, index) => {
      const marks = stages.map(({ x }, stage): Point => [x, heightOf(itemAt(holders, stage), index)])
      const end: Point = [right + (isWide ? 26 : 14), itemAt(marks, marks.length - 1)[1]]
      return { name, marks, d: monotone([[left - 26, itemAt(marks, 0)[1]], ...marks, end]) }
    }),
    /** Heights of the two shores' names, and of the stages'. */
    you: levels.You - apart * 2 - (isWide ? 30 : 20),
    we: levels.We + apart * 2 + (isWide ? 42 : 26),
    foot: isWide ? 652 : 338,
  }
}
