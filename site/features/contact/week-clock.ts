// Marks the present time on the week chart, in the company's time zone. Without script there is no mark.

const chart = document.querySelector<HTMLElement>('[data-week]')
const mark = chart?.querySelector<HTMLElement>('.week-now')

function show() {
  if (!mark) return
  const format = new Intl.DateTimeFormat('en-US', {
    timeZone: chart?.dataset.week,
    weekday: 'short',
    hour: 'numeric',
    minute: 'numeric',
    hourCycle: 'h23',
  })
  const parts = Object.fromEntries(format.formatToParts().map(({ type, value }) => [type, value]))
  const day = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'].indexOf(parts.weekday ?? '')
  const hours = day * 24 + Number(parts.hour) + Number(parts.minute) / 60
  mark.style.left = `${(hours / 168) * 100}%`
  mark.hidden = false
  chart?.querySelector('[data-week-key]')?.removeAttribute('hidden')
}

show()
setInterval(show, 60_000)
