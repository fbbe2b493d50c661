// What the films of the work models show at a moment between 0 and 1, as SVG. Places come from the page's own layout, which
// also prints the words: a film holds none, so that they stay sharp at every width.

import {
  around,
  climbLayout,
  DISK,
  SIZE,
  type Spot,
  seatsLayout,
  turnsLayout,
  type Width,
} from '../../site/features/home/models/layout.ts'
import type { Scene, SceneOf } from '../../site/schemas/work-models.ts'
import { SIGNAL } from '../colors.ts'

const SHOAL = '#CFE6EE'
const LINE = '#2E6480'
const QUIET = '#7FB3CC'
const PANEL = '#0A1E2D'
const BED = '#0F2F44'
const INK = '#071521'

export function sceneAt(scene: Scene, width: Width, moment: number): string {
  switch (scene.kind) {
    case 'climb':
      return climb(scene, width, moment)
    case 'turns':
      return turns(scene, width, moment)
    case 'seats':
      return seats(scene, width, moment)
  }
}

/** A dot climbs along the bed from sounding to sounding; when it arrives the flag fills, and then all is taken in again. */
function climb(scene: SceneOf<'climb'>, width: Width, moment: number): string {
  const { surface, stations, ticks, pole } = climbLayout(scene, width)
  const size = SIZE[width]
  const head = travelled(moment / 0.66, stations.length - 1)
  const leaving = ease(within(moment, 0.88, 0.98))
  const [first, last] = [stations[0] as Spot, stations.at(-1) as Spot]
  const bed = [[0, first[1] + 32] as const, ...stations, [size.width, surface + 1] as const]
  const way = stations.map((spot) => spot.join(' ')).join('L')
  const [headX, headY] = placeOn(stations, head)
  const reached = (index: number) => {
    const at = index / (stations.length - 1)
    return (index === 0 ? 1 : within(head, at - 0.012, at)) * (1 - leaving)
  }

  return [
    `<path d="M${bed.map((spot) => spot.join(' ')).join('L')}V${size.height}H0z" fill="${BED}"/>`,
    `<path d="M0 ${surface}H${size.width}${ticks.map((x) => `M${x} ${surface}v-6`).join('')}" stroke="#5C8AA0" stroke-width="1.5"/>`,
    `<path d="M${way}" stroke="${SHOAL}" stroke-width="1.5" fill="none"/>`,
    ...stations.map(
      ([x, y], index) =>
        `<path d="M${x} ${surface}V${y}" stroke="${SHOAL}" stroke-dasharray="2 4" opacity="${0.35 + 0.5 * reached(index)}"/>`,
    ),
    `<path d="M${way}" pathLength="1" stroke="${SIGNAL}" stroke-width="3.5" fill="none" stroke-linejoin="round" stroke-dasharray="${lengthShare(stations, head)} 2" opacity="${1 - leaving}"/>`,
    `<path d="M${pole} ${last[1]}V${surface - 52}l26 11-26 11" stroke="${SHOAL}" stroke-width="1.5" fill="${SHOAL}" fill-opacity="${within(moment, 0.65, 0.7) * (1 - leaving)}"/>`,
    ...stations.map(
      ([x, y], index) =>
        `<circle cx="${x}" cy="${y}" r="6" fill="${INK}" stroke="${SHOAL}" stroke-width="1.5"/><circle cx="${x}" cy="${y}" r="${6.5 * reached(index)}" fill="${SHOAL}"/>`,
    ),
    head >= 1 || moment < 0.01
      ? ''
      : `<circle cx="${headX}" cy="${headY}" r="8" fill="${SIGNAL}" stroke="${INK}" stroke-width="2"/>`,
  ].join('')
}

