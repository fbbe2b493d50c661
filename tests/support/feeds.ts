import { HtmlValidate } from 'html-validate'
import sax from 'sax'

// Whether a feed is one: RSS 2.0 (rssboard.org), Atom (RFC 4287) and JSON Feed 1.1, by the rules that their validators
// check. No package does this without asking a service on the net.

interface Node {
  /** With its namespace's address: `{http://www.w3.org/2005/Atom}entry`; RSS's own elements have none. */
  name: string
  attributes: Record<string, string>
  text: string
  children: Node[]
}

const ATOM = '{http://www.w3.org/2005/Atom}'
const CONTENT = '{http://purl.org/rss/1.0/modules/content/}encoded'
const RFC_822 =
  /^(Mon|Tue|Wed|Thu|Fri|Sat|Sun), \d{1,2} (Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec) \d{4} \d\d:\d\d(:\d\d)? (GMT|UT|[+-]\d{4})$/
const RFC_3339 = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?(Z|[+-]\d\d:\d\d)$/

/** @returns what is wrong with an RSS feed that is served at `self`, whose path alone counts. */
export function problemsOfRss(xml: string, self: string): string[] {
  return withTree(xml, (root) => {
    const [channel] = of(root, 'channel')
    if (root.name !== 'rss' || root.attributes.version !== '2.0' || !channel) return ['no <rss version="2.0"><channel>']
    const items = of(channel, 'item')
    return [
      ...['title', 'link', 'description'].flatMap((name) => once(channel, name)),
      ...wrong('channel link', [textOf(channel, 'link')], isAddress),
      ...wrong('lastBuildDate', textsOf(channel, 'lastBuildDate'), isRfc822),
      ...selfLink(of(channel, `${ATOM}link`), self, 'application/rss+xml'),
      ...(items.length === 0 ? ['no item'] : []),
      ...repeated(
        'guid',
        items.map((item) => textOf(item, 'guid')),
      ),
      ...newestFirst(items.map((item) => textOf(item, 'pubDate'))),
      ...items.flatMap((item) => [
        ...['title', 'link', 'guid', 'pubDate', 'description', CONTENT].flatMap((name) => once(item, name)),
        ...wrong('item link', [textOf(item, 'link')], isAddress),
        ...wrong('pubDate', [textOf(item, 'pubDate')], isRfc822),
        // Without isPermaLink="false" a guid is an address (RSS 2.0).
        ...(of(item, 'guid')[0]?.attributes.isPermaLink === 'false'
          ? []
          : wrong('guid', [textOf(item, 'guid')], isAddress)),
        // An <author> must be an email address; names go into dc:creator.
        ...wrong('author', textsOf(item, 'author'), (text) => text.includes('@')),
        ...problemsOfHtml(textOf(item, CONTENT)),
      ]),
    ]
  })
}

/** @returns what is wrong with an Atom feed that is served at `self`. */
export function problemsOfAtom(xml: string, self: string): string[] {
  return withTree(xml, (root) => {
    if (root.name !== `${ATOM}feed`) return ['no <feed> of Atom']
    const entries = of(root, `${ATOM}entry`)
    const all = [root, ...entries]
    const has = (node: Node, name: string) => of(node, ATOM + name).length > 0
    return [
      ...all.flatMap((node) => ['id', 'title', 'updated'].flatMap((name) => once(node, ATOM + name))),
      ...wrong(
        'id',
        all.map((node) => textOf(node, `${ATOM}id`)),
        isAddress,
      ),
      ...wrong(
        'date',
        all.flatMap((node) => ['updated', 'published'].flatMap((name) => textsOf(node, ATOM + name))),
        isRfc3339,
      ),
      ...repeated(
        'id',
        all.map((node) => textOf(node, `${ATOM}id`)),
        'the feed and its first entry may not share one',
      ),
      ...selfLink(of(root, `${ATOM}link`), self, 'application/atom+xml'),
      ...wrong(
        'link',
        all.flatMap((node) => of(node, `${ATOM}link`).map(({ attributes }) => attributes.href ?? '')),
        isAddress,
      ),
      ...(entries.length === 0 ? ['no entry'] : []),
      ...newestFirst(entries.map((entry) => textOf(entry, `${ATOM}published`))),
      ...entries.flatMap((entry) => [
        ...(has(entry, 'author') || has(root, 'author') ? [] : ['an entry without author']),
        ...of(entry, `${ATOM}author`).flatMap((author) => once(author, `${ATOM}name`)),
        ...of(entry, `${ATOM}category`).flatMap(({ attributes }) =>
          attributes.term ? [] : ['a category without term'],
        ),
        ...(has(entry, 'content') ||
        of(entry, `${ATOM}link`).some(({ attributes }) => (attributes.rel ?? 'alternate') === 'alternate')
          ? []
          : ['an entry without content or link']),
        ...wrong(
          'content type',
          of(entry, `${ATOM}content`).map(({ attributes }) => attributes.type ?? 'text'),
          (type) => ['text', 'html', 'xhtml'].includes(type),
        ),
        ...problemsOfHtml(textOf(entry, `${ATOM}content`)),
      ]),
    ]
  })
}

interface JsonItem {
  [key: string]: unknown
  authors?: { name?: unknown }[]
}

