import { ArrowRight, Check, Link2 } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { routes } from '../../../contract/routes.ts'
import {
  type Answer,
  figureOf,
  readChoice,
  readSounding,
  SOUNDING,
  type SoundingChoice,
  soundingMessage,
  soundingQuery,
} from '../../../contract/sounding.ts'
import { QuoteLink } from '../../brand/QuoteLink.tsx'
import { Button, ButtonLink } from '../../ui/Button.tsx'
import { bedPath, depthOf, landUnder, layersOf, NARROW, placesOf, SCALE, type Shore, WIDE, WIDTH } from './bed.ts'
import { fillOpened, fillQuote } from './fill-quote.ts'

const { what, who, hard, words } = SOUNDING

interface SoundingProps {
  choice: SoundingChoice
  /** On its own page, where the choice stands in the address and the heading is the page's. */
  alone?: boolean
  site: string
}

/** "How deep is yours?": the visitor's answers dig the sea-bed. Without script the form asks the server for the page. */
export function Sounding({ choice: asked, alone = false, site }: SoundingProps) {
  const form = useRef<HTMLFormElement>(null)
  const [choice, setChoice] = useState(asked)
  const address = routes.sounding(soundingQuery(choice))
  const Heading = alone ? 'h1' : 'h2'

  // What was chosen before the island woke is in the form already, and may be asked for.
  useEffect(() => {
    if (!form.current) return
    const chosen = chosenIn(form.current)
    setChoice(chosen)
    fillOpened(readSounding(chosen).kind.service, soundingMessage(chosen, site))
  }, [site])
  useEffect(() => {
    const isPlain = location.search === '' && address === routes.sounding(soundingQuery(asked))
    if (alone && !isPlain) history.replaceState(history.state, '', address)
  }, [alone, asked, address])

  return (
    <div className="sounding">
      <div className="sounding-head">
        <div>
          <p className="mb-4 text-small font-medium text-sea-text">{SOUNDING.label}</p>
          <Heading id="sounding-title" className="h2-home">
            {SOUNDING.heading.map((line) => (
              <span key={line}>{`${line} `}</span>
            ))}
          </Heading>
          <p className="mt-5 max-w-100 text-lead text-muted">
            <span data-needs-script="">{SOUNDING.lead}</span>
            <span data-plain="">{SOUNDING.leadPlain}</span>
          </p>
        </div>
        <form
          ref={form}
          action={routes.sounding()}
          onChange={({ currentTarget }) => setChoice(chosenIn(currentTarget))}
          // The answers are read as they change. Enter on one of them would leave the page.
          onSubmit={(event) => event.preventDefault()}
        >
          <Chips name="what" legend={what.legend} options={what.options} chosen={[asked.what]} />
          <Chips name="who" legend={who.legend} options={who.options} chosen={[asked.who]} />
          <Chips name="hard" legend={hard.legend} hint={hard.any} options={hard.options} chosen={asked.hard} />
          <p className="sounding-take flex-wrap items-center gap-x-5 gap-y-3 text-small text-muted" data-plain="">
            <Button type="submit" look="ink" icon={ArrowRight}>
              {words.take}
            </Button>
            {alone && <span>{words.link}</span>}
          </p>
        </form>
      </div>
      <p className="sounding-figure" aria-live="polite" aria-atomic="true">
        <span>{figureOf(readSounding(choice))}</span> <small>{words.unit}</small>
      </p>
      <Water choice={choice} alone={alone} />
      <Result choice={choice} alone={alone} site={site} address={address} />
      {alone && <Questions choice={choice} />}
    </div>
  )
}

interface ChipsProps {
  name: 'what' | 'who' | 'hard'
  legend: string
  hint?: string
  options: readonly Answer[]
  chosen: readonly string[]
}

function Chips({ name, legend, hint, options, chosen }: ChipsProps) {
  return (
    <fieldset className="sounding-chips mb-5 flex flex-wrap gap-2" data-name={name}>
      <legend className="mb-3 font-medium whitespace-nowrap">
        <span>{legend}</span> {hint && <small className="text-small font-normal text-muted lg:block">{hint}</small>}
      </legend>
      {options.map(({ id, label }) => (
        <label
          key={id}
          className="relative inline-flex min-h-11 items-center gap-3 rounded-sm border border-line-strong px-4 text-small"
        >
          <input
            className="absolute inset-0 opacity-0"
            type={name === 'hard' ? 'checkbox' : 'radio'}
            name={name}
            value={id}
            defaultChecked={chosen.includes(id)}
          />
          {name === 'hard' && <Check size={16} strokeWidth={1.5} />}
          <span>{label}</span>
        </label>
      ))}
    </fieldset>
  )
}

