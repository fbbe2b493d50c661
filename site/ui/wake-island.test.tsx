// @vitest-environment happy-dom
import { act, useState } from 'react'
import { renderToString } from 'react-dom/server'
import { beforeEach, expect, test, vi } from 'vitest'
import wakeIsland from './wake-island.tsx'

// An island as the server drew it, woken as the page wakes it.

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  document.body.innerHTML = ''
})

async function wake(
  Island: (props: { broken: boolean }) => React.ReactNode,
  broken: boolean,
  before = (_island: HTMLElement) => {},
) {
  const island = document.createElement('astro-island')
  island.setAttribute('ssr', '')
  island.innerHTML = renderToString(<Island broken={false} />)
  document.body.append(island)
  document.body.insertAdjacentHTML(
    'beforeend',
    '<footer><a href="tel:+14405550199">+1 (440) 555-0199</a><a href="mailto:quotes@ostrelle.example">quotes@ostrelle.example</a></footer>',
  )
  before(island)
  await act(async () => wakeIsland(island)(Island, { broken }, {}, { client: 'interaction' }))
  return island
}

test('a form that fails says so in words, names telephone and mail, and comes back when asked', async () => {
  let isBroken = true
  const island = await wake(({ broken }) => {
    if (broken && isBroken) throw new Error('broken')
    return (
      <form encType="multipart/form-data">
        <input name="name" />
      </form>
    )
  }, true)

  expect(island.querySelector('form')).toBeNull()
  expect(island.textContent).toContain('Something went wrong in this part of the page.')
  expect(island.textContent).toContain('What you typed is kept on this device.')
  expect([...island.querySelectorAll('a')].map(({ href, textContent }) => [href, textContent])).toEqual([
    ['tel:+14405550199', '+1 (440) 555-0199'],
    ['mailto:quotes@ostrelle.example', 'quotes@ostrelle.example'],
  ])

  isBroken = false
  await act(async () => island.querySelector('button')?.click())
  expect(island.querySelector('form')).not.toBeNull()
})

test('an island that shows nothing of its own fails without a word', async () => {
  const island = await wake(({ broken }) => {
    if (broken) throw new Error('broken')
    return null
  }, true)

  expect(island.textContent).toBe('')
})

test('React removes and inserts beside a text that was moved into another element', async () => {
  const island = await wake(Sentence, false)
  const paragraph = island.querySelector('p')
  for (const text of [...(paragraph?.childNodes ?? [])].filter((node) => node instanceof Text)) {
    const font = document.createElement('font')
    text.replaceWith(font)
    font.append(text)
  }

  await act(async () => setBusy(true))

  expect(paragraph?.isConnected).toBe(true)
  expect(paragraph?.textContent).toBe('busySending it')
})

test('what was filled in before the island wakes stays when it is drawn anew, and so does the focus', async () => {
  const fieldsOf = (island: HTMLElement) => [...island.querySelectorAll<HTMLInputElement>('input, select')]

  const island = await wake(Fields, false, (asleep) => {
    asleep.querySelector('label')?.firstChild?.replaceWith(document.createElement('font'))
    const [name, hard, service] = fieldsOf(asleep)
    if (!name || !hard || !service) throw new Error('The form is not as it was drawn.')
    name.value = 'Ada Lovelace'
    hard.checked = true
    service.value = 'devops'
    name.focus()
  })

  const [name, hard, service] = fieldsOf(island)
  expect([name?.value, hard?.checked, service?.value]).toEqual(['Ada Lovelace', true, 'devops'])
  expect(island.querySelector('font')).toBeNull()
  expect(document.activeElement).toBe(name)
})

function Fields() {
  return (
    <form>
      <label>
        Name <input name="name" />
      </label>
      <input type="checkbox" name="hard" value="dives" />
      <select name="service">
        <option value="">Choose</option>
        <option value="devops">DevOps</option>
      </select>
    </form>
  )
}

let setBusy = (_: boolean) => {}

/** Written as an island's text must not be: what comes and goes stands beside other text. */
function Sentence() {
  const [busy, set] = useState(false)
  setBusy = set
  return (
    <p>
      {busy && <b>busy</b>}
      {busy ? 'Sending' : null}
      {busy ? null : 'Send'} it
    </p>
  )
}
