import { answerBy } from './answer-by.ts'

// Marks the present time on the week chart, in the company's time zone, and says by when an engineer has answered.
// Without script there is no mark, and the words name the longest time. The form's island reads the time here: if both
// computed it, they would share a file, and the page would fetch that beside its fonts.

const chart = document.querySelector<HTMLElement>('[data-week]')
const mark = chart?.querySelector<HTMLElement>('.week-now')

function show() {
  if (!chart || !mark) return
  const [days = '', from, to, target] = (chart.dataset.open ?? '').split(' ')
  const { sent, isOpen, due, soon } = answerBy(Date.now(), {
    timeZone: chart.dataset.week ?? 'UTC',
    days,
    from: Number(from),
    to: Number(to),
    target: target === undefined || Number.isNaN(Number(target)) ? undefined : Number(target),
  })
  mark.style.setProperty('--day', String(sent.day))
  mark.style.setProperty('--hour', String(sent.hours))
  mark.hidden = false
  chart.querySelector('[data-week-key]')?.removeAttribute('hidden')
  tell('due-now', `${sent.weekday} ${sent.time} ${sent.half} ${sent.zone}, the desk is ${isOpen ? 'open' : 'closed'}`)
  tell('due', due.time)
  const day = soon ? 'today' : 'tomorrow'
  tell('due-day', `${due.half} ${day}`)
  chart.dataset.answerBy = `${due.time} ${due.half} ${due.zone}|${day}`
  chart.dispatchEvent(new Event('answer-by'))
}

function tell(name: string, words: string) {
  const place = chart?.querySelector(`[data-${name}]`)
  if (place) place.textContent = words
}

show()
setInterval(show, 60_000)
