// Opens what the address asks for by clicking its control (specification 2.3.4): `?job=<id>`, `?track=<id>` and
// `#job-<id>-dialog` open the details, `?job=<id>&apply=1` the application. It waits for DOMContentLoaded, because
// shell.ts must listen first. A fragment may also be entered later.

const query = new URLSearchParams(location.search)
const kind = ['job', 'track'].find((kind) => query.get(kind))
const named = () => /^#(.+)-dialog$/.exec(location.hash)?.[1]
addEventListener('DOMContentLoaded', () => open(kind ? `${kind}-${query.get(kind)}` : named(), query.get('apply')))
addEventListener('hashchange', () => open(named()))

function open(name = '', applies?: string | null) {
  const details = document.getElementById(`${name}-dialog`)
  const opener = applies ? '[data-opens]' : `[data-opens="${CSS.escape(name)}"]`
  const place = applies ? details : document
  place?.querySelector<HTMLElement>(opener)?.click()
  // Else a reload, or the address handed on, opens again what was closed.
  details?.addEventListener('close', () => history.replaceState(history.state, '', location.pathname))
}
