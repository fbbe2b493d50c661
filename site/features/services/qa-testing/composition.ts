import depths from '../../../styles/services/qa-testing/depths.drawing.css?inline'
import depthsWide from '../../../styles/services/qa-testing/depths-wide.drawing.css?inline'
import riskMap from '../../../styles/services/qa-testing/risk-map.drawing.css?inline'
import riskRows from '../../../styles/services/qa-testing/risk-rows.css?inline'
import riskSigns from '../../../styles/services/qa-testing/risk-signs.css?inline'
import wireDrag from '../../../styles/services/qa-testing/wire-drag.drawing.css?inline'
import type { Composition } from '../composition.ts'
import { QaTesting } from './QaTesting.tsx'

export const qaTesting: Composition = {
  Page: QaTesting,
  styles: [depths, depthsWide, riskSigns, riskMap, riskRows, wireDrag],
  ground: 'light',
}
