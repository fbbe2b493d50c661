import { Search } from 'lucide-react'
import { type SubmitEvent, useEffect, useRef, useState } from 'react'
import { routes } from '../../../contract/routes.ts'
import { sendEvent } from '../../ui/analytics-event.ts'
import { Button } from '../../ui/Button.tsx'
import { filterCards, focusCard, readCards } from './filter-cards.ts'
import { EVERYTHING, type ListingQuery, more, queryString, readQuery, SEARCH_LENGTH } from './listing-query.ts'

interface PostFilterProps {
  query: ListingQuery
  categories: readonly string[]
  /** How many articles there are, and how many of them answer the query. */
  total: number
  found: number
}

const ALL = 'All'

/**
 * Search and category of the listing (spec 2 §4): one plain GET form, whose every button sends both. With script it
 * hides and shows the cards that stand in the page (PostGrid) and writes the address itself.
 */
export function PostFilter({ query: first, categories, total, found: firstFound }: PostFilterProps) {
  const [query, setQuery] = useState(first)
  const [found, setFound] = useState(firstFound)
  const input = useRef<HTMLInputElement>(null)

  function show(next: ListingQuery) {
    setQuery(next)
    setFound(filterCards(next))
    if (input.current) input.current.value = next.text
  }

  useEffect(() => {
    const follow = () => show(readQuery(new URLSearchParams(location.search), categories))
    addEventListener('popstate', follow)
    // Before the first search, which is the one that is waited for.
    readCards()
    return () => removeEventListener('popstate', follow)
  }, [])

  useEffect(() => {
    const link = document.querySelector('#more-articles a')
    const showMore = (event: Event) => {
      event.preventDefault()
      ask(more(query))
      focusCard(query.most)
    }
    link?.addEventListener('click', showMore)
    return () => link?.removeEventListener('click', showMore)
  }, [query])

  function ask(next: ListingQuery) {
    if (next.text !== query.text && next.text) sendEvent('search', { category: 'blog', label: next.text })
    if (next.category !== query.category)
      sendEvent('category_filter', { category: 'blog', label: next.category ?? ALL })
    const address = routes.blog() + queryString(next)
    if (address !== location.pathname + location.search) history.pushState(null, '', address)
    show(next)
  }

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    const sent = new FormData(event.currentTarget, event.nativeEvent.submitter)
    ask(readQuery(new URLSearchParams([...sent].map(([name, value]) => [name, String(value)])), categories))
  }

  function browseAll(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    ask(EVERYTHING)
    input.current?.focus()
  }

  return (
    <>
      <search>
        <form action={routes.blog()} onSubmit={submit} className="post-filter">
          <div className="flex max-w-[36rem]">
            <input
              ref={input}
              type="search"
              name="q"
              aria-label="Search articles"
              placeholder="Search articles"
              defaultValue={query.text}
              maxLength={SEARCH_LENGTH}
              autoComplete="off"
              className="control rounded-r-none border-r-0"
            />
            {/* The first button is the one that Enter presses: it keeps the category. */}
            <Button type="submit" name="category" value={query.category ?? ALL} look="ink" className="rounded-l-none">
              <Search size={18} strokeWidth={1.5} aria-hidden="true" />
              Search
            </Button>
          </div>
          <fieldset className="post-categories">
            <legend className="sr-only">Category</legend>
            {[ALL, ...categories].map((name) => (
              <button
                key={name}
                type="submit"
                name="category"
                value={name}
                aria-pressed={name === (query.category ?? ALL)}
                className="chip"
              >
                {name}
              </button>
            ))}
          </fieldset>
        </form>
      </search>
      <p role="status" className="mono mt-6 text-muted">
        {found === total ? `${total} articles` : `${found} of ${total} articles`}
        {query.text && ` with “${query.text}”`}
        {query.category && ` in ${query.category}`}
      </p>
      {found === 0 && (
        <form action={routes.blog()} onSubmit={browseAll} className="post-none">
          <h2>No Articles Found</h2>
          <p className="mt-3 text-muted">No bottom at this depth. Try fewer words, or another category.</p>
          <Button type="submit" look="outline" className="mt-6">
            Browse All Articles
          </Button>
        </form>
      )}
    </>
  )
}
