import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { endProcess, printed } from './server-process.ts'

/**
 * A tab of Chromium that renders pages ahead: Playwright's never do, and neither does the shell. It is driven by the
 * DevTools protocol, attached to the tab and not to its page, because the page is another one after each opening.
 */
export interface BareTab {
  goto(url: string): Promise<void>
  /** What an expression gives in the page that is shown, or in the one that is rendered ahead. */
  evaluate<T>(expression: string, where?: 'shown' | 'ahead'): Promise<T>
  moveTo(x: number, y: number): Promise<void>
  click(x: number, y: number): Promise<void>
  slowDown(rate: number): Promise<void>
  close(): Promise<void>
}

interface Message {
  id?: number
  result?: unknown
  method?: string
  params: { sessionId: string; targetInfo: { type: string } }
}

/** @param chromium the whole browser's path. */
export async function openBareTab(chromium: string): Promise<BareTab> {
  const profile = mkdtempSync(join(tmpdir(), 'bare-tab-'))
  const flags = ['--headless=new', '--no-sandbox', '--disable-gpu', '--no-first-run', '--window-size=1440,900']
  const own = ['--remote-debugging-port=0', `--user-data-dir=${profile}`, 'about:blank']
  const browser = spawn(chromium, [...flags, ...own], { stdio: ['ignore', 'ignore', 'pipe'] })
  const { port } = new URL(await printed(browser, browser.stderr, /ws:\/\/127\.0\.0\.1:\d+/))
  const list = await fetch(`http://127.0.0.1:${port}/json/list?for_tab`)
  const targets = (await list.json()) as { type: string; webSocketDebuggerUrl: string }[]
  const socket = new WebSocket(targets.find(({ type }) => type === 'tab')?.webSocketDebuggerUrl ?? '')
  await new Promise((resolve) => socket.addEventListener('open', resolve))

  const answers = new Map<number, (result: unknown) => void>()
  /** The session of the page that is shown, and after it of the one that is rendered ahead, which takes its place. */
  const sessions: string[] = []
  socket.addEventListener('message', ({ data }) => {
    const { id, result, method, params }: Message = JSON.parse(String(data))
    if (id !== undefined) answers.get(id)?.(result)
    if (method === 'Target.attachedToTarget' && params.targetInfo.type === 'page') sessions.push(params.sessionId)
    if (method !== 'Target.detachedFromTarget') return
    sessions.splice(sessions.indexOf(params.sessionId), 1)
    // What was asked of it gets no other answer.
    for (const answer of answers.values()) answer(undefined)
  })
  let last = 0
  const send = (method: string, params: object = {}, sessionId?: string) =>
    new Promise<unknown>((resolve) => {
      last += 1
      answers.set(last, resolve)
      socket.send(JSON.stringify({ id: last, method, params, sessionId }))
    })
  const sessionOf = (where: 'shown' | 'ahead') => (where === 'shown' ? sessions[0] : sessions[1])
  await send('Target.setAutoAttach', { autoAttach: true, waitForDebuggerOnStart: false, flatten: true })
  const mouse = (type: string, x: number, y: number) =>
    send(
      'Input.dispatchMouseEvent',
      { type, x, y, button: type === 'mouseMoved' ? 'none' : 'left', clickCount: 1 },
      sessionOf('shown'),
    )

  return {
    async goto(url) {
      await send('Page.navigate', { url }, sessionOf('shown'))
    },
    async evaluate<T>(expression: string, where: 'shown' | 'ahead' = 'shown') {
      const answer = await send(
        'Runtime.evaluate',
        { expression, returnByValue: true, awaitPromise: true },
        sessionOf(where),
      )
      return (answer as { result?: { value: T } } | undefined)?.result?.value as T
    },
    async moveTo(x, y) {
      await mouse('mouseMoved', x, y)
    },
    async click(x, y) {
      await mouse('mousePressed', x, y)
      // The answer may never come: its page is gone by then.
      void mouse('mouseReleased', x, y)
    },
    async slowDown(rate) {
      await send('Emulation.setCPUThrottlingRate', { rate }, sessionOf('shown'))
    },
    async close() {
      socket.close()
      await endProcess(browser)
      rmSync(profile, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 })
    },
  }
}
