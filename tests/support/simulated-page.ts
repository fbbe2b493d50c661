import { act, type ReactNode } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { onTestFinished } from 'vitest'

/** An element of a simulated page, and a root of React in it. They end at `end`, or after the test. */
export function openElement() {
  const page = document.body.appendChild(document.createElement('div'))
  const root = createRoot(page)
  const end = () => act(async () => root.unmount())
  onTestFinished(async () => {
    await end()
    page.remove()
  })
  return { page, draw: (part: ReactNode) => act(async () => root.render(part)), end }
}

/** A part as the server draws it, which wakes after what is done to it `before`. It ends after the test. */
export async function wakeElement(part: ReactNode, before: (page: HTMLElement) => void): Promise<HTMLElement> {
  const page = document.body.appendChild(document.createElement('div'))
  page.innerHTML = renderToString(part)
  before(page)
  const root = await act(async () => hydrateRoot(page, part))
  onTestFinished(async () => {
    await act(async () => root.unmount())
    page.remove()
  })
  return page
}

/** Types a whole text into a field, as React hears it. */
export const typeInto = (field: HTMLTextAreaElement | HTMLInputElement | null, text: string) =>
  act(async () => {
    if (field) Reflect.set(Object.getPrototypeOf(field), 'value', text, field)
    field?.dispatchEvent(new Event('input', { bubbles: true }))
  })
