import { contentType, lookup } from 'mime-types'

/** The content type by the file's extension. Feeds have types of their own, which their links in the pages name. */
export function contentTypeOf(file: string): string {
  if (/(^|\/)(rss|feed)[^/]*\.xml$/.test(file)) return 'application/rss+xml; charset=utf-8'
  if (/(^|\/)atom[^/]*\.xml$/.test(file)) return 'application/atom+xml; charset=utf-8'
  if (/(^|\/)feed[^/]*\.json$/.test(file)) return 'application/feed+json; charset=utf-8'
  return contentType(lookup(file) || 'application/octet-stream') || 'application/octet-stream'
}
