// The bar under pointer or focus shows its project in the tray, once the picture is there to be shown. The line falls from
// where that bar stands.

const bars = document.querySelector<HTMLElement>('.work-bars')

for (const type of ['pointerover', 'focusin'])
  bars?.addEventListener(type, async ({ target }) => {
    const bar = (target as Element).closest<HTMLElement>('[data-project]')
    const tray = document.getElementById(`tray-${bar?.dataset.project}`)
    if (!bar || !tray) return
    mark('data-chosen', bar)
    bars.style.cssText += bar.parentElement?.style.cssText
    const picture = tray.querySelector('img')
    if (picture) picture.loading = 'eager'
    // A picture that cannot be had leaves its words.
    await picture?.decode().catch(() => {})
    if (bar.matches('[data-chosen]')) mark('data-open', tray)
  })

function mark(name: string, element: Element) {
  document.querySelector(`:is(.work-bars, .work-trays) [${name}]`)?.removeAttribute(name)
  element.setAttribute(name, '')
}
