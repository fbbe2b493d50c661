import type { Content } from '../../site/content.ts'
import { spansOf } from '../../site/schemas/time-frame.ts'
import type { ClaimChecks } from './claim-checks.ts'
import { fileOfPage } from './claims.ts'

/**
 * A sounding says nothing that a service's page does not: its sentences stand in the answer to that page's first question, its
 * frames are those of the card's time frame, and an answer that enters the large frame is named there.
 */
export function refuseUnpublishedSounding(checks: ClaimChecks, { pages, collections }: Content): void {
  const { start, what, who, hard } = pages.sounding
  const file = fileOfPage('sounding')
  const refuse = (path: (string | number)[], message: string) => checks.refuse({ file, path }, message)
  const answers = new Set([...who.options, ...hard.options].map(({ id }) => id))

  for (const id of [start.who, ...start.hard]) if (!answers.has(id)) refuse(['start'], `There is no answer "${id}".`)
  if (what.options.every(({ id }) => id !== start.what))
    refuse(['start', 'what'], `There is no option "${start.what}".`)

  for (const [index, { service, simple, large, deepens }] of what.options.entries()) {
    const path = ['what', 'options', index]
    const page = collections.services.find(({ id }) => id === service)?.data
    if (!page) {
      refuse([...path, 'service'], `There is no service "${service}".`)
      continue
    }
    const said = page.faqs[0]?.answer ?? ''
    for (const [name, { says }] of Object.entries({ simple, large }))
      if (!said.includes(says))
        refuse([...path, name, 'says'], `content/services/${service}.yaml does not say so in its first answer.`)
    for (const [answer, words] of Object.entries(deepens)) {
      if (!answers.has(answer)) refuse([...path, 'deepens', answer], `There is no answer "${answer}".`)
      if (!said.includes(words))
        refuse(
          [...path, 'deepens', answer],
          `The first answer of content/services/${service}.yaml does not name "${words}".`,
        )
    }
    const spans = spansOf(page.card.timeline) ?? []
    const ends = spans.length > 1 ? [simple.from, simple.to, large.from, large.to] : [simple.from, large.to]
    const printed = spans.flatMap(({ from, to }) => [from, to])
    if (String(ends) !== String(printed))
      refuse(path, `Its frames are ${ends} weeks, but the page's time frame, "${page.card.timeline}", is ${printed}.`)
  }
}
