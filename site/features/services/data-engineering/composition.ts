import basin from '../../../styles/services/data-engineering/basin.drawing.css?inline'
import basinLabels from '../../../styles/services/data-engineering/basin-labels.drawing.css?inline'
import counts from '../../../styles/services/data-engineering/counts.css?inline'
import course from '../../../styles/services/data-engineering/course.drawing.css?inline'
import figures from '../../../styles/services/data-engineering/figures.css?inline'
import ledger from '../../../styles/services/data-engineering/ledger.drawing.css?inline'
import night from '../../../styles/services/data-engineering/night.drawing.css?inline'
import nightScale from '../../../styles/services/data-engineering/night-scale.drawing.css?inline'
import tests from '../../../styles/services/data-engineering/tests.css?inline'
import type { Composition } from '../composition.ts'
import { DataEngineering } from './DataEngineering.tsx'

export const dataEngineering: Composition = {
  Page: DataEngineering,
  styles: [basin, basinLabels, ledger, night, nightScale, figures, tests, course, counts],
  ground: 'light',
}
