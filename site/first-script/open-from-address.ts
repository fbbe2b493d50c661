// Opens what the address asks for, through the control that a visitor would use: `?job=<id>`, `?track=<id>` or
// `#job-<id>-dialog` the details, `?job=<id>&apply=1` the application (product.md 2.6). By DOMContentLoaded shell.ts listens.

addEventListener('DOMContentLoaded', () => {
  const query = new URLSearchParams(location.search)
  const kind = ['job', 'track'].find((kind) => query.get(kind))
  const name = kind ? `${kind}-${query.get(kind)}` : /^#(.+)-dialog$/.exec(location.hash)?.[1]
  if (!name) return
  const details = document.getElementById(`${name}-dialog`)
  const opener = query.get('apply')
    ? details?.querySelector<HTMLElement>('[data-opens]')
    : document.querySelector<HTMLElement>(`[data-opens="${CSS.escape(name)}"]`)
  opener?.click()
})
