import day from '../../../styles/services/devops/day.drawing.css?inline'
import dayWide from '../../../styles/services/devops/day-wide.drawing.css?inline'
import merge from '../../../styles/services/devops/merge.drawing.css?inline'
import offerFigures from '../../../styles/services/devops/offer-figures.drawing.css?inline'
import offers from '../../../styles/services/devops/offers.css?inline'
import road from '../../../styles/services/devops/road.drawing.css?inline'
import type { Composition } from '../composition.ts'
import { DevOps } from './DevOps.tsx'

export const devops: Composition = {
  Page: DevOps,
  styles: [day, dayWide, road, offerFigures, offers, merge],
  ground: 'dark',
}
