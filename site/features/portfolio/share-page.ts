// A project's page is sent on by the device's own sheet where it has one for links, else its address is copied.

const share = document.querySelector<HTMLElement>('[data-share]')
const canSend = matchMedia('(width < 48rem)').matches && 'share' in navigator

if (share && canSend) share.textContent = share.dataset.share ?? ''
const idle = share?.textContent ?? ''
let timer: ReturnType<typeof setTimeout> | undefined
share?.addEventListener('click', async () => {
  const url = location.origin + location.pathname
  // Whoever closes the sheet changed their mind.
  if (canSend) {
    await navigator.share({ title: document.title, url }).catch(() => undefined)
    return
  }
  try {
    await navigator.clipboard.writeText(url)
  } catch {
    // An insecure origin, or a visitor who refuses: they can copy it by hand.
    window.prompt('Copy this address', url)
    return
  }
  share.textContent = share.dataset.copied ?? ''
  clearTimeout(timer)
  timer = setTimeout(() => {
    share.textContent = idle
  }, 2000)
})
document.querySelector('[data-print]')?.addEventListener('click', () => print())
