// The bar under pointer or focus shows its project in the tray, once the picture is there to be shown.

const bars = document.querySelector<HTMLElement>('.work .work-bars')
const lead = document.querySelector<HTMLElement>('.work-lead')
const trays = document.querySelector('.work-trays')

for (const type of ['pointerover', 'focusin']) {
  bars?.addEventListener(type, async ({ target }) => {
    const bar = (target as Element).closest<HTMLElement>('[data-project]')
    const tray = bar && document.getElementById(`tray-${bar.dataset.project}`)
    const picture = tray?.querySelector('img')
    if (!bar || !tray || !picture) return
    for (const each of bars.querySelectorAll('[data-chosen]')) each.removeAttribute('data-chosen')
    bar.setAttribute('data-chosen', '')
    for (const name of ['--end', '--row'])
      lead?.style.setProperty(name, bar.closest('li')?.style.getPropertyValue(name) ?? '')
    picture.loading = 'eager'
    // A picture that cannot be had leaves its words.
    await picture.decode().catch(() => undefined)
    if (!bar.hasAttribute('data-chosen')) return
    trays?.querySelector('[data-open]')?.removeAttribute('data-open')
    tray.setAttribute('data-open', '')
  })
}
