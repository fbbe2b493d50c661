import { TechLogo, techName } from '../../../brand/TechLogo.tsx'
import { Part } from '../Part.tsx'
import type { ServicePageProps } from '../service-page-props.ts'

/** Logos of tools that we use, two rows of eight. One that cannot be loaded takes its place with it. */
export function WebStack(props: ServicePageProps) {
  return (
    <Part of="stack" {...props} tone="sheet" ruler>
      {({ logos }) => (
        <ul className="web-stack grid mt-12 border-t border-t-line border-l border-l-line grid-cols-2 min-[24rem]:grid-cols-4 lg:grid-cols-8">
          {logos.map((slug) => (
            <li key={slug}>
              <TechLogo slug={slug} />
              <span>{techName(slug)}</span>
            </li>
          ))}
        </ul>
      )}
    </Part>
  )
}
