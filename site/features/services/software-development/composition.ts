import approaches from '../../../styles/services/software-development/approaches.drawing.css?inline'
import approachesDown from '../../../styles/services/software-development/approaches-down.drawing.css?inline'
import depths from '../../../styles/services/software-development/depths.css?inline'
import exits from '../../../styles/services/software-development/exits.css?inline'
import offer from '../../../styles/services/software-development/offer.css?inline'
import quarter from '../../../styles/services/software-development/quarter.css?inline'
import readings from '../../../styles/services/software-development/readings.css?inline'
import seaChart from '../../../styles/services/software-development/sea-chart.drawing.css?inline'
import strips from '../../../styles/services/software-development/strips.css?inline'
import toolLines from '../../../styles/services/software-development/tool-lines.drawing.css?inline'
import type { Composition } from '../composition.ts'
import { SoftwareDevelopment } from './SoftwareDevelopment.tsx'

export const softwareDevelopment: Composition = {
  Page: SoftwareDevelopment,
  styles: [seaChart, approaches, approachesDown, offer, strips, quarter, exits, toolLines, readings, depths],
  ground: 'light',
}
