// @vitest-environment happy-dom
import { act, type ReactNode } from 'react'
import { expect, test, vi } from 'vitest'
import type { DeskEmail, DeskSubmission } from '../../contract/desk/replies.ts'
import '../main.tsx'
import { useToasts } from '../app/toasts.ts'
import { Actions } from '../detail/Actions.tsx'
import { Body } from '../detail/Body.tsx'
import { draftOf } from '../detail/drafts.ts'
import { FailedEmail } from '../detail/FailedEmail.tsx'
import { Notes } from '../detail/Notes.tsx'
import { openPage, pressButton, rest, typeInto, until } from '../drawn-page.fixture.tsx'
import { fakeServer } from '../fake-server.fixture.ts'
import { renderHook } from '../rendered-hook.fixture.tsx'
import { ReplyEditor } from '../replies/ReplyEditor.tsx'
import { Composer } from './Composer.tsx'
import { deliveryOf } from './letters.ts'

// Only what the letter reads.
const PLACE = { company: 'The house', phone: '+1 216', timeZone: 'America/New_York' }
const SESSION = { name: 'Ines', staff: [], desks: [], ...PLACE }
const REQUEST = {
  ...{ reference: 'Q-7K3M9', name: 'Rosalind', email: 'r@a.example', title: 'Quote', letters: [], additions: [] },
  drafts: [{ author: 'Ines', text: 'Dear Rosalind,', cc: ['jules@a.example'], files: [], at: '' }],
  emails: [],
} as unknown as DeskSubmission

/** Answers each request by its address, and remembers it. */
function server(answers: Record<string, () => Response | Promise<Response>>) {
  const none = (path: string) => Response.json({ items: [] }, { status: path.endsWith('/Q-7K3M9') ? 503 : 200 })
  return fakeServer(({ path }) => answers[path]?.() ?? none(path)) as { path: string; body: Record<string, unknown> }[]
}

async function open(submission = REQUEST, shown?: ReactNode) {
  const { page, draw: drawPart, end } = openPage(SESSION)
  const closed = vi.fn()
  const draw = (request: DeskSubmission, inside = shown) =>
    drawPart(inside ?? <Composer submission={request} onClose={closed} />)
  history.replaceState(null, '', '/?ref=Q-7K3M9')
  await draw(submission)
  const field = page.querySelector('textarea')
  if (!field) throw new Error('There is no letter.')
  // It would cut a long paste without a word; the server tells the limit.
  expect(page.innerHTML).not.toMatch(/maxlength/i)
  const press = (init: KeyboardEventInit) =>
    act(async () => {
      field.dispatchEvent(new KeyboardEvent('keydown', { bubbles: true, cancelable: true, ...init }))
      await new Promise((resolve) => setTimeout(resolve, 30))
    })
  const type = (text: string, into: HTMLTextAreaElement | HTMLInputElement | null = field) => typeInto(into, text)
  const add = (type: 'change' | 'drop', onto: string, names: string[]) =>
    act(async () => {
      const value = names.map((name) => new File(['%PDF-1.4'], name))
      const given = Object.assign(new Event(type, { bubbles: true }), {
        dataTransfer: { files: value, types: ['Files'] },
      })
      Object.defineProperty(page.querySelector(onto), 'files', { configurable: true, value })
      page.querySelector(onto)?.dispatchEvent(given)
      await new Promise((resolve) => setTimeout(resolve, 30))
    })
  const choose = (...names: string[]) => add('change', 'input[type=file]', names)
  const drop = (...names: string[]) => add('drop', '.composer-body', names)
  return { page, field, press, type, choose, drop, closed, draw, end }
}

