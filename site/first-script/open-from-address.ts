// Opens what the address asks for by clicking its control (specification 2.3.4): `?job=<id>`, `?track=<id>` and
// `#job-<id>-dialog` open the details, `?job=<id>&apply=1` the application. It waits for DOMContentLoaded, because
// shell.ts must listen first.

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
  // Else a reload, or the address handed on, opens again what was closed.
  details?.addEventListener('close', () => history.replaceState(history.state, '', location.pathname))
})
