// Marks the present time on the week chart, in the company's time zone, and says by when an engineer has answered.
// Without script there is no mark, and the words name the longest time.

const chart = document.querySelector<HTMLElement>('[data-week]')
const mark = chart?.querySelector<HTMLElement>('.week-now')

function show() {
  if (!chart || !mark) return
  const timeZone = chart.dataset.week
  const format = new Intl.DateTimeFormat('en-US', {
    timeZone,
    weekday: 'long',
    hour: 'numeric',
    minute: 'numeric',
    hourCycle: 'h23',
  })
  const { weekday = '', hour, minute } = partsOf(format)
  const day = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'].indexOf(weekday.slice(0, 3))
  const hours = Number(hour) + Number(minute) / 60
  mark.style.setProperty('--day', String(day))
  mark.style.setProperty('--hour', String(hours))
  mark.hidden = false
  chart.querySelector('[data-week-key]')?.removeAttribute('hidden')

  const [days = '', from, to, target] = (chart.dataset.open ?? '').split(' ')
  const isOpen = days.includes(String(day + 1)) && hours >= Number(from) && hours < Number(to)
  // Close to the end of the day the desk's own target may fall after hours: then the promise of every form counts.
  const soon = isOpen && hours + Number(target) <= Number(to)
  const clock = new Intl.DateTimeFormat('en-US', {
    timeZone,
    hour: 'numeric',
    minute: '2-digit',
    timeZoneName: 'short',
  })
  const now = partsOf(clock)
  const due = partsOf(clock, Date.now() + (soon ? Number(target) : 24) * 3_600_000)
  tell(
    'due-now',
    `${weekday} ${now.hour}:${now.minute} ${now.dayPeriod} ${now.timeZoneName}, the desk is ${isOpen ? 'open' : 'closed'}`,
  )
  tell('due', `${due.hour}:${due.minute}`)
  tell('due-day', `${due.dayPeriod} ${soon ? 'today' : 'tomorrow'}`)
}

function partsOf(format: Intl.DateTimeFormat, at = Date.now()): Partial<Record<string, string>> {
  return Object.fromEntries(format.formatToParts(at).map(({ type, value }) => [type, value]))
}

function tell(name: string, words: string) {
  const place = chart?.querySelector(`[data-${name}]`)
  if (place) place.textContent = words
}

show()
setInterval(show, 60_000)
