import { useEffect, useEffectEvent, useState } from 'react'
import { routes } from '../../../contract/routes.ts'
import { sendEvent } from '../../ui/analytics-event.ts'
import { filterCards, focusCard, readCards } from './filter-cards.ts'
import { type ListingQuery, more, queryString, readQuery } from './listing-query.ts'

interface Listing {
  query: ListingQuery
  /** How many articles match. */
  found: number
  /** Shows the articles of another query, writes the address, and tells analytics what changed. */
  ask(next: ListingQuery): void
}

/** The value of the category buttons that stands for none, and their first label. */
export const ALL_CATEGORIES = 'All'

interface ListingOptions {
  /** The query that the page was built for, and how many articles match it. */
  first: ListingQuery
  firstFound: number
  categories: readonly string[]
  onShow(query: ListingQuery): void
}

/** The listing's query in step with the address, with Back, and with the link "Show more articles". */
export function useListing({ first, firstFound, categories, onShow }: ListingOptions): Listing {
  const [query, setQuery] = useState(first)
  const [found, setFound] = useState(firstFound)

  function show(next: ListingQuery) {
    setQuery(next)
    setFound(filterCards(next))
    onShow(next)
  }

  function ask(next: ListingQuery) {
    announce(query, next)
    const address = routes.blog() + queryString(next)
    if (address !== location.pathname + location.search) history.pushState(null, '', address)
    show(next)
  }

  const readAddress = useEffectEvent(() => {
    const asked = readQuery(new URLSearchParams(location.search), categories)
    if (queryString(asked) !== queryString(query)) show(asked)
  })
  useEffect(() => {
    const followAddress = () => readAddress()
    addEventListener('popstate', followAddress)
    // Now, because the visitor waits for the first search.
    readCards()
    // Back may have woken the island.
    readAddress()
    return () => removeEventListener('popstate', followAddress)
  }, [])

  const askForMore = useEffectEvent(() => {
    ask(more(query))
    focusCard(query.most)
  })
  useEffect(() => {
    const link = document.querySelector<HTMLElement>('#more-articles a')
    const showMore = (event: MouseEvent) => {
      if (event.metaKey || event.ctrlKey || event.shiftKey) return
      event.preventDefault()
      askForMore()
    }
    link?.addEventListener('click', showMore)
    return () => link?.removeEventListener('click', showMore)
  }, [])

  return { query, found, ask }
}

function announce(before: ListingQuery, { text, category }: ListingQuery) {
  if (text !== before.text && text) sendEvent('search', { category: 'blog', label: text })
  if (category !== before.category)
    sendEvent('category_filter', { category: 'blog', label: category ?? ALL_CATEGORIES })
}
