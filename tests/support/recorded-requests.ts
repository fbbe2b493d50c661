import type { Page } from '@playwright/test'

/** What a call of the page carried: its JSON, or the parts of its multipart body, a file by its name alone. */
export interface RecordedRequest {
  path: string
  json?: Record<string, unknown>
  parts?: [name: string, text: string][]
}

/**
 * Keeps what the pages opened from now on send. In the page itself: no browser shows a body that holds files, and
 * Firefox shows none at all.
 *
 * @returns what gives the calls of the page that is open, in their order.
 */
export async function recordRequests(page: Page): Promise<() => Promise<RecordedRequest[]>> {
  await page.addInitScript(keepInPage)
  return () => page.evaluate(() => (window as unknown as { recorded: RecordedRequest[] }).recorded)
}

function keepInPage() {
  const recorded: RecordedRequest[] = []
  Object.assign(window, { recorded })
  const paths = new WeakMap<XMLHttpRequest, string>()
  const { open, send } = XMLHttpRequest.prototype
  XMLHttpRequest.prototype.open = new Proxy(open, {
    apply(target, request: XMLHttpRequest, args) {
      paths.set(request, String(args[1]))
      return Reflect.apply(target, request, args)
    },
  })
  XMLHttpRequest.prototype.send = new Proxy(send, {
    apply(target, request: XMLHttpRequest, args) {
      const path = paths.get(request) ?? ''
      const [body] = args
      if (typeof body === 'string') recorded.push({ path, json: JSON.parse(body) })
      if (body instanceof FormData)
        recorded.push({
          path,
          parts: [...body].map(([name, value]) => [name, value instanceof File ? value.name : value]),
        })
      return Reflect.apply(target, request, args)
    },
  })
}
