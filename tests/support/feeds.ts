import { HtmlValidate } from 'html-validate'
import sax from 'sax'
import * as v from 'valibot'

// Whether a feed is one: RSS 2.0 (rssboard.org), Atom (RFC 4287) and JSON Feed 1.1, by the rules that their validators
// check. No package does this without asking a service on the net.

/** Attributes have an @ before their name, and a child has its namespace’s prefix of PREFIXES. */
interface Element {
  '#': string
  [name: string]: string | Element[]
}

const PREFIXES: Record<string, string> = {
  'http://www.w3.org/2005/Atom': 'atom:',
  'http://purl.org/rss/1.0/modules/content/': 'content:',
  '': '',
}
const RFC_822 =
  /^(Mon|Tue|Wed|Thu|Fri|Sat|Sun), \d{1,2} (Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec) \d{4} \d\d:\d\d(:\d\d)? (GMT|UT|[+-]\d{4})$/
const RFC_3339 = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?(Z|[+-]\d\d:\d\d)$/

const words = v.pipe(v.string(), v.trim(), v.nonEmpty())
const address = v.pipe(words, v.check(isAddress, 'no address'))
const rfc822 = v.pipe(
  words,
  v.regex(RFC_822),
  v.check((text) => new Date(text).toUTCString().slice(0, 3) === text.slice(0, 3), 'another day of the week'),
)
const rfc3339 = v.pipe(
  words,
  v.regex(RFC_3339),
  v.check((text) => !Number.isNaN(Date.parse(text)), 'no date'),
)
const html = v.pipe(
  words,
  v.rawCheck(({ dataset, addIssue }) => {
    if (dataset.typed) for (const message of problemsOfHtml(dataset.value)) addIssue({ message })
  }),
)
const xml = v.pipe(
  v.string(),
  v.rawTransform<string, unknown>(({ dataset, addIssue, NEVER }) => {
    try {
      return readXml(dataset.value)
    } catch (error) {
      addIssue({ message: `not well formed: ${String(error).replace(/\s+/g, ' ')}` })
      return NEVER
    }
  }),
)

const leaf = <Text extends v.GenericSchema<string, string>>(text: Text) => v.object({ '#': text })
const once = <Text extends v.GenericSchema<string, string>>(text: Text) => v.strictTuple([leaf(text)])
const any = <Entry extends v.GenericSchema<unknown, unknown>>(entry: Entry) => v.optional(v.array(entry), [])

/** @returns what is wrong with an RSS feed that is served at `self`, whose path alone counts. */
export function problemsOfRss(text: string, self: string): string[] {
  const guid = v.pipe(
    v.object({ '#': words, '@isPermaLink': v.optional(v.string()) }),
    // Without isPermaLink="false" a guid is an address (RSS 2.0).
    v.check((one) => one['@isPermaLink'] === 'false' || isAddress(one['#']), 'no address'),
  )
  const item = v.object({
    title: once(words),
    link: once(address),
    guid: v.strictTuple([guid]),
    pubDate: once(rfc822),
    description: once(words),
    'content:encoded': once(html),
    // An <author> must be an email address; names go into dc:creator.
    author: any(leaf(v.pipe(v.string(), v.includes('@')))),
  })
  const channel = v.object({
    title: once(words),
    link: once(address),
    description: once(words),
    lastBuildDate: any(leaf(rfc822)),
    'atom:link': linksWith(self, 'application/rss+xml'),
    item: v.pipe(
      v.array(item),
      v.minLength(1),
      v.check((items) => areDifferent(items.map((one) => one.guid[0]['#'])), 'a guid again'),
      v.check((items) => areNewestFirst(items.map((one) => one.pubDate[0]['#'])), 'the newest is not first'),
    ),
  })
  const rss = v.object({ '@version': v.literal('2.0'), channel: v.strictTuple([channel]) })
  return problemsOf(v.pipe(xml, v.object({ rss: v.strictTuple([rss]) })), text)
}

/** @returns what is wrong with an Atom feed that is served at `self`. */
export function problemsOfAtom(text: string, self: string): string[] {
  const named = { 'atom:id': once(address), 'atom:title': once(words), 'atom:updated': once(rfc3339) }
  const author = any(v.object({ 'atom:name': once(words) }))
  const entry = v.pipe(
    v.object({
      ...named,
      'atom:published': once(rfc3339),
      'atom:author': author,
      'atom:category': any(v.object({ '@term': words })),
      'atom:link': any(link),
      'atom:content': any(v.object({ '#': html, '@type': v.optional(v.picklist(['text', 'html', 'xhtml'])) })),
    }),
    v.check(
      (one) => one['atom:content'].length > 0 || one['atom:link'].some((each) => each['@rel'] === 'alternate'),
      'neither content nor link',
    ),
  )
  const feed = v.pipe(
    v.object({
      ...named,
      'atom:author': author,
      'atom:link': linksWith(self, 'application/atom+xml'),
      'atom:entry': v.pipe(
        v.array(entry),
        v.minLength(1),
        v.check((all) => areNewestFirst(all.map((one) => one['atom:published'][0]['#'])), 'the newest is not first'),
      ),
    }),
    v.check(
      (all) => all['atom:author'].length > 0 || all['atom:entry'].every((one) => one['atom:author'].length > 0),
      'an entry without author',
    ),
    // The feed and its first entry may not share one.
    v.check((all) => areDifferent([all, ...all['atom:entry']].map((one) => one['atom:id'][0]['#'])), 'an id again'),
  )
  return problemsOf(v.pipe(xml, v.object({ 'atom:feed': v.strictTuple([feed]) })), text)
}

