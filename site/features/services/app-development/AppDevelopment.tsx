import { Achievements } from '../Achievements.tsx'
import type { ServicePageProps } from '../service-page-props.ts'
import { AppExpertise } from './AppExpertise.tsx'
import { AppHero } from './AppHero.tsx'
import { AppOffer } from './AppOffer.tsx'
import { AppProcess } from './AppProcess.tsx'
import { AppReasons } from './AppReasons.tsx'

/** The page of app development. */
export function AppDevelopment(props: ServicePageProps) {
  const { service, words } = props
  const { labels } = words
  return (
    <>
      <AppHero {...props} />
      <AppOffer {...props} />
      <AppProcess {...props} />
      <AppExpertise {...props} />
      <AppReasons {...props} />
      <Achievements id="achievements-title" label={labels.achievements} achievements={service.achievements[0]} />
    </>
  )
}