test('what is typed is kept before it leaves, and keys send it with or without marking the request', async () => {
  const asked = server({ '/api/submissions/Q-7K3M9/answer': () => Response.json({ reference: 'Q-7K3M9', id: 'x' }) })
  const letter = await open()
  expect(letter.field.value).toBe('Dear Rosalind,')

  await letter.type('Dear Rosalind, yes.')
  await letter.press({ key: 'Enter', ctrlKey: true, shiftKey: true })
  await letter.press({ key: 'Enter', ctrlKey: true })

  const [draft, only, both] = asked.filter(({ path }) => /\/(draft|answer)$/.test(path))
  expect(draft).toMatchObject({ path: '/api/submissions/Q-7K3M9/draft', body: { text: 'Dear Rosalind, yes.' } })
  expect(only?.body).toMatchObject({ text: 'Dear Rosalind, yes.', cc: ['jules@a.example'], marksAnswered: false })
  expect(both?.body).toMatchObject({ marksAnswered: true })
  expect(letter.closed.mock.calls).toEqual([[false], [true]])
})

test('a letter waits for a file that is on its way, and no file of two is lost', async () => {
  const come = Promise.withResolvers<void>()
  const file = (name: string) => Response.json({ token: name, name, bytes: 9 })
  const asked = server({
    '/api/submissions/Q-7K3M9/draft/files?name=a.pdf': () => come.promise.then(() => file('a.pdf')),
    '/api/submissions/Q-7K3M9/draft/files?name=b.pdf': () => file('b.pdf'),
    '/api/submissions/Q-7K3M9/answer': () => Response.json({ reference: 'Q-7K3M9', id: 'x' }),
  })
  const letter = await open()

  await letter.choose('a.pdf')
  await letter.choose('b.pdf')
  await letter.press({ key: 'Enter', ctrlKey: true })
  expect(asked.filter(({ path }) => path.endsWith('/answer'))).toEqual([])
  expect(letter.page.textContent).toContain('A file is on its way.')
  await letter.drop('1.pdf', '2.pdf', '3.pdf', '4.pdf')
  expect(letter.page.textContent).toContain('You can only upload up to 5 files.')
  await act(async () => come.resolve())
  await letter.press({ key: 'Enter', ctrlKey: true })

  const files = asked.filter(({ path }) => path.endsWith('/answer')).map(({ body }) => (body.files as string[]).sort())
  expect(files).toEqual([['a.pdf', 'b.pdf']])
})

test('a file that is refused among others is told, and of too many none is added', async () => {
  server({
    '/api/submissions/Q-7K3M9/draft/files?name=a.pdf': () => Response.json({ error: 'Empty.' }, { status: 422 }),
    '/api/submissions/Q-7K3M9/draft/files?name=b.pdf': () => Response.json({ token: 'b', name: 'b.pdf', bytes: 9 }),
  })
  const letter = await open()
  const told = () => letter.page.querySelector('[role=alert]')?.textContent
  const takeOut = () => letter.page.querySelectorAll<HTMLButtonElement>('[aria-label^="Take out"]')

  await letter.drop('a.pdf', 'b.pdf')
  expect(told()).toBe('Empty.')
  vi.spyOn(Blob.prototype, 'arrayBuffer').mockRejectedValueOnce(new Error('NotReadable'))
  await letter.drop('folder')
  expect(told()).toBe('folder cannot be read. Please choose it again.')
  await letter.choose('1.pdf', '2.pdf', '3.pdf', '4.pdf', '5.pdf')
  expect(told()).toBe('You can only upload up to 5 files.')
  vi.spyOn(Blob.prototype, 'size', 'get').mockReturnValueOnce(16 * 1024 * 1024)
  await letter.drop('film.zip')
  expect(told()).toContain('15MB together')
  expect(takeOut()).toHaveLength(1)
  await act(async () => takeOut()[0]?.click())
  expect([takeOut().length, document.activeElement]).toEqual([0, letter.field])
  await letter.end()
})

test('a file that misses the letter opens nothing in the place of the desk', () => {
  const opens = (type: string, dragged: string) => {
    const event = new Event(type, { bubbles: true, cancelable: true })
    return document.body.dispatchEvent(Object.assign(event, { dataTransfer: { types: [dragged] } }))
  }
  const opened = [opens('dragover', 'Files'), opens('drop', 'Files'), opens('drop', 'text/plain')]
  expect(opened).toEqual([false, false, true])
})

