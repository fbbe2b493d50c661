// @vitest-environment happy-dom
import { QueryClientProvider } from '@tanstack/react-query'
import { act, createElement, type ReactNode } from 'react'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { NO_FILTER } from '../contract/desk/filter.ts'
import type { DeskSubmission } from '../contract/desk/replies.ts'
import type { Session } from '../desk/app/session.tsx'
import { fakeServer, type SentRequest } from '../desk/fake-server.fixture.ts'
import type { Loaded } from '../server/submissions/desk/loaded.ts'
import { openElement } from './support/simulated-page.ts'

// An action is a row of contract/desk/action-table.ts. Here one more row is added: it must appear everywhere.

vi.mock('../contract/desk/action-table.ts', async (original) => {
  const table = await original<typeof import('../contract/desk/action-table.ts')>()
  const park = {
    ...{ label: 'Park', key: 'z', states: ['open'], one: 'button', many: 'button', event: 'parked' },
    past: ({ by }: { by: string }) => `Put off${by}`,
    done: () => 'put off until tomorrow',
    ...{ command: 'park', help: 'Out of the list until tomorrow' },
    column: { key: 'parkedAt', heading: 'Parked until' },
  }
  return { ...table, ACTIONS: { ...table.ACTIONS, park } }
})

// Only what these parts read.
const SESSION = { name: 'Ines', people: ['Ines'], desks: [{ name: 'quotes', mail: 'q@a.example' }] } as Session
const OPEN = {
  ...{ reference: 'Q-7K3M9', status: 'open', owner: null, desk: 'quotes', email: 'a@b.example', title: 'Quote' },
  ...{ drafts: [] as DeskSubmission['drafts'], emails: [] as DeskSubmission['emails'] },
} as DeskSubmission
const TIMES = { parkedAt: Date.UTC(2026, 2, 3), receivedAt: 0, dueAt: 0, openedAt: null, answeredAt: null }
const STORED = {
  submission: { reference: 'Q-7K3M9', ...TIMES, quarantine: '[]', notes: '[]', status: 'open' },
  ...{ answers: [], attachments: [], additions: [], messages: [], notes: [], emailFailed: false },
} as unknown as Loaded

let page: HTMLElement
let drawHere: (part: ReactNode) => Promise<void>
let requests: SentRequest[]

beforeEach(() => {
  const done = { changed: 1, references: ['Q-7K3M9'], undo: 'token', skipped: 0, reasons: [] }
  requests = fakeServer(({ method }) => (method === 'GET' ? OPEN : done))
  ;({ page, draw: drawHere } = openElement())
})

async function draw(part: ReactNode) {
  const { queryClient } = await import('../desk/api/queries.ts')
  const { SessionProvider } = await import('../desk/app/session.tsx')
  const around = createElement(SessionProvider, { value: SESSION }, part)
  await drawHere(createElement(QueryClientProvider, { client: queryClient }, around))
}

function buttonNames() {
  return [...page.querySelectorAll('button')].map((button) => button.textContent)
}

const press = (key: string) => act(async () => void dispatchEvent(new KeyboardEvent('keydown', { key })))

describe('an action that was added to the table', () => {
  test('is a button of a request and a key, asks the server for it, and is told when it is done', async () => {
    const { Actions } = await import('../desk/detail/Actions.tsx')
    const { Toasts } = await import('../desk/app/Toasts.tsx')
    const props = { key: 'actions', onGone: undefined, onReply: () => undefined }
    await draw([createElement(Actions, { ...props, submission: OPEN }), createElement(Toasts, { key: 'toasts' })])

    expect(buttonNames()).toContain(' Park Z')
    await press('z')

    expect(requests.map(({ body }) => body)).toContainEqual({ action: 'park', target: { references: ['Q-7K3M9'] } })
    expect(page.textContent).toContain('Q-7K3M9 is put off until tomorrow')
    await draw(createElement(Actions, { ...props, submission: { ...OPEN, status: 'answered' } }))
    expect(buttonNames()).not.toContain(' Park Z')
  })

  test('is offered for many, in the palette and in the lists of keys', async () => {
    const { BulkBar } = await import('../desk/inbox/BulkBar.tsx')
    const { Palette } = await import('../desk/keys/Palette.tsx')
    const { KeysDialog } = await import('../desk/keys/KeysDialog.tsx')
    const target = () => ({ references: ['Q-7K3M9'] })
    const selection = { count: 1, isAll: false, has: () => true, toggle() {}, all() {}, clear() {}, target }
    const filter = { ...NO_FILTER, status: ['open' as const] }
    const place = { view: 'inbox' as const, filter: NO_FILTER, reference: 'Q-7K3M9' }

    await draw(createElement(BulkBar, { selection, items: [OPEN], total: 9, filter }))
    expect(buttonNames()).toContain('Park Z')
    await draw(createElement(Palette, { place, onClose() {} }))
    expect(page.textContent).toContain('Park Z')
    await draw(createElement(KeysDialog, { onClose() {} }))
    expect([...page.querySelectorAll('dl div')].map((line) => line.textContent)).toContain('Zpark')
  })

  test('is read by the server and told by its stream, and its event has words', async () => {
    const { actionRequest, readRequest } = await import('../contract/desk/requests.ts')
    const { readMessage } = await import('../contract/desk/events.ts')
    const { eventInWords } = await import('../desk/detail/history-words.ts')
    const event = { kind: 'parked', actor: 'Ines', at: '2026-03-02T15:00:00Z' }
    const asked = { action: 'park', target: { references: ['Q-7K3M9'] } }

    expect(readRequest(actionRequest, asked)).toEqual({ ok: true, value: asked })
    expect(readMessage(JSON.stringify({ type: 'change', ...event, references: null, batch: null }))).toBeDefined()
    const told = { id: 1, detail: '', undo: null, ...event } as DeskSubmission['history'][number]
    expect(eventInWords(told)).toBe('Put off by Ines')
  })

  test('is a command with its help, and what it writes stands in both exports', async () => {
    const { COMMANDS } = await import('../server/desk/cli/commands.ts')
    const { HELP } = await import('../server/desk/cli/help.ts')
    const { csvOf } = await import('../server/submissions/desk/csv.ts')
    const { recordInJson } = await import('../server/submissions/desk/record-json.ts')
    const lines: string[] = []
    for await (const line of csvOf(one(STORED))) lines.push(line.trim())

    expect([...COMMANDS.keys()]).toContain('park')
    expect(HELP).toContain('  park REF...        Out of the list until tomorrow\n')
    expect(lines[0]).toMatch(/,Parked until$/)
    expect(lines[1]).toMatch(/,2026-03-03T00:00:00\.000Z$/)
    expect(recordInJson(STORED)).toMatchObject({ parkedAt: '2026-03-03T00:00:00.000Z' })
  })
})

async function* one(record: Loaded): AsyncGenerator<Loaded> {
  yield record
}
