import type { ComponentProps } from 'react'
import { goTo } from './address.ts'

/** A link within the screen: a plain press stays on the page, any other is the browser's. */
export function Go({ href = '/', onClick, ...rest }: ComponentProps<'a'>) {
  return (
    <a
      href={href}
      onClick={(event) => {
        onClick?.(event)
        if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey) return
        event.preventDefault()
        goTo(href)
      }}
      {...rest}
    />
  )
}
