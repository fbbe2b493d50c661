// What schema.org types must say for search engines to use them: Google's required properties of rich results, and what
// the type is useless without. Every entry is read to its leaves; an object of a type without a rule is a problem too.

type Thing = Record<string, unknown>
type Check = (value: unknown) => boolean

const text: Check = (value) => typeof value === 'string' && value.trim() === value && value.length > 0
const address: Check = (value) => typeof value === 'string' && /^https?:$/.test(URL.parse(value)?.protocol ?? '')
const day: Check = (value) =>
  typeof value === 'string' &&
  /^\d{4}-\d\d-\d\d(T[\d:.]+(Z|[+-]\d\d:\d\d))?$/.test(value) &&
  !Number.isNaN(Date.parse(value))
const count: Check = (value) => Number.isInteger(value) && Number(value) > 0
const thing =
  (...types: string[]): Check =>
  (value) =>
    typeof value === 'object' && value !== null && types.includes(String((value as Thing)['@type']))
const listOf =
  (check: Check): Check =>
  (value) =>
    Array.isArray(value) && value.length > 0 && value.every(check)
const either =
  (...checks: Check[]): Check =>
  (value) =>
    checks.some((check) => check(value))

const page = {
  name: text,
  description: text,
  url: address,
  isPartOf: (value: unknown) => address((value as Thing)?.['@id']),
}

const RULES: Record<string, Record<string, Check>> = {
  Organization: { name: text, url: address },
  WebSite: { name: text, url: address, publisher: (value) => address((value as Thing)?.['@id']) },
  WebPage: page,
  AboutPage: page,
  ContactPage: page,
  CollectionPage: page,
  ProfilePage: { mainEntity: thing('Organization', 'Person') },
  Blog: { name: text, url: address, publisher: thing('Organization') },
  BlogPosting: { headline: text, url: address, datePublished: day },
  Service: { name: text },
  OfferCatalog: { name: text, itemListElement: listOf(thing('Offer')) },
  Offer: { itemOffered: thing('Service') },
  FAQPage: { mainEntity: listOf(thing('Question')) },
  Question: { name: text, acceptedAnswer: thing('Answer') },
  Answer: { text },
  BreadcrumbList: { itemListElement: listOf(thing('ListItem')) },
  ItemList: { itemListElement: listOf(thing('ListItem')) },
  ListItem: { position: count, name: text },
  ImageObject: { url: address },
  PostalAddress: { addressLocality: text, addressCountry: text },
  ContactPoint: { contactType: text },
}

/** What an entry that stands for a page itself must say beyond what the same type says inside another. */
const OF_A_PAGE: Record<string, Record<string, Check>> = {
  Organization: {
    logo: thing('ImageObject'),
    contactPoint: listOf(thing('ContactPoint')),
    email: text,
    address: thing('PostalAddress'),
  },
  BlogPosting: {
    image: either(address, thing('ImageObject')),
    dateModified: day,
    author: thing('Organization', 'Person'),
    publisher: thing('Organization'),
    mainEntityOfPage: address,
    description: text,
  },
  Service: { provider: thing('Organization'), description: text, url: address },
}

/** Everything that an entry lacks or says in a form that the type does not know; empty when it is right. */
export function problemsOf(entry: Thing): string[] {
  const type = String(entry['@type'])
  const own = missing(type, entry, OF_A_PAGE[type] ?? {})
  const context = entry['@context'] === 'https://schema.org' ? [] : [`${type}: no @context`]
  return [...context, ...own, ...inside(type, entry), ...steps(entry)]
}

function inside(path: string, value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap((part, index) => inside(`${path}[${index}]`, part))
  if (typeof value !== 'object' || value === null) return leaf(path, value)
  const found = value as Thing
  const type = found['@type']
  const isReference = type === undefined && Object.keys(found).join() === '@id'
  const rule = RULES[String(type)]
  const own = isReference ? [] : rule ? missing(path, found, rule) : [`${path}: no rule for the type ${type}`]
  return [...own, ...Object.entries(found).flatMap(([key, part]) => inside(`${path}.${key}`, part))]
}

function missing(path: string, found: Thing, rule: Record<string, Check>): string[] {
  return Object.entries(rule)
    .filter(([key, check]) => !check(found[key]))
    .map(([key]) => `${path}.${key} is ${JSON.stringify(found[key]) ?? 'missing'}`)
}

/** Whatever the property: nothing empty, no dangling brand token, and whole addresses where addresses stand. */
function leaf(path: string, value: unknown): string[] {
  if (value === undefined) return []
  const isAddress = /\.(url|item|image|logo|@id|mainEntityOfPage)$/.test(path) || /\.sameAs\[\d+\]$/.test(path)
  const isDay = /\.date\w+$/.test(path)
  const fine = isAddress ? address(value) : isDay ? day(value) : typeof value === 'number' || text(value)
  return fine && !/\{\w+\}/.test(String(value)) ? [] : [`${path} is ${JSON.stringify(value)}`]
}

/** A trail counts from one, and all but its last step lead somewhere. */
function steps(entry: Thing): string[] {
  if (entry['@type'] !== 'BreadcrumbList' && entry['@type'] !== 'ItemList') return []
  const items = Array.isArray(entry.itemListElement) ? (entry.itemListElement as Thing[]) : []
  return items.flatMap((item, index) => [
    ...(item.position === index + 1 ? [] : [`${entry['@type']}: step ${index + 1} is counted ${item.position}`]),
    ...(address(item.item ?? item.url) || index === items.length - 1 ? [] : [`step ${index + 1} leads nowhere`]),
  ])
}
