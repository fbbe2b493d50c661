import bill from '../../../styles/services/cloud-engineering/bill.drawing.css?inline'
import crossing from '../../../styles/services/cloud-engineering/crossing.css?inline'
import crossingTable from '../../../styles/services/cloud-engineering/crossing-table.drawing.css?inline'
import tide from '../../../styles/services/cloud-engineering/tide.drawing.css?inline'
import tideEvents from '../../../styles/services/cloud-engineering/tide-events.drawing.css?inline'
import tideTable from '../../../styles/services/cloud-engineering/tide-table.drawing.css?inline'
import waysBack from '../../../styles/services/cloud-engineering/ways-back.drawing.css?inline'
import type { Composition } from '../composition.ts'
import { CloudEngineering } from './CloudEngineering.tsx'

export const cloudEngineering: Composition = {
  Page: CloudEngineering,
  styles: [tide, tideEvents, tideTable, crossing, crossingTable, bill, waysBack],
  ground: 'dark',
}
