import { NamedIcon } from '../../../ui/NamedIcon.tsx'
import { Part, type ServicePageProps } from '../Part.tsx'

/** Situations in the clients' own words, as rows. */
export function Solutions(props: ServicePageProps) {
  return (
    <Part of="solutions" {...props} tone="buff">
      {({ items }) => (
        <ul className="solutions">
          {items.map(({ title, text, icon }) => (
            <li key={title}>
              <h3 className="flex items-start gap-4 lg:col-span-2">
                <NamedIcon name={icon} className="mt-0.5 size-7 shrink-0 self-start! text-sea-text" />
                {title}
              </h3>
              <p>{text}</p>
            </li>
          ))}
        </ul>
      )}
    </Part>
  )
}
