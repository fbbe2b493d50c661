import type { Service } from '../../schemas/service.ts'
import { Section } from '../../ui/Section.tsx'
import { SectionHead } from '../../ui/SectionHead.tsx'

/**
 * Where each line meets the bottom: per cent of the water's height. The profile below passes through these places;
 * services.css hangs the lines at the same depths.
 */
const PROFILE =
  'M-3000 228C-700 236-160 250-40 262S150 296 236 316S372 388 432 402S606 424 668 442S790 510 864 524S1046 566 1120 560S1500 520 1700 528S2600 560 4300 540'

/** Why choose us: three soundings, each let down as far as its promise reaches. */
export function Reasons({ label, heading, lead, items }: Service['reasons'] & { label: string }) {
  return (
    <Section tone="sheet" ruler labelledBy="reasons-title">
      <div className="page pt-10 pb-14 lg:pt-16">
        <SectionHead id="reasons-title" label={label} heading={heading} lead={lead} fathoms={20} />
      </div>
      <div className="reasons">
        <div className="page reasons-water">
          <svg viewBox="0 0 1296 624" preserveAspectRatio="none" aria-hidden="true">
            <defs>
              <pattern id="sand" width="11" height="11" patternUnits="userSpaceOnUse">
                <circle cx="3" cy="3" r=".9" />
                <circle cx="8.5" cy="8.5" r=".9" />
              </pattern>
            </defs>
            <path className="reasons-bed" d={`${PROFILE}V1200H-3000z`} />
            <path fill="url(#sand)" d={`${PROFILE}V1200H-3000z`} />
            <path className="reasons-line" d={PROFILE} />
          </svg>
          <ul>
            {items.map(({ figure, unit, title, text }) => (
              <li key={title}>
                <div>
                  <p>
                    <span className="figure">{figure}</span>
                    <span className="figure-unit">{unit}</span>
                  </p>
                  <h3>{title}</h3>
                  <p className="mt-2 max-w-[23rem]">{text}</p>
                </div>
              </li>
            ))}
          </ul>
        </div>
      </div>
    </Section>
  )
}
