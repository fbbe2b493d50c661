import type { Night as NightData } from '../../../schemas/charts/night.ts'
import type { Service } from '../../../schemas/service.ts'
import { Section } from '../../../ui/Section.tsx'
import { SectionHead } from '../../../ui/SectionHead.tsx'
import { NightEstuary } from './NightEstuary.tsx'
import { NightFigure } from './NightFigure.tsx'
import { NightRiver } from './NightRiver.tsx'
import { NightHours, NightScale } from './NightScale.tsx'
import { nightDrawing, PIXELS_A_MINUTE } from './night-drawing.ts'
import { minutesOf, nightTimes } from './night-times.ts'

interface NightProps {
  label: string
  offerings: Service['offerings']
  night: NightData
}

/** Six offerings along one night's river, each at the minute at which it is at work. */
export function Night({ label, offerings, night }: NightProps) {
  const { heading, lead, items } = offerings
  const times = nightTimes(night)
  const places = night.places.map((place) => ({ ...place, at: minutesOf(place.at) }))
  const drawing = nightDrawing(times, places)
  const course = { '--minute': `${PIXELS_A_MINUTE}px`, '--end': times.end, '--rows': rowsOf(places, times.end) }
  return (
    <Section tone="paper" labelledBy="offerings-title" className="night">
      <div className="page">
        <SectionHead id="offerings-title" label={label} heading={heading} lead={lead} />
        <div className="night-course max-md:mr-0 max-md:-ml-2 max-md:pl-14" style={course}>
          <NightHours times={times} />
          <NightRiver drawing={drawing} />
          <NightScale night={night} times={times} drawing={drawing} />
          <ul className="night-items">
            {items.map(({ title, text, art }, index) => (
              <li
                key={title}
                className="pt-5 border-t border-t-ink"
                data-side={places[index]?.side}
                style={{ '--row': spanOf(places, index) }}
              >
                <h3 className="text-h4">{title}</h3>
                <p>{text}</p>
                <NightFigure table={places[index]?.table} art={art} night={night} times={times} />
              </li>
            ))}
          </ul>
        </div>
      </div>
      <NightEstuary night={night} times={times} />
    </Section>
  )
}

/**
 * One grid row from each item's minute to the next item's: as high as its minutes, and higher where words need it. What
 * the last ones need goes to the last row alone, so that the others keep their minutes.
 */
function rowsOf(places: readonly { at: number }[], end: number): string {
  return places
    .map(({ at }, index) => {
      const next = places[index + 1]?.at
      return `minmax(calc(${(next ?? end) - at}*var(--minute)),${next === undefined ? '1fr' : 'auto'})`
    })
    .join(' ')
}

/** An item has room until the next one of its side. */
function spanOf(places: readonly { side: string }[], index: number): string {
  const next = places.findIndex(({ side }, at) => at > index && side === places[index]?.side)
  return `${index + 1} / ${next < 0 ? places.length + 1 : next + 1}`
}
