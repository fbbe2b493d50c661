// One prerendered page answers every unknown address, so only script can tell which suggestion fits.
const list = document.querySelector<HTMLElement>('[data-suggestions]')
const path = location.pathname.replace(/\/$/, '')
const fits = [...(list?.children ?? [])].filter((item) => item instanceof HTMLElement && item.dataset.path === path)

for (const item of list?.children ?? []) item.toggleAttribute('hidden', !fits.includes(item))
if (list) {
  list.hidden = fits.length === 0
  list.toggleAttribute('data-found', fits.length > 0)
}
