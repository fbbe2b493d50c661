import { inRow } from '../../chart/in-row.ts'
import { tenth } from '../../chart/scale.ts'
import type { About } from '../../schemas/about.ts'
import { Section } from '../../ui/Section.tsx'
import { Edge } from './Edge.tsx'
import { Rope, RopeMark } from './Rope.tsx'

interface StoryProps extends Pick<About, 'story' | 'line'> {
  /** The year in which it began. */
  founded: number
}

export function Story({ story, line, founded }: StoryProps) {
  const [first, ...others] = story.paragraphs
  return (
    <>
      <Edge seed={10} upper="sea" lower="deep" fathoms={10} rope="light" />
      <Section tone="deep" id="story" labelledBy="story-title" className="about-part">
        <div className="page">
          <h2 id="story-title" className="h2-home">
            {story.heading}
          </h2>
          <StoryChart chart={story.chart} founded={founded} />
          <div className="about-split">
            <p className="lead">{first}</p>
            <div className="about-prose grid gap-5">
              {others.map((paragraph) => (
                <p key={paragraph}>{paragraph}</p>
              ))}
            </div>
          </div>
        </div>
        <Rope tone="light" />
        <RopeMark part="story" line={line} />
      </Section>
    </>
  )
}

/**
 * Two projects on one axis of weeks: then, the second opinion hangs behind the agreed date; today it is the first two
 * weeks. The story beside it says the same in words.
 */
function StoryChart({ chart, founded }: { chart: About['story']['chart']; founded: number }) {
  const { before, today } = chart
  const share = (weeks: number) => `${Math.round((weeks / before.took) * 1000) / 10}%`
  const [survey = 0] = today.parts.map(({ weeks }) => weeks)
  const marks = {
    '--agreed-share': before.agreed / before.took,
    '--agreed': share(before.agreed),
    '--asked': share(before.asked),
    '--survey': share(survey),
  }
  return (
    <figure className="story-chart" aria-hidden="true" style={marks}>
      <div className="story-axis mono">
        <span>{chart.start}</span>
        <span>{chart.agreed}</span>
        <span>{chart.took}</span>
      </div>
      <div className="story-row" data-year={founded}>
        <p className="story-bar mono" style={{ width: share(before.agreed) }}>
          <Short words={before.budget} />
        </p>
        <p className="story-bar story-over mono" style={{ width: share(before.took - before.agreed) }}>
          <span>{before.over}</span>
        </p>
      </div>
      <div className="story-move mono">
        <svg aria-hidden="true" viewBox="0 0 100 100" preserveAspectRatio="none">
          <path d={way(before.asked, survey, before.took)} />
        </svg>
        <p className="before:drawn-mark after:drawn-mark bg-deep top-[28%] right-[calc(100%_-_var(--asked)_+_1.125rem)] -translate-y-1/2 before:dot-[1.125rem] before:top-[calc(50%_-_0.5625rem)] before:-right-[1.6875rem] before:border-2 before:border-signal before:bg-deep after:-right-[1.1875rem] after:bottom-[calc(50%_+_0.5rem)] after:h-[calc(0.28*var(--move)_-_0.5rem)] after:border-l-2 after:border-signal">
          <Short words={before.opinion} />
        </p>
        <p className="hidden top-[56%] left-[46%] -translate-x-1/2 text-quiet-deep xl:block">{today.moved}</p>
        <p className="bg-deep top-[74%] left-[calc(var(--survey)/2+1.25rem)] -translate-y-1/2">{today.survey}</p>
        <i className="absolute after:drawn-mark dot-[1.125rem] top-[calc(74%_-_0.5625rem)] left-[calc(var(--survey)/2_-_0.5625rem)] bg-(--color-signal) after:top-1/2 after:left-[calc(50%_-_1px)] after:h-[calc(0.26*var(--move))] after:border-l-2 after:border-signal" />
      </div>
      <div className="story-row" data-year={today.label}>
        {inRow(today.parts, ({ weeks }) => weeks).map(({ label, weeks, from }) => (
          <p key={from} className="story-bar mono" style={{ width: share(weeks) }}>
            {label && <span>{label}</span>}
          </p>
        ))}
      </div>
      <figcaption className="text-small">{chart.caption}</figcaption>
    </figure>
  )
}

/** A label whose words after its comma stand only where there is room. */
function Short({ words }: { words: string }) {
  const [short, ...rest] = words.split(/(?=,)/)
  return (
    <span>
      {short}
      <span className="hidden xl:inline">{rest.join('')}</span>
    </span>
  )
}

/** From the opinion's ring to the middle of the survey, in per cent of the drawing: the dot travels along it. */
function way(asked: number, survey: number, took: number): string {
  const from = (asked / took) * 100
  const to = (survey / 2 / took) * 100
  const middle = (from + to) / 2
  return `M${tenth(from)} 28C${tenth(from - 4)} 60 ${tenth(middle + 12)} 52 ${tenth(middle)} 52S${tenth(to + 3)} 52 ${tenth(to)} 74`
}
