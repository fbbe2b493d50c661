import { chartOf } from '../chart-of.ts'
import { Part, type ServicePageProps } from '../Part.tsx'
import { ColdStart } from './ColdStart.tsx'
import { SharedModules } from './SharedModules.tsx'

/** Six offerings in two columns; beside them what one build takes to start, and what its platforms share. */
export function AppOffer(props: ServicePageProps) {
  return (
    <Part of="offerings" {...props} tone="sheet" ruler>
      {({ items }) => (
        <div className="mt-14 border-t border-ink xl:grid xl:grid-cols-[636fr_612fr] xl:gap-12">
          <ul className="grid gap-x-6 md:grid-cols-[1fr_1fr]">
            {items.map(({ title, text }) => (
              <li key={title} className="pt-7 pb-8 border-b border-line xl:nth-last-[-n+2]:border-0">
                <h3 className="text-h4">{title}</h3>
                <p className="max-w-128 mt-2 text-muted">{text}</p>
              </li>
            ))}
          </ul>
          <div className="p-8 bg-shoal-pale max-md:-mx-gutter max-md:mt-8 max-md:py-8 max-md:px-gutter md:max-xl:mt-8">
            <ColdStart {...chartOf(props, 'cold-start')} />
            <SharedModules {...chartOf(props, 'shared-modules')} />
          </div>
        </div>
      )}
    </Part>
  )
}
