import { Achievements } from '../Achievements.tsx'
import { ServiceBand } from '../ServiceBand.tsx'
import { ServiceFaq } from '../ServiceFaq.tsx'
import type { ServicePageProps } from '../service-page-props.ts'
import { AppExpertise } from './AppExpertise.tsx'
import { AppHero } from './AppHero.tsx'
import { AppOffer } from './AppOffer.tsx'
import { AppProcess } from './AppProcess.tsx'
import { AppReasons } from './AppReasons.tsx'
import { BandRings } from './BandRings.tsx'

/** The page of app development. */
export function AppDevelopment(props: ServicePageProps) {
  const { id, service, words } = props
  const { labels, bandTitle, buttons, faq } = words
  return (
    <>
      <AppHero {...props} />
      <AppOffer {...props} />
      <AppProcess {...props} />
      <AppExpertise {...props} />
      <AppReasons {...props} />
      <Achievements id="achievements-title" label={labels.achievements} achievements={service.achievements[0]} />
      <ServiceBand
        heading={bandTitle}
        text={service.band.text}
        buttons={buttons}
        service={id}
        drawing={<BandRings />}
      />
      <ServiceFaq faqs={service.faqs} words={faq} />
    </>
  )
}
