import { chartOf } from '../chart-of.ts'
import type { ServicePageProps } from '../service-page-props.ts'
import { BasinHero } from './BasinHero.tsx'
import { Course } from './Course.tsx'
import { DataAchievements } from './DataAchievements.tsx'
import { Night } from './Night.tsx'
import { Tests } from './Tests.tsx'

/** The page of data engineering: one river, read by two departments. */
export function DataEngineering(props: ServicePageProps) {
  const { id, service, words } = props
  const { labels } = words
  const [achievements] = service.achievements
  const basin = chartOf(id, service, 'basin')
  return (
    <>
      <BasinHero {...props} basin={basin} />
      <Night label={labels.offerings} offerings={service.offerings} night={chartOf(id, service, 'night')} />
      <Tests
        label={labels.reasons}
        reasons={service.reasons}
        basin={basin}
        evidence={chartOf(id, service, 'evidence')}
      />
      {service.process && (
        <Course
          label={labels.process}
          process={service.process}
          basin={basin}
          convergence={chartOf(id, service, 'convergence')}
        />
      )}
      {achievements && <DataAchievements label={labels.achievements} achievements={achievements} />}
    </>
  )
}