/** The section through the water: a list of the answers with the depth of each, over the drawing. */
function Water({ choice, alone }: { choice: SoundingChoice; alone: boolean }) {
  const { stations, from, to } = readSounding(choice)
  const depths = stations.map(({ weeks }) => depthOf(weeks))
  const [places, near] = [placesOf(stations.length, WIDE), placesOf(stations.length, NARROW)]
  return (
    <div className="sounding-water" style={{ '--deepest': Math.max(...depths) }}>
      <div className="page">
        <div className="@container relative">
          <Bed depths={depths} places={places} shore={WIDE} />
          {alone && <Bed depths={depths} places={near} shore={NARROW} />}
          <ul className="sounding-scale mono" aria-hidden="true">
            {SCALE.filter((weeks) => weeks <= to).map((weeks) => (
              <li key={weeks} style={{ '--depth': depthOf(weeks) }}>
                {weeks === 1 ? '1 week' : weeks}
              </li>
            ))}
          </ul>
          <ol className="sounding-stations" data-many={stations.length > 5 ? '' : undefined}>
            {stations.map(({ id, label, weeks, added, isPublished }, index) => (
              <li
                key={id}
                style={{
                  '--place': places[index],
                  '--near': alone ? near[index] : undefined,
                  '--depth': depths[index],
                }}
                data-open={isPublished ? undefined : ''}
              >
                <span>{label}</span>{' '}
                <b>
                  {!isPublished && <small>{`${words.about} `}</small>}
                  <span>{`${Math.round(weeks)} ${words.week}`}</span>
                  {index > 0 && <small className="sounding-added">{` +${added}`}</small>}
                </b>
              </li>
            ))}
          </ol>
          <span
            className="sounding-range"
            aria-hidden="true"
            style={{
              '--place': places.at(-1),
              '--near': NARROW.last,
              '--from': depthOf(from),
              '--depth': depthOf(to),
            }}
          />
        </div>
      </div>
    </div>
  )
}

function Bed({ depths, places, shore }: { depths: number[]; places: number[]; shore: Shore }) {
  const bed = bedPath(depths, places)
  return (
    <svg
      className="sounding-bed"
      data-shore={shore === WIDE ? 'wide' : 'narrow'}
      viewBox={`0 0 ${WIDTH} 600`}
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      {layersOf(depths).map(({ y, height }, index) => (
        <rect key={y} x="-3000" width="7300" y={y} height={height} style={{ '--layer': index }} />
      ))}
      <path
        d={SCALE.map((weeks) => `M-3000 ${Math.round(depthOf(weeks) * 100)}h7300`).join('')}
        className="stroke-sea [stroke-opacity:0.25] [vector-effect:non-scaling-stroke]"
      />
      <path d={landUnder(bed)} className="fill-buff" />
      <path d={bed} className="fill-none stroke-ink stroke-[1.5] [vector-effect:non-scaling-stroke]" />
    </svg>
  )
}

function Result({ choice, alone, site, address }: SoundingProps & { address: string }) {
  const { kind, frame } = readSounding(choice)
  const [copied, setCopied] = useState('')
  const published = [...new Set([kind.simple.from, kind.simple.to, kind.large.from, kind.large.to])]
  return (
    <div className="sounding-result">
      <blockquote className="max-w-132 text-lead">{`“${frame.says.replace(/[,;]$/, '')}”`}</blockquote>
      <p className="mt-3 max-w-140 text-small text-muted">
        <span>
          <span>{`${words.from} `}</span>
          <a className="link" href={routes.service(kind.service)}>
            {kind.serviceName}
          </a>
          .
        </span>{' '}
        <span>{`${words.published} ${published.join(', ')}.`}</span>{' '}
        {/month/.test(kind.simple.says + kind.large.says) && <span>{`${words.months} `}</span>}
        <span>{words.ours}</span>
      </p>
      <p className="mt-6 flex flex-wrap items-center gap-x-7 gap-y-4">
        <QuoteLink
          service={kind.service}
          sounding={soundingQuery(choice)}
          onClick={() => fillQuote(soundingMessage(choice, site))}
          icon={ArrowRight}
        >
          {words.send}
        </QuoteLink>
        <ButtonLink
          look="underline"
          href={address}
          data-needs-script={alone ? '' : undefined}
          onClick={(event) => {
            if (!navigator.clipboard) return
            event.preventDefault()
            navigator.clipboard.writeText(site + address).then(
              () => setCopied(address),
              () => window.prompt('Copy this address', site + address),
            )
          }}
        >
          <Link2 size={18} strokeWidth={1.5} />
          <span data-needs-script="" aria-live="polite">
            {copied === address ? words.copied : words.copy}
          </span>
          {!alone && <span data-plain="">{words.open}</span>}
        </ButtonLink>
      </p>
    </div>
  )
}

/** The three questions that would move the figure. */
function Questions({ choice }: { choice: SoundingChoice }) {
  const { answers } = readSounding(choice)
  const asked = answers.length > 0 ? answers.slice(0, 3) : [SOUNDING.easy]
  return (
    <ul className="sounding-questions my-14 grid gap-x-10 gap-y-6 md:grid-cols-3">
      {asked.map(({ id, label, question, note }) => (
        <li key={id} className="border-t border-ink pt-5">
          <span className="text-small font-medium text-sea-text">{label}</span>
          <p className="font-display text-h4">{question}</p>
          <small className="text-small text-muted">{note}</small>
        </li>
      ))}
    </ul>
  )
}

function chosenIn(form: HTMLFormElement): SoundingChoice {
  const entries = [...new FormData(form)].map(([name, value]) => [name, String(value)])
  return readChoice(new URLSearchParams(entries))
}
