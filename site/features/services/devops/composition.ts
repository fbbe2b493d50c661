import day from '../../../styles/services/devops/day.css?inline'
import dayWide from '../../../styles/services/devops/day-wide.css?inline'
import merge from '../../../styles/services/devops/merge.css?inline'
import offerFigures from '../../../styles/services/devops/offer-figures.css?inline'
import offers from '../../../styles/services/devops/offers.css?inline'
import road from '../../../styles/services/devops/road.css?inline'
import type { Composition } from '../composition.ts'
import { DevOps } from './DevOps.tsx'

export const devops: Composition = {
  Page: DevOps,
  styles: [day, dayWide, road, offerFigures, offers, merge],
  ground: 'dark',
}
