/**
 * Opens what the address asks for, through the control that a visitor would use: `?job=<id>` or `#job-<id>-dialog` the
 * details, `?job=<id>&apply=1` the application (product.md 2.6). Waits until shell.ts listens.
 */
export function openFromAddress(kind: string): void {
  addEventListener('DOMContentLoaded', () => {
    const query = new URLSearchParams(location.search)
    const id = query.get(kind)
    const name = id ? `${kind}-${id}` : /^#(.+)-dialog$/.exec(location.hash)?.[1]
    if (!name) return
    const details = document.getElementById(`${name}-dialog`)
    const opener = query.get('apply')
      ? details?.querySelector<HTMLElement>('[data-opens]')
      : document.querySelector<HTMLElement>(`[data-opens="${CSS.escape(name)}"]`)
    opener?.click()
  })
}
