import { timeZoneOffset } from '../../../contract/time/zone.ts'

/** The same instant by the visitor's clock, where that shows another: the page's script writes it (follow-receipt.ts). */
export function OwnTime({ at, timeZone }: { at: string; timeZone: string }) {
  const instant = Date.parse(at)
  return <span className="block" data-own-time={JSON.stringify([instant, timeZoneOffset(instant, timeZone)])} />
}
