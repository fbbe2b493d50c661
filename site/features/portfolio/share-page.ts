// A project's page is sent on by the device's own sheet where it has one for links, else its address is copied.

const share = document.querySelector<HTMLElement>('[data-share]')
const canSend = matchMedia('(width < 48rem)').matches && 'share' in navigator

if (share && canSend) share.textContent = share.dataset.share ?? ''
share?.addEventListener('click', async () => {
  const url = location.origin + location.pathname
  // Whoever closes the sheet changed their mind.
  if (canSend) return navigator.share({ title: document.title, url }).catch(() => undefined)
  await navigator.clipboard.writeText(url)
  share.textContent = share.dataset.copied ?? ''
  share.setAttribute('role', 'status')
})
document.querySelector('[data-print]')?.addEventListener('click', () => print())