test('after a lost connection the same letter goes out under one id, a changed one under another', async () => {
  const line = Promise.withResolvers<Response>()
  const asked = server({ '/api/submissions/Q-7K3M9/answer': () => line.promise })
  const toasts = await renderHook(useToasts)
  const drafts = REQUEST.drafts.map((draft) => ({ ...draft, files: [{ token: 'a', name: 'a.pdf', bytes: 9 }] }))
  const letter = await open({ ...REQUEST, drafts } as DeskSubmission)
  const locked = () => letter.page.querySelectorAll('[readonly], .composer-file :disabled, .composer-foot :disabled')

  await letter.press({ key: 'Enter', ctrlKey: true })
  // What is changed while it is sent would be lost.
  expect(locked()).toHaveLength(7)
  await letter.press({ key: ';', ctrlKey: true })
  await letter.drop('b.pdf')
  expect(letter.page.querySelector('.saved')).toBeNull()
  expect(asked.filter(({ path }) => path.includes('b.pdf'))).toEqual([])
  expect(toasts.now().at(-1)?.text).toBe('Q-7K3M9: no file was added, as the letter is being sent.')
  line.reject(new TypeError('network'))
  await rest()
  expect(locked()).toHaveLength(0)
  await letter.press({ key: 'Enter', ctrlKey: true })
  await letter.type('Dear Rosalind, yes.')
  await letter.press({ key: 'Enter', ctrlKey: true })

  const [first, again, changed] = asked.filter(({ path }) => path.endsWith('/answer')).map(({ body }) => body.id)
  expect(again).toBe(first)
  expect(changed).not.toBe(first)
})

test('a letter that ends late leaves whoever went on where they are, and tells them why it was not sent', async () => {
  const lines = [Promise.withResolvers<Response>(), Promise.withResolvers<Response>()]
  const answers = lines.map(({ promise }) => promise)
  server({ '/api/submissions/Q-7K3M9/answer': () => answers.shift() ?? Response.error() })
  const toasts = await renderHook(useToasts)
  const [sent, refused] = [await open(), await open()]

  await sent.press({ key: 'Enter', ctrlKey: true })
  await refused.press({ key: 'Enter', ctrlKey: true })
  history.replaceState(null, '', '/?ref=Q-2')
  await refused.end()
  lines[0]?.resolve(Response.json({ reference: 'Q-7K3M9', id: 'x' }))
  lines[1]?.resolve(Response.json({ error: 'Corin answered this.' }, { status: 409 }))
  await rest()

  expect(sent.closed).not.toHaveBeenCalled()
  const offer = { label: 'Show', run: expect.any(Function) }
  expect(toasts.now()).toContainEqual(expect.objectContaining({ text: 'Q-7K3M9: Corin answered this.', offer }))
})

test('what is typed while a note is stored is the next one, and no note comes back after it was stored', async () => {
  const come = Promise.withResolvers<void>()
  server({ '/api/submissions/Q-7K3M9/notes': () => come.promise.then(() => Response.json({ changed: 1 })) })
  const notes = await open(REQUEST, <Notes reference="Q-7K3M9" notes={[]} />)

  await notes.type('First')
  await notes.press({ key: 'Enter', ctrlKey: true })
  await notes.type('First, second')
  come.resolve()
  await rest()
  expect(notes.field.value).toBe(', second')

  const letter = document.body.appendChild(document.createElement('textarea'))
  letter.focus()
  await notes.press({ key: 'Enter', ctrlKey: true })
  expect(document.activeElement).toBe(letter)
  letter.remove()
  await notes.end()
  await rest()
  expect(sessionStorage.getItem('desk.note.Q-7K3M9')).toBeNull()
})

