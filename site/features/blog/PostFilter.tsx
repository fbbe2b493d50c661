import { Search } from 'lucide-react'
import { type Ref, type SubmitEvent, useRef } from 'react'
import { routes } from '../../../contract/routes.ts'
import { Button } from '../../ui/Button.tsx'
import { EVERYTHING, type ListingQuery, readQuery, SEARCH_LENGTH } from './listing-query.ts'
import { ALL_CATEGORIES, useListing } from './use-listing.ts'

interface PostFilterProps {
  query: ListingQuery
  categories: readonly string[]
  /** How many articles there are in all, and in each category. */
  counts: readonly number[]
  /** How many match. */
  found: number
}

/**
 * Search and category of the listing (specification 10.1.4): one plain GET form, whose every button sends both. With
 * script it hides and shows the cards that stand in the page (PostGrid) and writes the address itself.
 */
export function PostFilter({ query: first, categories, counts, found: firstFound }: PostFilterProps) {
  const input = useRef<HTMLInputElement>(null)
  const { query, found, ask } = useListing({
    first,
    firstFound,
    categories,
    // Not in an effect: what was typed before this island woke must stay.
    onShow: ({ text }) => {
      if (input.current) input.current.value = text
    },
  })

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    const fields = new FormData(event.currentTarget, event.nativeEvent.submitter)
    ask(readQuery(new URLSearchParams([...fields].map(([name, value]) => [name, String(value)])), categories))
  }

  function browseAll(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    ask(EVERYTHING)
    input.current?.focus()
  }

  return (
    <>
      <SearchForm query={query} categories={categories} counts={counts} inputRef={input} onSubmit={submit} />
      <p role="status" className="mono mt-6 text-muted">
        {countInWords(query, found, counts[0])}
      </p>
      {found === 0 && (
        <form action={routes.blog()} onSubmit={browseAll} className="max-w-160 pt-14 pb-8">
          <h2>No Articles Found</h2>
          <p className="mt-3 text-muted">Nothing fits. Try fewer words, or another category.</p>
          <Button type="submit" look="outline" className="mt-6">
            Browse All Articles
          </Button>
        </form>
      )}
    </>
  )
}

interface SearchFormProps extends Pick<PostFilterProps, 'query' | 'categories' | 'counts'> {
  inputRef: Ref<HTMLInputElement>
  onSubmit(event: SubmitEvent<HTMLFormElement>): void
}

function SearchForm({ query, categories, counts, inputRef, onSubmit }: SearchFormProps) {
  const current = query.category ?? ALL_CATEGORIES
  return (
    <search>
      <form
        action={routes.blog()}
        onSubmit={onSubmit}
        className="post-filter grid gap-4 border-b min-[90rem]:grid-cols-[minmax(0,1fr)_auto]"
      >
        <div className="flex max-w-[36rem] rounded-sm border border-edge bg-white p-1 min-[90rem]:-ml-4 min-[90rem]:border-0 min-[90rem]:bg-transparent">
          {/* The first button is the one that Enter presses: it keeps the category. */}
          <button type="submit" name="category" value={current} aria-label="Search" data-tooltip="Search">
            <Search size={20} strokeWidth={1.5} className="mx-3" aria-hidden="true" />
          </button>
          <input
            ref={inputRef}
            type="search"
            name="q"
            aria-label="Search articles"
            placeholder="Search articles"
            defaultValue={query.text}
            dir="auto"
            maxLength={SEARCH_LENGTH}
            autoComplete="off"
            className="min-h-11 grow px-2 placeholder:text-muted"
          />
        </div>
        <fieldset className="post-categories min-[90rem]:self-end">
          <legend className="sr-only">Category</legend>
          {[ALL_CATEGORIES, ...categories].map((name, index) => (
            <button
              key={name}
              type="submit"
              name="category"
              value={name}
              aria-pressed={name === current}
              className="chip"
            >
              <span>{name}</span>
              <sup aria-hidden="true">{counts[index]}</sup>
            </button>
          ))}
        </fieldset>
      </form>
    </search>
  )
}

/** One text, which replaces the one before as a whole: a browser may have translated that. */
function countInWords({ text, category }: ListingQuery, found: number, total = found): string {
  const count = `${found === total ? '' : `${found} of `}${total} article${total === 1 ? '' : 's'}`
  return `${count}${text && ` with “${text}”`}${category ? ` in ${category}` : ''}`
}
