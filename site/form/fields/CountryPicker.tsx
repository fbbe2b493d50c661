import { Command } from 'cmdk'
import { ChevronDown } from 'lucide-react'
import { Popover } from 'radix-ui'
import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { COUNTRIES, type Country, flagPath, matchesCountry } from '../../../contract/fields/countries.ts'
import { useGrowingRange } from './use-growing-range.ts'
import { useTopContainer } from './use-top-container.ts'

/** Rows that are seen above the chosen one. */
const ROWS_ABOVE = 2

interface CountryPickerProps {
  code: string
  dialCode: string
  onChoose(code: string): void
  disabled: boolean
}

/**
 * The country dropdown with its search by name or dial code; choosing closes it and clears the search (specification
 * 11.4.3).
 */
export function CountryPicker({ code, dialCode, onChoose, disabled }: CountryPickerProps) {
  const [open, setOpen] = useState(false)
  const [search, setSearch] = useState('')
  const trigger = useRef<HTMLButtonElement>(null)
  const container = useTopContainer(trigger)
  const chosen = COUNTRIES.find((country) => country.code === code)
  const [active, setActive] = useState(code)
  const matches = COUNTRIES.filter((country) => matchesCountry(country, search))

  /** Closed in whatever way, the next search begins empty, at the chosen country. */
  function toggle(next: boolean) {
    setOpen(next)
    setSearch('')
    setActive(code)
  }

  function find(text: string) {
    setSearch(text)
    setActive(COUNTRIES.find((country) => matchesCountry(country, text))?.code ?? '')
  }

  function choose(next: string) {
    onChoose(next)
    toggle(false)
  }

  return (
    <Popover.Root open={open} onOpenChange={toggle}>
      <Popover.Trigger
        ref={trigger}
        disabled={disabled}
        aria-label={`Country: ${chosen?.name ?? ''} ${dialCode}`}
        className="flex min-h-13 shrink-0 items-center gap-2 border-r border-line-strong px-3"
      >
        <img src={flagPath(code)} alt="" width={20} height={20} className="size-5 rounded-full" />
        <span>{dialCode}</span>
        <ChevronDown size={14} strokeWidth={1.5} aria-hidden="true" />
      </Popover.Trigger>
      <Popover.Portal container={container}>
        <Popover.Content
          align="start"
          sideOffset={6}
          className="menu-list flex flex-col w-[min(20rem,calc(100vw-3rem))]"
          aria-label="Choose a country"
        >
          <Command className="contents" shouldFilter={false} label="Countries" value={active} onValueChange={setActive}>
            <Command.Input
              dir="auto"
              value={search}
              onValueChange={find}
              placeholder="Search country or code"
              className="min-h-12 w-full border-b border-line-strong bg-transparent px-4 outline-none placeholder:text-muted"
            />
            <p role="status" className={matches.length > 0 ? 'sr-only' : 'px-3 py-4 text-small text-muted'}>
              {matches.length > 0 ? countOf(matches.length) : 'No country matches.'}
            </p>
            <CountryList matches={matches} chosen={code} search={search} choose={choose} />
          </Command>
        </Popover.Content>
      </Popover.Portal>
    </Popover.Root>
  )
}

interface CountryListProps {
  matches: readonly Country[]
  chosen: string
  search: string
  choose(code: string): void
}

/** The rows that are not rendered yet are empty space, so that nothing moves when they come. */
function CountryList({ matches, chosen, search, choose }: CountryListProps) {
  const around = Math.max(
    0,
    matches.findIndex(({ code }) => code === chosen),
  )
  const { from, to } = useGrowingRange(matches.length, around, search)
  const list = useRef<HTMLDivElement>(null)
  // Before the first paint, by the rows' own height: cmdk scrolls to its option only after a key.
  useLayoutEffect(() => {
    const row = list.current?.querySelector<HTMLElement>('[role=option]')
    if (list.current && row) list.current.scrollTop = (around - ROWS_ABOVE) * row.offsetHeight
  }, [around])
  useEffect(() => tellActiveOption(list.current))
  return (
    // An empty list is none: a listbox must have options.
    <Command.List
      ref={list}
      hidden={matches.length === 0}
      className="max-h-64 overflow-y-auto overscroll-contain p-1.5 [overflow-anchor:none]"
    >
      <div role="presentation" style={{ height: spaceOf(from) }} />
      {matches.slice(from, to).map(({ code, name, dialCode }) => (
        <Command.Item key={code} value={code} onSelect={() => choose(code)} className="menu-item">
          <img src={flagPath(code)} alt="" width={20} height={20} loading="lazy" className="size-5 rounded-full" />
          <span className="grow">{name}</span>
          <span className="text-muted">{dialCode}</span>
        </Command.Item>
      ))}
      <div role="presentation" style={{ height: spaceOf(matches.length - to) }} />
    </Command.List>
  )
}

/** The space of that many rows, each as high as `.menu-item`. */
function spaceOf(rows: number): string {
  return `${rows * 2.75}rem`
}

/** cmdk tells the active option only after an arrow key; the list opens with one already, and each search has another. */
function tellActiveOption(list: HTMLElement | null) {
  const frame = requestAnimationFrame(() => {
    const option = list?.querySelector('[role=option][aria-selected=true]')
    for (const teller of [list, list?.closest('[cmdk-root]')?.querySelector('[role=combobox]')]) {
      if (option) teller?.setAttribute('aria-activedescendant', option.id)
      else teller?.removeAttribute('aria-activedescendant')
    }
  })
  return () => cancelAnimationFrame(frame)
}

function countOf(number: number): string {
  return number === 1 ? '1 country' : `${number} countries`
}
