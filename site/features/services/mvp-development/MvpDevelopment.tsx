import type { ServicePageProps } from '../service-page-props.ts'
import { MvpHero } from './MvpHero.tsx'
import { MvpOffer } from './MvpOffer.tsx'
import { MvpReasons } from './MvpReasons.tsx'

/** The page of MVP development: what goes overboard before the bed rises. */
export function MvpDevelopment(props: ServicePageProps) {
  return (
    <>
      <MvpHero {...props} />
      <MvpOffer {...props} />
      <MvpReasons {...props} />
    </>
  )
}
