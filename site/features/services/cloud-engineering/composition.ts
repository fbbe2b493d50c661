import bill from '../../../styles/services/cloud-engineering/bill.css?inline'
import crossing from '../../../styles/services/cloud-engineering/crossing.css?inline'
import crossingTable from '../../../styles/services/cloud-engineering/crossing-table.css?inline'
import tide from '../../../styles/services/cloud-engineering/tide.css?inline'
import tideEvents from '../../../styles/services/cloud-engineering/tide-events.css?inline'
import tideTable from '../../../styles/services/cloud-engineering/tide-table.css?inline'
import waysBack from '../../../styles/services/cloud-engineering/ways-back.css?inline'
import type { Composition } from '../composition.ts'
import { CloudEngineering } from './CloudEngineering.tsx'

export const cloudEngineering: Composition = {
  Page: CloudEngineering,
  styles: [tide, tideEvents, tideTable, crossing, crossingTable, bill, waysBack],
  ground: 'dark',
}
