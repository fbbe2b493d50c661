import { itemAt, lastOf } from '../../../chart/item-at.ts'
import type { ChartOf } from '../../../schemas/charts/chart.ts'
import { minutesOf, secondsOf } from '../clock.ts'

/** 66 minutes as "1 h 6", 180 as "3 h". */
export function hoursOf(minutes: number): string {
  const rest = minutes % 60
  return `${Math.floor(minutes / 60)} h${rest > 0 ? ` ${rest}` : ''}`
}

/** A place on the timetable: shares of the day, and of the road from commit to production. */
export type Place = readonly [time: number, road: number]

/** The day's strokes and turns as shares of the chart. */
export function dayOf(chart: ChartOf<'day-of-releases'>) {
  const [from, to] = chart.hours
  const minutes = (to - from) * 60
  const stations = chart.stations.map(({ label, at }) => ({ label, at, minute: secondsOf(at) / 60 }))
  const length = stations.at(-1)?.minute ?? 1
  const time = (minute: number) => (minute - from * 60) / minutes
  const road = (minute: number) => minute / length
  const stroke = (clock: string, until = length): [Place, Place] => {
    const start = minutesOf(clock)
    return [
      [time(start), 0],
      [time(start + until), road(until)],
    ]
  }
  const roads = stations.map(({ minute }) => road(minute))
  const stop = stations.find(({ label }) => label === chart.red.station)?.minute ?? length
  const back = stroke(chart.back.of)[1]
  const staging = stations.at(-2)?.minute ?? 0
  return {
    stations: stations.map(({ label, at, minute }) => ({ label, at, share: road(minute) })),
    /** Minutes of the road. */
    length,
    /** The share of the road at which the last, pale stretch begins. */
    pale: road(staging),
    releases: chart.releases.map((clock) => ({ clock, stroke: stroke(clock) })),
    enlarged: stroke(chart.enlarged),
    red: stroke(chart.red.at, stop),
    back: [back, [time(minutesOf(chart.back.at)), 1], [time(minutesOf(chart.back.at)), road(staging)]] as Place[],
    hand: handOf(chart, time, roads),
    hours: Array.from({ length: to - from + 1 }, (_, index) => ({ hour: from + index, share: index / (to - from) })),
  }
}

/** The line of the same team by hand: it lies flat where it waits. Minutes waited, and in all. */
function handOf({ hand }: ChartOf<'day-of-releases'>, time: (minute: number) => number, roads: readonly number[]) {
  const stops = hand.stops.map(({ reached, left, waits }, index) => {
    const [at, until] = [minutesOf(reached), minutesOf(left ?? reached)]
    return { at, until, waits, wait: until - at, place: [time(at), roads[index] ?? 0] as Place, leave: time(until) }
  })
  return {
    line: stops.flatMap(({ place, leave }) => {
      const [reached, along] = place
      return leave > reached ? [place, [leave, along] as const] : [place]
    }),
    waits: stops.filter(({ wait }) => wait > 0),
    minutes: lastOf(stops).until - itemAt(stops, 0).at,
  }
}
