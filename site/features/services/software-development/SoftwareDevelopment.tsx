import type { ServicePageProps } from '../service-page-props.ts'
import { Depths } from './Depths.tsx'
import { Exits } from './Exits.tsx'
import { Quarter } from './Quarter.tsx'
import { SoftwareHero } from './SoftwareHero.tsx'
import { SoftwareOffer } from './SoftwareOffer.tsx'
import { ToolLines } from './ToolLines.tsx'
import { TwoReadings } from './TwoReadings.tsx'

/** The page of software development: a straight way, the ways round it, and water that becomes deeper to the end. */
export function SoftwareDevelopment(props: ServicePageProps) {
  return (
    <>
      <SoftwareHero {...props} />
      <SoftwareOffer {...props} />
      <Quarter {...props} />
      <Exits {...props} />
      <ToolLines {...props} />
      <TwoReadings {...props} />
      <Depths {...props} />
    </>
  )
}
