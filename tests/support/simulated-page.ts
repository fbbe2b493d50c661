import { act, type ReactNode } from 'react'
import { createRoot } from 'react-dom/client'
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

/** Types a whole text into a field, as React hears it. */
export const typeInto = (field: HTMLTextAreaElement | HTMLInputElement | null, text: string) =>
  act(async () => {
    if (field) Reflect.set(Object.getPrototypeOf(field), 'value', text, field)
    field?.dispatchEvent(new Event('input', { bubbles: true }))
  })
