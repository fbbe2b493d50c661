// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import type { DeskSubmission } from '../../contract/desk/replies.ts'
import { openPage } from '../drawn-page.fixture.tsx'
import { Actions } from './Actions.tsx'
import { Quarantine } from './Quarantine.tsx'

// Only what the actions read.
const SESSION = { name: 'Ines', people: ['Ines', 'Corin'], desks: [{ name: 'quotes', mail: 'q@a.example' }] }
const OPEN = {
  ...{ reference: 'Q-7K3M9', status: 'open', owner: null, desk: 'quotes', email: 'a@b.example', title: 'Quote' },
  ...{ drafts: [] as DeskSubmission['drafts'], emails: [] as DeskSubmission['emails'] },
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
  expect(page.textContent).toContain('Release sends the emails that were held back.')
})

test('of a request that was set aside it tells whether a release sends emails, and by what single sign', async () => {
  const { page, draw } = openPage(SESSION)
  const told = async (weight: number | null, ...kinds: string[]) => {
    const quarantine = [{ reason: 'It came by email', weight }]
    const more = { status: 'quarantined', quarantine, quarantineFrom: 3, attachments: [] }
    const submission = { ...OPEN, ...more, emails: kinds.map((kind) => ({ kind })) } as unknown as DeskSubmission
    const actions = <Actions key="a" submission={submission} onGone={undefined} onReply={() => undefined} />
    await draw([actions, <Quarantine key="q" submission={submission} />])
    return page.textContent
  }

  expect(await told(null)).not.toContain('No single sign')
  expect(await told(2)).toContain('No single sign')
  expect(await told(2, 'colleague')).toContain('Release sends the emails that were held back.')
  expect(await told(2, 'colleague', 'desk')).toContain('Release sends no email again.')
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
