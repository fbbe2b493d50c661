import type { DeskFilter } from '../../contract/desk/filter.ts'
import type { DeskChoiceFacet, DeskCount, DeskFacets } from '../../contract/desk/replies.ts'
import { changePlace } from '../app/address.ts'
import { PHONE, useMedia } from '../ui/use-media.ts'
import { Months } from './Months.tsx'

/** Longest bar, px. */
const BAR = 40

interface FacetsProps {
  filter: DeskFilter
  facets: DeskFacets | undefined
  choices: readonly DeskChoiceFacet[]
}

/** What the found requests are, as filters: each with its count and a bar of that length. */
export function Facets({ filter, facets, choices }: FacetsProps) {
  const isPhone = useMedia(PHONE)
  const part = (label: string, key: 'status' | 'desk' | 'form' | 'owner') => (
    <Facet
      label={label}
      counts={facets?.[key] ?? []}
      chosen={filter[key]}
      onChange={(values) => changePlace({ filter: { ...filter, [key]: values } })}
    />
  )
  const all = facets && (
    <>
      {part('Status', 'status')}
      {part('Desk', 'desk')}
      {part('Form', 'form')}
      {part('Owner', 'owner')}
      <Months filter={filter} months={facets.months} />
      {choices
        .filter(({ values }) => values.some(({ count }) => count > 0))
        .map(({ field, label, values }) => (
          <Facet
            key={field}
            label={label}
            counts={values.filter(({ count, value }) => count > 0 || filter.choices[field]?.includes(value))}
            chosen={filter.choices[field] ?? []}
            onChange={(chosen) =>
              changePlace({ filter: { ...filter, choices: { ...filter.choices, [field]: chosen } } })
            }
          />
        ))}
    </>
  )
  return (
    <aside
      className="facets max-sm:max-h-[50dvh] max-sm:py-1 max-sm:border-r-0 [grid-area:facets] overflow-y-auto px-4 pt-2 pb-6 border-t border-(--rule) border-r bg-(--panel) [scrollbar-width:thin]"
      aria-label="Filters"
    >
      {isPhone && facets ? (
        <details>
          <summary className="min-h-8 font-medium leading-8 cursor-pointer">Filters</summary>
          {all}
        </details>
      ) : (
        all
      )}
    </aside>
  )
}

interface FacetProps {
  label: string
  counts: readonly DeskCount[]
  chosen: readonly string[]
  onChange: (values: string[]) => void
}

function Facet({ label, counts, chosen, onChange }: FacetProps) {
  const most = Math.max(1, ...counts.map(({ count }) => count))
  return (
    <fieldset className="min-w-0 pt-3 pb-2 border-b border-(--rule)">
      <legend className="float-left w-full mb-1 text-mono font-medium">{label}</legend>
      {counts.map(({ value, label: name, count }) => (
        <label
          key={value}
          className={`clear-both grid grid-cols-[16px_minmax(0,1fr)_auto_minmax(16px,auto)] items-center gap-2 min-h-[25px] text-mono cursor-pointer ${count === 0 ? 'text-(--quiet)' : ''}`}
        >
          <input
            type="checkbox"
            checked={chosen.includes(value)}
            onChange={({ target }) =>
              onChange(target.checked ? [...chosen, value] : chosen.filter((other) => other !== value))
            }
          />
          {name}
          <i style={{ width: count === 0 ? 0 : Math.max(3, (count / most) * BAR) }} />
          <span>{count}</span>
        </label>
      ))}
    </fieldset>
  )
}
