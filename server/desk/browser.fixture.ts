import { vi } from 'vitest'
import { type DeskMessage, readMessage } from '../../contract/desk/events.ts'
import type { LiveStream } from './live.ts'

/** A stream that a browser would read, with what it got. */
export class Browser implements LiveStream {
  text = ''
  closed = false
  backlog = 0

  waiting(): number {
    return this.backlog
  }

  write(text: string): void {
    this.text += text
  }

  close(): void {
    this.closed = true
  }

  get messages(): DeskMessage[] {
    return [...this.text.matchAll(/^data: (.*)$/gm)].flatMap(([, data = '']) => readMessage(data) ?? [])
  }

  get changes() {
    return this.messages.filter((message) => message.type === 'change')
  }

  get lastId(): number {
    return Number([...this.text.matchAll(/^id: (\d+)$/gm)].at(-1)?.[1])
  }
}

/** Until the test ends no desk looks for changes by the clock. Fake timers would not do: `vi.waitFor` moves them on. */
export function stopClockedLooks(): void {
  vi.spyOn(globalThis, 'setInterval').mockImplementation(() => setTimeout(() => {}, 0))
}