test('an action that ends late leaves whoever went on where they are', async () => {
  const come = Promise.withResolvers<void>()
  const outcome = { changed: 1, skipped: 0, references: ['Q-7K3M9'], reasons: [], undo: null }
  const asked = server({ '/api/actions': () => come.promise.then(() => Response.json(outcome)) })
  const gone = vi.fn()
  const request = { ...REQUEST, status: 'open', owner: null, desk: 'quotes' } as unknown as DeskSubmission
  const field = <textarea key="t" />
  await open(request, [field, <Actions key="a" submission={request} onGone={gone} onReply={() => {}} />])

  const press = () => document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'e', bubbles: true }))

  press()
  history.replaceState(null, '', '/?ref=Q-2')
  come.resolve()
  await until(() => expect(asked.length).toBeGreaterThan(0))
  await rest()
  expect(gone).not.toHaveBeenCalled()

  history.replaceState(null, '', '/?ref=Q-7K3M9')
  press()
  await until(() => expect(gone).toHaveBeenCalledOnce())
})

test.each([
  ['+44 (0)20 7946 0000 x7', ['tel:+442079460000', 'tel:+442079460000']],
  ['N/A', []],
])('the number %s is dialed from a request and its failed email as a telephone can', async (phone, links) => {
  const email = { id: 'e1', kind: 'answer', state: 'dead', recipient: 'r@a.example', attempts: 8, createdAt: NEXT }
  const answers = [{ key: 'phone', label: 'Phone', shown: phone, long: false, role: 'phone' }]
  const { page } = await open(REQUEST, [
    <Body key="b" submission={wholeRequest({ answers, email: 'r?d&d@a.example' })} words="" />,
    <FailedEmail key="e" email={email as unknown as DeskEmail} phone={phone} />,
  ])

  expect(Array.from(page.querySelectorAll('[href^="tel:"]'), (link) => link.getAttribute('href'))).toEqual(links)
  expect(page.textContent).toContain(phone)
  expect(page.querySelector('[href^="mailto:"]')?.getAttribute('href')).toBe('mailto:r%3Fd%26d@a.example')
})

/** With all that its body reads. */
function wholeRequest(parts: object) {
  const none = { remarks: [], emails: [], earlier: [], attachments: [], noteList: [], answers: [], history: [] }
  return { ...REQUEST, ...none, receivedAt: NEXT, erasedAt: NEXT, dueAt: NEXT, ...parts } as unknown as DeskSubmission
}

test('Undo in the history of a request takes the action back for it alone', async () => {
  const asked = server({})
  const history = [{ id: 1, kind: 'spam', at: NEXT, actor: 'Ines', detail: '', undo: 'token' }]
  const { page } = await open(REQUEST, [<Body key="b" submission={wholeRequest({ history })} words="" />])

  await act(async () => page.querySelector<HTMLButtonElement>('.history button')?.click())

  expect(asked.map(({ body }) => body)).toContainEqual({ undo: 'token', reference: 'Q-7K3M9' })
})

test('a failed email that got another address shows it, so that no old one is sent again', async () => {
  const failed = { id: 'e1', kind: 'answer', state: 'dead', recipient: 'r@a.exmaple', attempts: 8, createdAt: NEXT }
  const email = (recipient: string) => ({ ...failed, recipient }) as unknown as DeskEmail
  const shown = (recipient: string) => [<textarea key="t" />, <FailedEmail key="e" email={email(recipient)} />]
  const page = await open(REQUEST, shown(failed.recipient))

  await page.draw(REQUEST, shown('r@a.example'))

  expect(page.page.querySelector('input')?.value).toBe('r@a.example')
})

const OLDER = { id: 'n1', author: 'Ines', text: 'Older', at: '2026-11-21T20:00:00Z', editedAt: null }
const openNotes = () => open(REQUEST, <Notes reference="Q-7K3M9" notes={[OLDER]} />)

/** Notes in which one was begun, and then an older one changed. */
async function changeNote() {
  const notes = await openNotes()
  await notes.type('Begun')
  await pressButton(notes.page, 'Change')
  await notes.type('Older, changed')
  return notes
}

