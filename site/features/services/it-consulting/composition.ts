import course from '../../../styles/services/it-consulting/course.drawing.css?inline'
import estate from '../../../styles/services/it-consulting/estate.drawing.css?inline'
import estateMarks from '../../../styles/services/it-consulting/estate-marks.drawing.css?inline'
import estateWide from '../../../styles/services/it-consulting/estate-wide.drawing.css?inline'
import sections from '../../../styles/services/it-consulting/sections.css?inline'
import stack from '../../../styles/services/stack.css?inline'
import type { Composition } from '../composition.ts'
import { ItConsulting } from './ItConsulting.tsx'

export const itConsulting: Composition = {
  Page: ItConsulting,
  styles: [estate, estateWide, estateMarks, course, sections, stack],
  ground: 'light',
}
