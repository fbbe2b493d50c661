import { quantity } from '../../contract/quantity.ts'

/** Why an issue is not sent a second time, for the command line and the screen. */
export function alreadyWords(
  key: string,
  { at, recipients, sent, waiting }: { at: number; recipients: number; sent: number; waiting: number },
): string {
  return `${key} was queued on ${new Date(at).toISOString()} for ${quantity(recipients, 'subscriber')}: ${sent} sent, ${waiting} waiting. Nothing was sent again.`
}

/** Why an issue is not sent to another number of subscribers than was confirmed. */
export function differsWords(recipients: number): string {
  return `${quantity(recipients, 'subscriber')} ${recipients === 1 ? 'is' : 'are'} confirmed now. Nothing was sent; please look again.`
}
