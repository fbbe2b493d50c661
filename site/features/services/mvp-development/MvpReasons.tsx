import { chartOf } from '../chart-of.ts'
import { Part } from '../Part.tsx'
import { ReasonList } from '../ReasonList.tsx'
import type { ServicePageProps } from '../service-page-props.ts'
import { TideStaff } from './TideStaff.tsx'

/** Three promises beside the staff that the first of them is read on; its lines and theirs are one grid. */
export function MvpReasons(props: ServicePageProps) {
  return (
    <Part of="reasons" {...props} tone="shoal">
      {({ items }) => (
        <div className="mvp-reasons grid gap-y-12 gap-x-6 mt-12 [--payment:24px] md:grid-cols-[minmax(0,5fr)_minmax(0,7fr)] md:gap-x-12 md:[--payment:36px]">
          <TideStaff chart={chartOf(props, 'staff')} funnel={chartOf(props, 'funnel')} />
          <ReasonList items={items} />
        </div>
      )}
    </Part>
  )
}