/** @returns what is wrong with a JSON Feed 1.1 that is served at `self`. */
export function problemsOfJsonFeed(text: string, self: string): string[] {
  const item = v.pipe(
    v.object({
      id: words,
      url: address,
      content_html: v.optional(html),
      content_text: v.optional(words),
      date_published: rfc3339,
      date_modified: v.optional(rfc3339),
      author: v.optional(v.never('author of version 1.0 instead of authors')),
      authors: v.optional(v.array(v.object({ name: words }))),
      tags: v.optional(v.array(words)),
    }),
    v.check((one) => Boolean(one.content_html || one.content_text), 'without content'),
  )
  const feed = v.object({
    version: v.literal('https://jsonfeed.org/version/1.1'),
    title: words,
    home_page_url: address,
    feed_url: v.pipe(
      address,
      v.check((one) => new URL(one).pathname === self, 'not its own'),
    ),
    items: v.pipe(
      v.array(item),
      v.minLength(1),
      v.check((items) => areDifferent(items.map(({ id }) => id)), 'an id again'),
      v.check((items) => areNewestFirst(items.map((one) => one.date_published)), 'the newest is not first'),
    ),
  })
  return problemsOf(v.pipe(v.string(), v.parseJson(), feed), text)
}

const link = v.object({
  '@rel': v.optional(v.string(), 'alternate'),
  '@type': v.optional(v.string()),
  '@href': address,
})

/** Links of a feed, one of which leads to the feed itself. */
function linksWith(path: string, type: string) {
  return v.pipe(
    v.array(link),
    v.check((links) => {
      const self = links.filter((one) => one['@rel'] === 'self')
      const leads = self.every((one) => one['@type'] === type && URL.parse(one['@href'])?.pathname === path)
      return self.length === 1 && leads
    }, `no link to itself at ${path} as ${type}`),
  )
}

function problemsOf(schema: v.GenericSchema<unknown, unknown>, text: string): string[] {
  const { issues = [] } = v.safeParse(schema, text)
  return issues.map((issue) => `${v.getDotPath(issue) ?? 'the feed'} is ${issue.received}: ${issue.message}`)
}

const validator = new HtmlValidate({
  rules: { 'close-order': 'error', 'no-dup-id': 'error', 'no-dup-attr': 'error', 'element-permitted-content': 'error' },
})

/** HTML that somebody else's page will hold: well formed, with whole addresses, and without anything that runs. */
function problemsOfHtml(html: string): string[] {
  const faults = validator.validateStringSync(html).results.flatMap(({ messages }) => messages)
  const addresses = [...html.matchAll(/\s(?:href|src)="([^"]*)"/g)].map(([, address = '']) =>
    address.replaceAll('&#38;', '&'),
  )
  return [
    ...faults.map(({ message }) => `content: ${message}`),
    ...addresses
      .filter((one) => !/^(mailto|tel):/.test(one) && !isAddress(one))
      .map((one) => `address in content is ${one}`),
    ...(/<(script|style|iframe|form|source)\b|\ssrcset=|\son\w+=/i.test(html)
      ? ['content holds what readers strip']
      : []),
  ]
}

/** @throws where the text is no well-formed XML with namespaces. */
function readXml(text: string): Element {
  const document: Element = { '#': '' }
  const open = [document]
  const reader = sax.parser(true, { xmlns: true })
  reader.onerror = (error) => {
    throw error
  }
  reader.onopentag = (tag) => {
    const { uri, local, attributes } = tag as sax.QualifiedTag
    const element = Object.fromEntries(Object.values(attributes).map(({ name, value }) => [`@${name}`, value]))
    const name = `${PREFIXES[uri] ?? `${uri} `}${local}`
    const parent = open.at(-1) ?? document
    parent[name] = [...(parent[name] ?? []), { ...element, '#': '' }] as Element[]
    open.push(parent[name].at(-1) as Element)
  }
  reader.ontext = reader.oncdata = (part) => {
    const element = open.at(-1) ?? document
    element['#'] += part
  }
  reader.onclosetag = () => {
    open.pop()
  }
  reader.write(text).close()
  return document
}

function areDifferent(values: readonly string[]): boolean {
  return new Set(values).size === values.length
}

function areNewestFirst(dates: readonly string[]): boolean {
  const times = dates.map((date) => Date.parse(date))
  return times.every((time, index) => index === 0 || time <= (times[index - 1] ?? 0))
}

function isAddress(text: string): boolean {
  return /^https?:$/.test(URL.parse(text)?.protocol ?? '')
}
