import { whenIdle, whenOpened } from './activation.ts'

// After the page has loaded, and while nothing else runs, its islands' scripts are fetched and compiled, but not run. So
// the first touch does not wait for the line. Not where the visitor asked to save data.
addEventListener('load', () => {
  if (navigator.connection?.saveData || 'bare' in document.body.dataset) return
  const names = JSON.parse(document.getElementById('ahead')?.textContent ?? '[]') as string[]
  // One at a time: all at once would hold up a slow phone for longer than a frame, and would crowd out pictures.
  const next = () => {
    const name = names.shift()
    if (!name) return
    const link = { rel: 'modulepreload', href: `/_astro/${name}.js` }
    document.head.append(Object.assign(document.createElement('link'), link))
    whenIdle(next)
  }
  // A page may load before it is painted: its largest paint must not wait for scripts.
  whenOpened(() => setTimeout(next, 300))
})