/** One turn of the outer ring is one iteration; when it is done it becomes the next quiet ring, and all of them move in by one. */
function turns(scene: SceneOf<'turns'>, width: Width, moment: number): string {
  const { hub, radius, rings, members, bearings, workdays, arrow } = turnsLayout(scene, width)
  const [x, y] = hub
  const head = within(moment, 0.02, 0.84) * 360
  const moving = ease(within(moment, 0.86, 1))
  const inner = (index: number) =>
    (rings[index] as number) + ((rings[index - 1] ?? DISK.you) - (rings[index] as number)) * moving
  const quiet = rings.map((_, index) => {
    const opacity = (0.35 + 0.65 * (index / (rings.length - 1))) * (index === 0 ? 1 - moving : 1)
    return `<circle cx="${x}" cy="${y}" r="${inner(index)}" opacity="${opacity}"/>`
  })
  const outer = inner(rings.length - 1)

  return [
    `<circle cx="${x}" cy="${y}" r="${radius}" fill="${BED}"/>`,
    `<g fill="none" stroke="${QUIET}" stroke-width="1.4">${quiet.join('')}<circle cx="${x}" cy="${y}" r="${radius}" opacity="${moving}"/></g>`,
    ...workdays.map((bearing) => {
      const [from, to] = [around(hub, bearing, radius + 7), around(hub, bearing, radius + 14)]
      return `<path d="M${from.join(' ')}L${to.join(' ')}" stroke="${SHOAL}" opacity="${head > bearing && moving < 0.5 ? 0.95 : 0.4}"/>`
    }),
    head > 0.1 ? arc(hub, outer, head, 1 - moving) : '',
    `<path d="M${x} ${y - DISK.you}V${arrow}m-5 7 5-7 5 7" stroke="#FFFFFF" stroke-width="1.5" fill="none"/>`,
    ...members.map(([mx, my], index) => {
      const since = (((head - ((bearings[index] ?? 0) + 360)) % 360) + 360) % 360
      const ring = head > 0 && head < 360 ? pulse(since / 40) : { size: 0, opacity: 0 }
      return [
        `<circle cx="${mx}" cy="${my}" r="${DISK.role + 10 * ring.size}" fill="none" stroke="${SIGNAL}" stroke-width="1.5" opacity="${ring.opacity}"/>`,
        `<circle cx="${mx}" cy="${my}" r="${DISK.role}" fill="${SHOAL}" stroke="${PANEL}" stroke-width="3"/>`,
      ].join('')
    }),
    `<circle cx="${x}" cy="${y}" r="${DISK.you}" fill="${INK}" stroke="#FFFFFF" stroke-width="2"/>`,
  ].join('')
}

function arc(hub: Spot, radius: number, degrees: number, opacity: number): string {
  const [fromX, fromY] = around(hub, 0, radius)
  const [toX, toY] = around(hub, Math.min(359.9, degrees), radius)
  return `<path d="M${fromX} ${fromY}A${radius} ${radius} 0 ${degrees > 180 ? 1 : 0} 1 ${toX} ${toY}" stroke="${SIGNAL}" stroke-width="3.5" fill="none" opacity="${opacity}"/>`
}

