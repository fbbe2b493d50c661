import { chartOf } from '../chart-of.ts'
import type { ServicePageProps } from '../service-page-props.ts'
import { MergeReasons } from './MergeReasons.tsx'
import { RoadOfferings } from './RoadOfferings.tsx'
import { TimetableHero } from './TimetableHero.tsx'

/** The page of DevOps: a timetable of releases, one of them enlarged, and who merges in the end. */
export function DevOps(props: ServicePageProps) {
  const { id, service, words } = props
  const { labels } = words
  return (
    <>
      <TimetableHero {...props} />
      <RoadOfferings {...props} />
      <MergeReasons label={labels.reasons} reasons={service.reasons} merges={chartOf(id, service, 'merge-share')} />
    </>
  )
}
