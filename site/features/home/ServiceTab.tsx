import type { Home } from '../../schemas/home.ts'
import { NamedIcon } from '../../ui/NamedIcon.tsx'

type TabWords = Home['services']['tabs'][number]

/** One row of the list: the service's name, and the weeks that it usually takes. */
export function ServiceTab({ icon, name, line, weeks }: Pick<TabWords, 'icon' | 'name' | 'line' | 'weeks'>) {
  return (
    <span className="service-tab" style={{ '--weeks': weeks }}>
      <NamedIcon name={icon} className="size-5.5 text-sea-text" />
      <span>
        <span className="service-tab-name">{name}</span>
        <span className="service-tab-line">{line}</span>
      </span>
      <Weeks count={weeks} />
    </span>
  )
}

export function Weeks({ count }: { count: number }) {
  return (
    <span className="mono">
      {count}{' '}
      <abbr title={count === 1 ? 'week' : 'weeks'} className="no-underline">
        wk
      </abbr>
    </span>
  )
}