/** Ten days pass along the top, then two of ours come in and take their seats; at the end of their time they leave them. */
function seats(scene: SceneOf<'seats'>, width: Width, moment: number): string {
  const { seat, seats: all, ticks, axis, ways } = seatsLayout(scene, width)
  const fading = 1 - ease(within(moment, 0.9, 0.98))
  const [start, end] = [ticks[0] as number, ticks.at(-1) as number]
  const day = start + (end - start) * within(moment, 0.02, 0.32)
  const isOurs = (column: number, row: number) => scene.ours.some((our) => our.column === column && our.row === row)
  const links = all.map(({ column, row }) => {
    const [x, y] = seat(column, row)
    const right = column < scene.columns - 1 ? `M${x} ${y}H${seat(column + 1, row)[0]}` : ''
    return `${right}${row < scene.rows - 1 ? `M${x} ${y}V${seat(column, row + 1)[1]}` : ''}`
  })

  return [
    `<path d="${links.join('')}" stroke="${LINE}" stroke-width="1.5"/>`,
    ...all.map(({ column, row }) => {
      const [x, y] = seat(column, row)
      return `<circle cx="${x}" cy="${y}" r="10" fill="${PANEL}" stroke="${QUIET}" stroke-width="1.6" ${isOurs(column, row) ? 'stroke-dasharray="3 3.3"' : ''}/>`
    }),
    `<path d="M${start} ${axis}H${end}" stroke="${LINE}" stroke-width="1.5"/>`,
    ...ticks.map((x, index) => {
      const half = index === 0 || index === ticks.length - 1 ? 8 : 5
      return `<path d="M${x} ${axis - half}v${half * 2}" stroke="${x <= day + 0.1 ? SIGNAL : LINE}" stroke-width="1.5" opacity="${x <= day + 0.1 ? fading : 1}"/>`
    }),
    `<path d="M${start} ${axis}H${day}" stroke="${SIGNAL}" stroke-width="2.5" opacity="${fading}"/>`,
    ...ways.map((way, index) => {
      const share = ease(within(moment, 0.32 + index * 0.16, 0.46 + index * 0.16))
      const [x, y] = way.at(-1) as Spot
      const there = within(moment, 0.46 + index * 0.16, 0.49 + index * 0.16) * fading
      const ring = pulse(within(moment, 0.46 + index * 0.16, 0.6 + index * 0.16))
      const path = way
        .slice(1)
        .map((spot) => spot.join(' '))
        .join('L')
      return [
        share > 0
          ? `<path d="M${path}" pathLength="1" stroke="${SIGNAL}" stroke-width="2.5" fill="none" stroke-dasharray="${share} 2" opacity="${fading}"/>`
          : '',
        `<circle cx="${x}" cy="${y}" r="${20 + 14 * ring.size}" fill="none" stroke="${SIGNAL}" stroke-width="1.5" opacity="${ring.opacity}"/>`,
        `<circle cx="${x}" cy="${y}" r="20" fill="${PANEL}" stroke="${SIGNAL}" stroke-width="2" opacity="${there}"/>`,
        `<circle cx="${x}" cy="${y}" r="${12 * there}" fill="${SHOAL}"/>`,
      ].join('')
    }),
  ].join('')
}

/** Progress along the stations with a rest at each: work is looked at before it goes on. */
function travelled(share: number, legs: number): number {
  if (share >= 1) return 1
  const leg = Math.min(legs - 0.0001, Math.max(0, share) * legs)
  return (Math.floor(leg) + ease(within(leg % 1, 0, 0.82))) / legs
}

function placeOn(spots: readonly Spot[], share: number): Spot {
  const legs = spots.length - 1
  const leg = Math.min(legs - 1, Math.floor(share * legs))
  const [fromX, fromY] = spots[leg] as Spot
  const [toX, toY] = spots[leg + 1] as Spot
  const part = share * legs - leg
  return [round(fromX + (toX - fromX) * part), round(fromY + (toY - fromY) * part)]
}

/** Legs differ in length, so a share of stations is not the same share of the path. */
function lengthShare(spots: readonly Spot[], share: number): number {
  const legs = spots.slice(1).map(([x, y], index) => {
    const [fromX, fromY] = spots[index] as Spot
    return Math.hypot(x - fromX, y - fromY)
  })
  const whole = legs.reduce((sum, leg) => sum + leg, 0)
  return legs.reduce((sum, leg, index) => sum + leg * within(share * legs.length, index, index + 1), 0) / whole
}

/** A ring that widens and fades once. */
function pulse(share: number): { size: number; opacity: number } {
  if (share <= 0 || share >= 1) return { size: 0, opacity: 0 }
  return { size: 1 - (1 - share) ** 3, opacity: (1 - share) ** 1.5 }
}

function within(value: number, from: number, to: number): number {
  return Math.min(1, Math.max(0, (value - from) / (to - from)))
}

function ease(share: number): number {
  return share * share * (3 - 2 * share)
}

function round(value: number): number {
  return Math.round(value * 100) / 100
}
