// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import type { DeskSubmission } from '../../contract/desk/replies.ts'
import { openPage } from '../drawn-page.fixture.tsx'
import { Actions } from './Actions.tsx'

// Only what the actions read.
const SESSION = { name: 'Ines', people: ['Ines', 'Corin'], desks: [{ name: 'quotes', mail: 'q@a.example' }] }
const OPEN = {
  ...{ reference: 'Q-7K3M9', status: 'open', owner: null, desk: 'quotes', email: 'a@b.example', title: 'Quote' },
  drafts: [] as DeskSubmission['drafts'],
} as DeskSubmission

test('after a browser has translated the page, the actions follow the request as before', async () => {
  const opened = openPage(SESSION)
  const { page } = opened
  const draw = (submission: DeskSubmission) =>
    opened.draw(<Actions submission={submission} onGone={undefined} onReply={() => undefined} />)
  await draw(OPEN)
  translate(page)

  await draw({ ...OPEN, owner: 'Corin' })
  expect(page.querySelector('.owner')?.textContent).toContain('Corin’s')
  await draw({ ...OPEN, owner: 'Corin', status: 'answered' })
  expect(page.textContent).toContain('Reopen')
  await draw({ ...OPEN, status: 'quarantined' })
  expect(page.textContent).toContain('Release sends both emails.')
})

/** As a browser does: each text in two elements of its own. */
function translate(page: HTMLElement): void {
  const walker = document.createTreeWalker(page, NodeFilter.SHOW_TEXT)
  const texts: Node[] = []
  while (walker.nextNode()) texts.push(walker.currentNode)
  for (const text of texts) {
    const outer = document.createElement('font')
    const inner = outer.appendChild(document.createElement('font'))
    text.parentNode?.replaceChild(outer, text)
    inner.textContent = text.textContent
  }
}