test('the change of a note that was begun goes on where it is opened again, until it is left', async () => {
  const left = await changeNote()
  await left.end()

  const notes = await openNotes()
  expect(notes.field.value).toBe('Older, changed')
  await pressButton(notes.page, 'Leave it')
  expect(notes.field.value).toBe('Begun')
  await pressButton(notes.page, 'Change')
  expect(notes.field.value).toBe('Older')
  await pressButton(notes.page, 'Leave it')
  await notes.type('')
  expect(sessionStorage).toHaveLength(0)
})

test('the new words of a note that is gone meanwhile wait as a new one, with what was begun before', async () => {
  server({ '/api/notes/n1': () => Response.json({ changed: 0 }) })
  const toasts = await renderHook(useToasts)

  const notes = await changeNote()
  await notes.press({ key: 'Enter', ctrlKey: true })

  expect([notes.field.value, draftOf('Q-7K3M9')]).toEqual(Array(2).fill('Begun\nOlder, changed'))
  expect(notes.page.textContent).toContain('Add note')
  expect(toasts.now().at(-1)).toMatchObject({ text: expect.stringContaining('Q-7K3M9: '), failed: true })
  await notes.type('')
})

test('a note to a request that was erased meanwhile says so', async () => {
  server({ '/api/submissions/Q-7K3M9/notes': () => Response.json({ changed: 0 }) })
  const toasts = await renderHook(useToasts)
  const notes = await open(REQUEST, <Notes reference="Q-7K3M9" notes={[]} />)
  await notes.type('Late')

  await notes.press({ key: 'Enter', ctrlKey: true })

  expect(toasts.now().at(-1)?.text).toBe('Q-7K3M9: not stored, as the request is erased.')
  await notes.type('')
})

test('a note is stored once however often its key is pressed, and one that was begun outlives the change of another', async () => {
  const stored = () => Response.json({ changed: 1 })
  const asked = server({ '/api/notes/n1': stored, '/api/submissions/Q-7K3M9/notes': stored })

  const notes = await changeNote()
  await notes.press({ key: 'Enter', ctrlKey: true })
  expect(notes.field.value).toBe('Begun')

  const key = () => new KeyboardEvent('keydown', { key: 'Enter', ctrlKey: true, bubbles: true })
  await act(async () => void [notes.field.dispatchEvent(key()), notes.field.dispatchEvent(key())])
  expect(asked.map(({ body }) => body?.text).filter(Boolean)).toEqual(['Older, changed', 'Begun'])
})

test('what could not be kept is there when the letter is opened again, and is kept then', async () => {
  let isAway = true
  const file = { token: 'a', name: 'a.pdf', bytes: 9 }
  const asked = server({
    '/api/submissions/Q-7K3M9/draft': () =>
      isAway ? Response.json({ error: 'Away.' }, { status: 503 }) : Response.json({}),
    '/api/submissions/Q-7K3M9/draft/files?name=a.pdf': () => Response.json(file),
  })
  const letter = await open()
  await letter.type('k@a.example', letter.page.querySelector('input'))
  await letter.choose('a.pdf')
  await letter.type('Long.')
  // A page that is loaded again at once has it, too.
  expect(Object.values(sessionStorage)).toEqual([expect.stringContaining('Long.')])
  await letter.end()
  isAway = false

  const again = await open()
  expect(again.field.value).toBe('Long.')
  await again.press({ key: 'Enter', ctrlKey: true })

  const kept = asked.filter(({ path }) => path.endsWith('/draft')).map(({ body }) => body)
  expect(kept).toEqual(Array(2).fill({ text: 'Long.', cc: ['k@a.example'], files: [file] }))
  await again.end()
  expect(sessionStorage).toHaveLength(0)
})

