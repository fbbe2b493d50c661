import course from '../../../styles/services/it-consulting/course.css?inline'
import estate from '../../../styles/services/it-consulting/estate.css?inline'
import estateMarks from '../../../styles/services/it-consulting/estate-marks.css?inline'
import estateWide from '../../../styles/services/it-consulting/estate-wide.css?inline'
import sections from '../../../styles/services/it-consulting/sections.css?inline'
import stack from '../../../styles/services/stack.css?inline'
import type { Composition } from '../composition.ts'
import { ItConsulting } from './ItConsulting.tsx'

export const itConsulting: Composition = {
  Page: ItConsulting,
  styles: [estate, estateWide, estateMarks, course, sections, stack],
  ground: 'light',
}
