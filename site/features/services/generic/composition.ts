import chart from '../../../styles/chart.drawing.css?inline'
import figures from '../../../styles/inner/figures.css?inline'
import hero from '../../../styles/inner-hero.css?inline'
import art from '../../../styles/services/art.css?inline'
import expertise from '../../../styles/services/expertise.css?inline'
import offerings from '../../../styles/services/offerings.css?inline'
import process from '../../../styles/services/process.drawing.css?inline'
import reasons from '../../../styles/services/reasons.drawing.css?inline'
import sites from '../../../styles/services/sites.css?inline'
import solutions from '../../../styles/services/solutions.css?inline'
import stack from '../../../styles/services/stack.css?inline'
import type { Composition } from '../composition.ts'
import GenericService from './GenericService.astro'

/** The page of a service that has no composition of its own. */
export const generic: Composition = {
  Page: GenericService,
  styles: [chart, hero, figures, offerings, art, solutions, reasons, process, stack, expertise, sites],
  ground: 'dark',
}
