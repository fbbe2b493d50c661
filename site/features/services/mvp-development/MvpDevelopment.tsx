import { ServiceBand } from '../ServiceBand.tsx'
import { ServiceFaq } from '../ServiceFaq.tsx'
import type { ServicePageProps } from '../service-page-props.ts'
import { MvpHero } from './MvpHero.tsx'
import { MvpOffer } from './MvpOffer.tsx'
import { MvpReasons } from './MvpReasons.tsx'

/** The page of MVP development: what goes overboard before the bed rises. */
export function MvpDevelopment(props: ServicePageProps) {
  const { id, service, words } = props
  return (
    <>
      <MvpHero {...props} />
      <MvpOffer {...props} />
      <MvpReasons {...props} />
      <ServiceBand heading={words.bandTitle} text={service.band.text} buttons={words.buttons} service={id} />
      <ServiceFaq faqs={service.faqs} words={words.faq} />
    </>
  )
}
