// @vitest-environment happy-dom
import { QueryClientProvider } from '@tanstack/react-query'
import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { expect, test, vi } from 'vitest'
import type { DeskSubmission } from '../../contract/desk/replies.ts'
import { queryClient } from '../api/queries.ts'
import { type Session, SessionProvider } from '../app/session.tsx'
import { Actions } from './Actions.tsx'

// Only what the actions read.
const SESSION = { name: 'Ines', people: ['Ines', 'Corin'], desks: [{ name: 'quotes', mail: 'q@a.example' }] } as Session
const OPEN = {
  ...{ reference: 'Q-7K3M9', status: 'open', owner: null, desk: 'quotes', email: 'a@b.example', title: 'Quote' },
} as DeskSubmission

test('after a browser has translated the page, the actions follow the request as before', async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  const page = document.body.appendChild(document.createElement('div'))
  const root = createRoot(page)
  const draw = (submission: DeskSubmission) =>
    act(async () =>
      root.render(
        <QueryClientProvider client={queryClient}>
          <SessionProvider value={SESSION}>
            <Actions submission={submission} onGone={undefined} />
          </SessionProvider>
        </QueryClientProvider>,
      ),
    )
  await draw(OPEN)
  translate(page)

  await draw({ ...OPEN, owner: 'Corin' })
  expect(page.querySelector('.owner')?.textContent).toContain('Corin’s')
  await draw({ ...OPEN, owner: 'Corin', status: 'answered' })
  expect(page.textContent).toContain('Reopen')
  await draw({ ...OPEN, status: 'quarantined' })
  expect(page.textContent).toContain('Release sends both emails.')

  await act(async () => root.unmount())
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
