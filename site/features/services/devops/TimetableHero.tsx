import { Items } from '../../../ui/Items.tsx'
import { chartOf } from '../chart-of.ts'
import { HeroWords, Highlights } from '../HeroWords.tsx'
import type { ServicePageProps } from '../Part.tsx'
import { dayOf, hoursOf } from './day.ts'
import { TimetableChart } from './TimetableChart.tsx'

/** Words on ink, one day's releases below them; the figures stand on the paper of production. */
export function TimetableHero(props: ServicePageProps) {
  const { tiles } = props.service
  const chart = chartOf(props, 'day-of-releases')
  const { red, back } = chart
  const { releases, enlarged, hand, stations } = dayOf(chart)
  const [[start], [end]] = enlarged
  return (
    <section aria-labelledby="page-title" className="day-hero">
      <div data-tone="ink" className="relative pt-(--hero-top) overflow-x-clip">
        <HeroWords
          {...props}
          ground="dark"
          className="[--heading:6.6em] [--intro:35rem] lg:grid-cols-[7fr_5fr] lg:[&_.lead]:mt-1.5 lg:[&_.inner-hero-actions]:mt-10"
        />
        <TimetableChart chart={chart} />
        <Items
          className="sr-only"
          of={[
            ...stations.map(({ label, at }) => `${label}: ${at}`),
            `${releases.length}: ${releases.map(({ clock }) => clock).join(', ')}`,
            `${red.at}: ${red.label}`,
            `${back.at}: ${back.label} ${back.note}`,
            ...hand.waits.map(({ wait, waits }) => `${chart.hand.label}: ${hoursOf(wait)} ${waits}`),
          ]}
        />
      </div>
      <div data-tone="paper" className="day-figures">
        <div className="page md:relative">
          <div className="lens-strip hidden" style={{ '--at': rounded(start), '--to': rounded(end - start) }} />
          <p className="text-small max-w-192 pt-4 text-muted md:max-w-[82%]">{chart.caption}</p>
          <Highlights tiles={tiles} />
        </div>
      </div>
    </section>
  )
}

function rounded(share: number): number {
  return Math.round(share * 10_000) / 10_000
}