test('a draft that comes late shows, until something is typed, and goes on from another window of the same person', async () => {
  let text = ''
  const path = '/api/submissions/Q-7K3M9'
  const asked = server({ [path]: () => Response.json({ drafts: [{ author: 'Ines', text, cc: [], files: [] }] }) })
  const letter = await open({ ...REQUEST, drafts: [] } as DeskSubmission)
  expect(letter.field.value).toBe('')
  await until(() => expect(asked[0]?.path).toBe(path))

  await letter.draw(REQUEST)
  expect(letter.field.value).toBe('Dear Rosalind,')
  await letter.type('Dear R,')
  await letter.draw({ ...REQUEST, drafts: [] } as DeskSubmission)
  expect(letter.field.value).toBe('Dear R,')

  await act(async () => letter.field.blur())
  text = 'Dear R, from the phone.'
  await act(async () => letter.field.focus())
  await until(() => expect(letter.field.value).toBe(text))
})

test('a saved reply that was begun is there again, and is kept once, however long its key is held', async () => {
  const asked = server({})
  const saved = { id: 'new', name: '', desk: null, text: '', used: 0, author: null, at: null }
  const editor = () => open(REQUEST, <ReplyEditor reply={saved} onKept={() => {}} />)
  const first = await editor()
  await first.type('Yes.')
  await first.end()

  const second = await editor()
  expect(second.field.value).toBe('Yes.')
  const key = () => new KeyboardEvent('keydown', { key: 's', ctrlKey: true, bubbles: true })
  await act(async () => void [second.field.dispatchEvent(key()), second.field.dispatchEvent(key())])
  await rest()
  await second.end()

  expect(asked.filter(({ path }) => path === '/api/replies')).toHaveLength(1)
  expect(sessionStorage).toHaveLength(0)
})

test('a saved reply is put in by a key with what the request fills, and what is empty stops the letter', async () => {
  const text = 'Dear {name}, the {?day} it is. {reference}'
  const saved = { id: 'file:call.md', name: 'Call arranged', desk: 'quotes', text, used: 3, author: null, at: null }
  const other = { ...saved, id: 'file:a.md', name: 'Another' }
  const come = Promise.withResolvers<void>()
  const asked = server({ '/api/replies': () => come.promise.then(() => Response.json([other, saved])) })
  const request = { ...REQUEST, form: 'quote', desk: 'quotes', status: 'open', answers: [], drafts: [] }
  const letter = await open({ ...request, dueAt: '2026-11-21T20:00:00Z' } as unknown as DeskSubmission)

  await letter.press({ key: ';' })
  // Whoever types faster than they come gets what fits.
  const search = letter.page.querySelector<HTMLInputElement>('[cmdk-input]')
  await letter.type('arran', search)
  come.resolve()
  await until(() => expect(letter.page.querySelector('.saved-text')?.textContent).not.toBe(''))
  expect(letter.page.querySelector('.saved-text')?.textContent).toBe('Dear Rosalind, the day it is. Q-7K3M9')
  expect(document.activeElement).toBe(search)
  await act(async () => search?.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true })))

  expect(letter.field.value).toBe('Dear Rosalind, the {?day} it is. Q-7K3M9')
  expect(letter.page.textContent).toContain('1 empty place: day.')
  await letter.press({ key: 'Enter', ctrlKey: true })
  expect(asked.filter(({ path }) => path.endsWith('/answer'))).toEqual([])
  expect(letter.field.value.slice(letter.field.selectionStart, letter.field.selectionEnd)).toBe('{?day}')

  await letter.type('Dear Rosalind, Thursday it is.')
  await letter.press({ key: 'Enter', ctrlKey: true })
  expect(asked.find(({ path }) => path.endsWith('/answer'))?.body).toMatchObject({ replies: ['file:call.md'] })

  await letter.press({ key: ';', ctrlKey: true })
  await until(() => expect(letter.page.querySelector('.saved-text')?.textContent).not.toBe(''))
  await letter.type('call ', letter.page.querySelector<HTMLInputElement>('[cmdk-input]'))
  expect(letter.field.value).toContain('Dear Rosalind, the {?day} it is.')

  letter.field.setSelectionRange(0, 14)
  await letter.press({ key: ';', code: 'Semicolon', metaKey: true, shiftKey: true })
  const begun = `reply ${new URLSearchParams(location.search).get('issue')}`
  expect(JSON.parse(draftOf(begun))).toEqual({ name: '', desk: 'quotes', text: 'Dear {name},', at: null })
})

