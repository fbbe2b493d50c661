/** The same instant by the visitor's clock, where that is another: the page's script writes it (follow-receipt.ts). */
export function OwnTime({ at }: { at: string }) {
  return <span data-own-time={at} />
}
