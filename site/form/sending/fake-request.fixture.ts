import { vi } from 'vitest'

/** From here to the end of the test, requests are those of the test. */
export function fakeRequests(): void {
  FakeRequest.all = []
  vi.stubGlobal('XMLHttpRequest', FakeRequest)
}

/** Stands in for XMLHttpRequest in tests: keeps what is sent, and the test says how the network answers. */
export class FakeRequest {
  /** Every request of the test, in order. */
  static all: FakeRequest[] = []

  path = ''
  headers: Record<string, string> = {}
  body: FormData | string = ''
  status = 0
  responseText = ''
  upload: { onprogress?: (event: { lengthComputable: boolean; loaded: number; total: number }) => void } = {}
  isAborted = false
  onload = () => {}
  onerror = () => {}
  onabort = () => {}

  static last(): FakeRequest {
    const request = FakeRequest.all.at(-1)
    if (request === undefined) throw new Error('Nothing was sent.')
    return request
  }

  open(_method: string, path: string) {
    this.path = path
  }

  setRequestHeader(name: string, value: string) {
    this.headers[name] = value
  }

  send(body: FormData | string) {
    this.body = body
    FakeRequest.all.push(this)
  }

  abort() {
    this.isAborted = true
    this.onabort()
  }

  /** A field of a multipart body. */
  field(name: string): FormDataEntryValue | null {
    return this.body instanceof FormData ? this.body.get(name) : null
  }

  answer(status: number, reply: object) {
    this.answerWith(status, JSON.stringify(reply))
  }

  answerWith(status: number, body: string) {
    this.status = status
    this.responseText = body
    this.onload()
  }
}
