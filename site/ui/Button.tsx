import type { LucideIcon } from 'lucide-react'
import type { AnchorHTMLAttributes, ButtonHTMLAttributes, ReactNode } from 'react'

export type ButtonLook = 'plain' | 'signal' | 'ink' | 'white' | 'outline' | 'outline-light' | 'underline'

export interface Look {
  look?: ButtonLook
  /** An icon behind the words. */
  icon?: LucideIcon
  small?: boolean
  children: ReactNode
}

/** `button` names it for the print styles, which leave it out. */
const BASE =
  'button inline-flex items-center justify-between gap-3 font-medium no-underline transition-[background-color,color,border-color,transform] active:not-disabled:translate-y-px'

const LOOKS: Record<ButtonLook, string> = {
  plain: '',
  signal: 'rounded-sm forced-colors:border bg-signal text-ink hover:bg-signal-press',
  ink: 'rounded-sm forced-colors:border bg-ink text-sheet hover:bg-deep',
  white: 'rounded-sm forced-colors:border bg-white text-ink hover:bg-shoal',
  outline: 'rounded-sm border border-current hover:bg-ink hover:text-sheet',
  'outline-light': 'rounded-sm border border-line-strong/60 text-sheet hover:bg-sheet hover:text-ink',
  underline: 'border-b border-current hover:border-b-2',
}

/** A link that looks like a button: it leads somewhere, also without script. */
export function ButtonLink(props: Look & AnchorHTMLAttributes<HTMLAnchorElement>) {
  const { look = 'signal', icon: Icon, small, children, className, ...rest } = props
  return (
    <a {...rest} className={classes(look, small, className)}>
      {children}
      {Icon && <Icon size={18} strokeWidth={1.5} />}
    </a>
  )
}

export function Button(props: Look & ButtonHTMLAttributes<HTMLButtonElement>) {
  const { look = 'signal', icon: Icon, small, children, className, type = 'button', ...rest } = props
  return (
    <button {...rest} type={type} className={classes(look, small, className)}>
      {children}
      {Icon && <Icon size={18} strokeWidth={1.5} />}
    </button>
  )
}

function classes(look: ButtonLook, small: boolean | undefined, more: string | undefined): string {
  if (look === 'plain') return more ?? ''
  const size = look === 'underline' ? 'min-h-11 pb-0.5' : small ? 'min-h-11 px-5 text-[0.9375rem]' : 'min-h-14 px-6'
  return [BASE, LOOKS[look], size, more].filter(Boolean).join(' ')
}
