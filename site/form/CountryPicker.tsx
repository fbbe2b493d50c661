import { Command } from 'cmdk'
import { ChevronDown } from 'lucide-react'
import { Popover } from 'radix-ui'
import { useRef, useState } from 'react'
import { COUNTRIES, flagPath, matchesCountry } from '../../contract/countries.ts'
import { useTopContainer } from './use-top-container.ts'

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
  const matches = COUNTRIES.filter((country) => matchesCountry(country, search))

  function choose(next: string) {
    onChoose(next)
    setOpen(false)
    setSearch('')
  }

  return (
    <Popover.Root open={open} onOpenChange={setOpen}>
      <Popover.Trigger
        ref={trigger}
        disabled={disabled}
        aria-label={`Country: ${chosen?.name ?? ''} ${dialCode}`}
        className="flex min-h-13 shrink-0 items-center gap-2 border-r border-line-strong px-3.5"
      >
        <img src={flagPath(code)} alt="" width={20} height={20} className="size-5 rounded-full" />
        <span>{dialCode}</span>
        <ChevronDown size={14} strokeWidth={1.5} aria-hidden="true" />
      </Popover.Trigger>
      <Popover.Portal container={container}>
        <Popover.Content
          align="start"
          sideOffset={6}
          className="menu-list w-[min(20rem,calc(100vw-3rem))]"
          aria-label="Choose a country"
        >
          <Command shouldFilter={false} label="Countries">
            <Command.Input
              value={search}
              onValueChange={setSearch}
              placeholder="Search country or code"
              className="min-h-12 w-full border-b border-line-strong bg-transparent px-4 outline-none placeholder:text-muted"
            />
            <Command.List className="max-h-64 overflow-y-auto overscroll-contain p-1.5">
              <Command.Empty className="px-3 py-4 text-small text-muted">No country matches.</Command.Empty>
              {matches.map((country) => (
                <Command.Item
                  key={country.code}
                  value={country.code}
                  onSelect={() => choose(country.code)}
                  className="menu-item"
                >
                  <img
                    src={flagPath(country.code)}
                    alt=""
                    width={20}
                    height={20}
                    loading="lazy"
                    className="size-5 rounded-full"
                  />
                  <span className="grow">{country.name}</span>
                  <span className="text-muted">{country.dialCode}</span>
                </Command.Item>
              ))}
            </Command.List>
          </Command>
        </Popover.Content>
      </Popover.Portal>
    </Popover.Root>
  )
}