test('on a phone the letter is a sheet over the request, which its handle makes higher and Esc leaves', async () => {
  server({})
  vi.stubGlobal('matchMedia', () => ({ matches: true, addEventListener() {}, removeEventListener() {} }))
  const letter = await open()
  const sheet = letter.page.querySelector<HTMLDialogElement>('dialog.sheet')
  const handle = letter.page.querySelector<HTMLButtonElement>('.sheet-handle')

  expect([sheet?.open, sheet?.contains(letter.field)]).toEqual([true, true])
  expect(document.activeElement).toBe(letter.field)
  expect(letter.page.textContent).toContain('Send, answered')
  await act(async () => handle?.click())
  expect(sheet?.classList.contains('full')).toBe(true)
  // Out of the system's chooser of files.
  const chooser = letter.page.querySelector('input[type=file]')
  await act(async () => void chooser?.dispatchEvent(new Event('cancel', { bubbles: true })))
  expect(letter.closed).not.toHaveBeenCalled()
  await letter.press({ key: 'Escape' })
  expect(letter.closed).toHaveBeenCalledOnce()
})

test('where somebody wrote meanwhile, it is told, the text stays, and the next press sends all the same', async () => {
  const error = 'Corin answered this at 10:21 AM. Yours was not sent, and is kept as a draft.'
  const asked = server({
    '/api/submissions/Q-7K3M9/answer': () => Response.json({ error, newer: ['m1'] }, { status: 409 }),
  })
  const letter = await open()
  await letter.draw({ ...REQUEST, letters: [{ id: 'm1' }] } as unknown as DeskSubmission)
  expect(letter.page.textContent).toContain('Something was written here meanwhile.')

  await letter.press({ key: 'Enter', ctrlKey: true })
  expect(letter.page.querySelector('[role=alert]')?.textContent).toBe(error)
  expect(letter.field.value).toBe('Dear Rosalind,')
  expect(letter.closed).not.toHaveBeenCalled()
  // Until a colleague releases what was set aside.
  for (const [status, told] of Object.entries({ answered: error, spam: error, open: undefined })) {
    await letter.draw({ ...REQUEST, status, letters: [{ id: 'm1' }] } as unknown as DeskSubmission)
    expect(letter.page.querySelector('[role=alert]')?.textContent).toBe(told)
  }

  await letter.press({ key: 'Enter', ctrlKey: true })
  const sent = () => asked.filter(({ path }) => path.endsWith('/answer')).map(({ body }) => body.seen)
  expect(sent()).toEqual([[], ['m1']])
  await letter.end()

  // In the same second, before its letter has come.
  const other = await open()
  await other.press({ key: 'Enter', ctrlKey: true })
  await other.press({ key: 'Enter', ctrlKey: true })
  expect(sent()).toEqual([[], ['m1'], [], ['m1']])
})

const NEXT = '2026-11-26T15:00:10.000Z'
const at = Date.parse(NEXT)

test.each<[string, Partial<DeskEmail>, object]>([
  ['waits its ten seconds', {}, { state: 'leaving', at }],
  ['is being sent, or was when its server ended', { attempts: 1 }, { state: 'sending' }],
  ['met a mail server that did not take it', { attempts: 1, lastError: '451' }, { state: 'waiting', next: at }],
  ['is sent again because it did not reach the visitor', { sentAt: NEXT }, { state: 'sending' }],
  ['was taken', { state: 'sent', attempts: 1, sentAt: NEXT }, { state: 'sent', at }],
  ['was given up', { state: 'dead', attempts: 1, lastError: '550' }, { state: 'failed' }],
])('an answer that %s says so', (_what, email, delivery) => {
  const left = { id: 'a', state: 'waiting', attempts: 0, lastError: null, nextAt: NEXT, sentAt: null, ...email }

  expect(deliveryOf({ id: 'a', via: 'desk' }, [left as DeskEmail])).toEqual(delivery)
})
