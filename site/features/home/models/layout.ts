import { tenth } from '../../../chart/scale.ts'
import type { Scene, SceneOf } from '../../../schemas/work-models.ts'

// Where everything stands in the work models' drawings: the page prints the words, the films the rest, from the same places.

export type Spot = readonly [x: number, y: number]
export type Width = 'wide' | 'narrow'

/** Pixels of a drawing: a third of the strip, and a frame of its own on a phone. */
export const SIZE = { wide: { width: 432, height: 420 }, narrow: { width: 336, height: 440 } } as const

export interface SceneLabel {
  text: string
  /** Pixels: the middle of the text's line, and its start, middle or end. */
  at: Spot
  anchor: 'start' | 'middle' | 'end'
  /** On a pale disk, or in the page's text face. */
  kind?: 'role' | 'words'
}

/** The surface, the first and last station, the deepest sounding and the row of the stages' names, in pixels. */
const CLIMB = {
  wide: { surface: 119, from: 57, to: 373, deep: 206, foot: 387 },
  narrow: { surface: 90, from: 44, to: 290, deep: 208, foot: 358 },
} as const
/** The last sounding is not on the surface but just below, as the ship will float. */
const KEEL = 8

export function climbLayout({ stages, weeks, unit, date, unknown }: SceneOf<'climb'>, width: Width) {
  const { surface, from, to, deep, foot } = CLIMB[width]
  const stations = stages.map(({ unknown }, index): Spot => {
    const x = from + (index / (stages.length - 1)) * (to - from)
    return [tenth(x), tenth(surface + KEEL + (unknown / 100) * (deep - KEEL))]
  })
  const ticks = Array.from({ length: weeks + 1 }, (_, week) => tenth(from + (week / weeks) * (to - from)))
  const labels: SceneLabel[] = [
    { text: `${unit} 0`, at: [from, surface - 18], anchor: 'start' },
    { text: `${unit} ${weeks}`, at: [to - 10, surface - 18], anchor: 'end' },
    { text: date, at: [to - 10, surface - 44], anchor: 'end' },
    { text: unknown, at: [from + 10, surface + 62], anchor: 'start', kind: 'words' },
    ...stages.map(
      ({ label }, index): SceneLabel => ({ text: label, at: [stations[index]?.[0] ?? 0, foot], anchor: 'middle' }),
    ),
  ]
  return { surface, stations, ticks, pole: to, labels }
}

const TURNS = { wide: { hub: [216, 214.5], radius: 142 }, narrow: { hub: [168, 199], radius: 132 } } as const
/** Radius of the client's own disk, and of a role's. */
export const DISK = { you: 33, role: 15 } as const

export function turnsLayout({ roles, turns, days, you, direction, last }: SceneOf<'turns'>, width: Width) {
  const { hub, radius } = TURNS[width]
  const inner = DISK.you + 18
  const rings = Array.from({ length: turns }, (_, turn) => tenth(inner + (turn / (turns - 1)) * (radius - inner)))
  // The first role stands left of the top, so that the way that the client points stays free.
  const bearings = roles.map((_, index) => (index - 0.5) * (360 / roles.length))
  const members = bearings.map((bearing) => around(hub, bearing, radius))
  const workdays = Array.from({ length: days }, (_, day) => (day + 0.5) * (360 / days))
  const labels: SceneLabel[] = [
    ...last.map(
      (text, index): SceneLabel => ({
        text,
        at: [width === 'wide' ? 25 : 20, (width === 'wide' ? 54 : 30) + index * 19],
        anchor: 'start',
      }),
    ),
    { text: direction, at: [hub[0] + 16, width === 'wide' ? 54 : 38], anchor: 'start' },
    { text: you, at: hub, anchor: 'middle', kind: 'words' },
    ...roles.map((text, index): SceneLabel => ({ text, at: members[index] ?? hub, anchor: 'middle', kind: 'role' })),
  ]
  return { hub, radius, rings, members, bearings, workdays, arrow: width === 'wide' ? 55 : 40, labels }
}

const SEATS = {
  wide: { from: [94, 113], step: [68, 62], days: [36, 196], axis: 68 },
  narrow: { from: [32, 94], step: [68, 62], days: [14, 134], axis: 50 },
} as const

export function seatsLayout({ columns, rows, days, unit, ours }: SceneOf<'seats'>, width: Width) {
  const {
    from,
    step,
    days: [start, end],
    axis,
  } = SEATS[width]
  const seat = (column: number, row: number): Spot => [from[0] + column * step[0], from[1] + row * step[1]]
  const seats = Array.from({ length: columns * rows }, (_, index) => ({
    column: index % columns,
    row: Math.floor(index / columns),
  }))
  const ticks = Array.from({ length: days + 1 }, (_, day) => tenth(start + (day / days) * (end - start)))
  // In along the days, down beside the seats, and from the left into the place; between two rows, so that nobody is run over.
  const ways = ours.map(({ column, row }, index): Spot[] => {
    const place = seat(column, row)
    // Each literal is a pair of numbers; TypeScript would widen it to a list.
    const turn =
      index === 0
        ? []
        : ([
            [end, place[1] - step[1] / 2],
            [place[0] - step[0] / 2, place[1] - step[1] / 2],
          ] as Spot[])
    const last = turn.at(-1)
    return [[start, axis], [end, axis], ...turn, [last ? last[0] : end, place[1]], place]
  })
  const labels: SceneLabel[] = [
    { text: `${unit} 0`, at: [start, axis - 20], anchor: 'start' },
    { text: `${unit} ${days}`, at: [end, axis - 20], anchor: 'middle' },
  ]
  return { seat, seats, ticks, axis, ways, labels }
}

/** The words of a drawing. */
export function labelsOf(scene: Scene, width: Width): SceneLabel[] {
  switch (scene.kind) {
    case 'climb':
      return climbLayout(scene, width).labels
    case 'turns':
      return turnsLayout(scene, width).labels
    case 'seats':
      return seatsLayout(scene, width).labels
  }
}

/** A place around a hub, clockwise from the top, in degrees. */
export function around([x, y]: Spot, bearing: number, radius: number): Spot {
  const angle = ((bearing - 90) * Math.PI) / 180
  return [tenth(x + radius * Math.cos(angle)), tenth(y + radius * Math.sin(angle))]
}
