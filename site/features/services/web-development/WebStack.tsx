import { TechLogo, techName } from '../../../brand/TechLogo.tsx'
import { Part, type ServicePageProps } from '../Part.tsx'

/** Logos of tools that we use, two rows of eight. One that cannot be loaded takes its place with it. */
export function WebStack(props: ServicePageProps) {
  return (
    <Part of="stack" {...props} tone="sheet" ruler>
      {({ logos }) => (
        <ul className="grid mt-12 border-t border-t-line border-l border-l-line grid-cols-2 min-[24rem]:grid-cols-4 lg:grid-cols-8">
          {logos.map((slug) => (
            <li
              key={slug}
              className="grid grid-rows-[2.75rem_auto] place-items-center gap-3 px-1 pt-6 pb-4 border-r border-b border-line bg-white text-mono leading-label text-center md:text-small"
            >
              <TechLogo slug={slug} className="w-auto max-w-15 max-h-9.5" />
              <span>{techName(slug)}</span>
            </li>
          ))}
        </ul>
      )}
    </Part>
  )
}
