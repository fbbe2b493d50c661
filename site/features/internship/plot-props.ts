import type { Internship } from '../../schemas/internship.ts'
import type { WeekAxis } from './week-axis.ts'

/** What every plot of About the Program is drawn from. */
export interface PlotProps {
  plot: Internship['about']['plot']
  axis: WeekAxis
  phases: Internship['phases']
}
