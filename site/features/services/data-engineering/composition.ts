import basin from '../../../styles/services/data-engineering/basin.css?inline'
import basinLabels from '../../../styles/services/data-engineering/basin-labels.css?inline'
import counts from '../../../styles/services/data-engineering/counts.css?inline'
import course from '../../../styles/services/data-engineering/course.css?inline'
import figures from '../../../styles/services/data-engineering/figures.css?inline'
import ledger from '../../../styles/services/data-engineering/ledger.css?inline'
import night from '../../../styles/services/data-engineering/night.css?inline'
import nightScale from '../../../styles/services/data-engineering/night-scale.css?inline'
import tests from '../../../styles/services/data-engineering/tests.css?inline'
import type { Composition } from '../composition.ts'
import { DataEngineering } from './DataEngineering.tsx'

export const dataEngineering: Composition = {
  Page: DataEngineering,
  styles: [basin, basinLabels, ledger, night, nightScale, figures, tests, course, counts],
  ground: 'light',
}
