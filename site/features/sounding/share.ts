import { figureOf, type Reading, readSounding, SOUNDING, type SoundingChoice } from '../../../contract/sounding.ts'
import { bedPath, depthOf, landUnder, layersOf, placesOf, SCALE } from './bed.ts'

const { what, who, hard, words } = SOUNDING
/** Where answers stand on an image. */
const SHORE = { first: 0.25, last: 0.867, pitch: 0.2 }

/** Where the share image of a choice lies. Choices of the same kind and users that come to the same weeks share one. */
export function soundingImageOf(choice: SoundingChoice): string {
  const { kind, answers, from, to, isOpen } = readSounding(choice)
  const users = answers.filter(({ id }) => id === choice.who).map(({ id }) => id)
  const weeks = isOpen ? [from, 'up'] : from === to ? [from] : [from, to]
  return `/share/sounding/${[kind.id, ...users, ...weeks].join('-')}.png`
}

/** Every share image of a sounding, by its address: some 80. Of choices that share one, the one with the fewest answers is drawn. */
export function soundingImages() {
  const images = new Map<string, ReturnType<typeof drawingOf>>()
  for (const choice of allChoices()) {
    const path = soundingImageOf(choice)
    if (!images.has(path)) images.set(path, drawingOf(readSounding(choice), true))
  }
  return images
}

/** Those with few answers first. */
function allChoices(): SoundingChoice[] {
  const some: string[][] = [[]]
  for (const { id } of hard.options) some.push(...some.map((set) => [...set, id]))
  return what.options
    .flatMap(({ id }) => who.options.flatMap((by) => some.map((hard) => ({ what: id, who: by.id, hard }))))
    .toSorted((a, b) => a.hard.length - b.hard.length)
}

/** What the image shows (site/share/sounding.ts). What makes it hard differs where choices share it: it is named as a whole. */
export function drawingOf(reading: Reading, isShared = false) {
  const { kind, from, to, stations } = reading
  const depths = stations.map(({ weeks }) => depthOf(weeks))
  const places = placesOf(stations.length, SHORE)
  const isHard = (id: string) => isShared && hard.options.some((option) => option.id === id)
  return {
    stations: stations.map((station, index) => ({
      ...station,
      label: isHard(station.id) ? (index === stations.length - 1 ? hard.legend : '') : station.label,
      place: places[index] ?? 0,
      depth: depthOf(station.weeks),
    })),
    figure: figureOf(reading),
    unit: words.unit,
    source: [words.shared, kind.serviceName],
    layers: layersOf(depths),
    from: depthOf(from),
    to: depthOf(to),
    scale: SCALE.filter((weeks) => weeks <= to).map((weeks) => ({ weeks, depth: depthOf(weeks) })),
    land: landUnder(bedPath(depths, places)),
  }
}