/** @returns what is wrong with a JSON Feed 1.1 that is served at `self`. */
export function problemsOfJsonFeed(json: string, self: string): string[] {
  let feed: Record<string, unknown>
  try {
    feed = JSON.parse(json) as Record<string, unknown>
  } catch (error) {
    return [String(error)]
  }
  const items = Array.isArray(feed.items) ? (feed.items as JsonItem[]) : []
  const isText = (value: unknown) => typeof value === 'string' && value.trim() !== ''
  return [
    ...(feed.version === 'https://jsonfeed.org/version/1.1' ? [] : [`version is ${feed.version}`]),
    ...(isText(feed.title) ? [] : ['no title']),
    ...wrong('address', [feed.home_page_url, feed.feed_url].map(String), isAddress),
    ...(URL.parse(String(feed.feed_url))?.pathname === self ? [] : [`feed_url is ${feed.feed_url}, not ${self}`]),
    ...(items.length === 0 ? ['no items'] : []),
    ...repeated(
      'id',
      items.map(({ id }) => String(id)),
    ),
    ...newestFirst(items.map(({ date_published }) => String(date_published))),
    ...items.flatMap((item) => [
      ...(isText(item.id) ? [] : ['an item whose id is no text']),
      ...(isText(item.content_html) || isText(item.content_text) ? [] : ['an item without content']),
      ...wrong('url', [String(item.url)], isAddress),
      ...wrong(
        'date',
        [item.date_published, item.date_modified].filter((day) => day !== undefined).map(String),
        isRfc3339,
      ),
      // `author` is of version 1.0.
      ...('author' in item ? ['an item with author instead of authors'] : []),
      ...(item.authors ?? []).flatMap(({ name }) => (isText(name) ? [] : ['an author without name'])),
      ...(Array.isArray(item.tags) && !item.tags.every(isText) ? ['a tag that is no text'] : []),
      ...problemsOfHtml(String(item.content_html ?? '')),
    ]),
  ]
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
    ...wrong('address in content', addresses, (address) => /^(mailto|tel):/.test(address) || isAddress(address)),
    ...(/<(script|style|iframe|form)\b|\son\w+=/i.test(html) ? ['content holds what readers strip'] : []),
  ]
}

function withTree(xml: string, judge: (root: Node) => string[]): string[] {
  try {
    return judge(readXml(xml))
  } catch (error) {
    return [`not well formed: ${String(error).replace(/\s+/g, ' ')}`]
  }
}

/** @throws where the text is no well-formed XML with namespaces. */
function readXml(xml: string): Node {
  const document: Node = { name: '', attributes: {}, text: '', children: [] }
  const open = [document]
  const reader = sax.parser(true, { xmlns: true })
  reader.onerror = (error) => {
    throw error
  }
  reader.onopentag = (tag) => {
    const { uri = '', local = tag.name } = tag as { uri?: string; local?: string }
    const attributes = Object.entries(tag.attributes).map(([key, value]) => [
      key,
      typeof value === 'string' ? value : value.value,
    ])
    const node = {
      name: uri ? `{${uri}}${local}` : local,
      attributes: Object.fromEntries(attributes),
      text: '',
      children: [],
    }
    open.at(-1)?.children.push(node)
    open.push(node)
  }
  reader.ontext = reader.oncdata = (text) => {
    const node = open.at(-1)
    if (node) node.text += text
  }
  reader.onclosetag = () => {
    open.pop()
  }
  reader.write(xml).close()
  const [root] = document.children
  if (!root) throw new Error('no element')
  return root
}

function of(node: Node, name: string): Node[] {
  return node.children.filter((child) => child.name === name)
}

function textsOf(node: Node, name: string): string[] {
  return of(node, name).map(({ text }) => text.trim())
}

function textOf(node: Node, name: string): string {
  return textsOf(node, name)[0] ?? ''
}

function once(node: Node, name: string): string[] {
  const texts = textsOf(node, name)
  return texts.length === 1 && texts[0] !== '' ? [] : [`${node.name} has ${texts.length} ${name}, or an empty one`]
}

function wrong(what: string, values: readonly string[], isRight: (value: string) => boolean): string[] {
  return values.filter((value) => !isRight(value)).map((value) => `${what} is "${value}"`)
}

function repeated(what: string, values: readonly string[], why = 'each must be its own'): string[] {
  return values.filter((value, index) => values.indexOf(value) < index).map((value) => `${what} ${value} again: ${why}`)
}

function newestFirst(dates: readonly string[]): string[] {
  const times = dates.map((date) => Date.parse(date))
  return times.every((time, index) => index === 0 || time <= (times[index - 1] ?? 0)) ? [] : ['the newest is not first']
}

function selfLink(links: readonly Node[], path: string, type: string): string[] {
  const self = links.filter(({ attributes }) => attributes.rel === 'self')
  const [link] = self
  const right =
    self.length === 1 && link?.attributes.type === type && URL.parse(link.attributes.href ?? '')?.pathname === path
  return right ? [] : [`no link to itself at ${path} as ${type}`]
}

function isAddress(text: string): boolean {
  return /^https?:$/.test(URL.parse(text)?.protocol ?? '')
}

function isRfc822(text: string): boolean {
  // The name of the day must be that day's.
  return RFC_822.test(text) && new Date(text).toUTCString().slice(0, 3) === text.slice(0, 3)
}

function isRfc3339(text: string): boolean {
  return RFC_3339.test(text) && !Number.isNaN(Date.parse(text))
}
