import { createHash } from 'node:crypto'

export type HeaderList = Record<string, string>

export interface HeaderPolicy {
  /** Whether visitors use https. Only then browsers are told to insist on it. */
  https: boolean
  /** Whether the analytics hosts are allowed. No other third party ever is. */
  analytics: boolean
}

/** The headers of every response, pages and API alike. */
export function baseHeaders({ https }: HeaderPolicy): HeaderList {
  return {
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    ...(https ? { 'Strict-Transport-Security': 'max-age=31536000' } : {}),
  }
}

/** The headers of an HTML page. */
export function pageHeaders(policy: HeaderPolicy, html: string): HeaderList {
  return {
    ...baseHeaders(policy),
    'Content-Security-Policy': contentSecurityPolicy(policy, html),
    'Permissions-Policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=(), browsing-topics=()',
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Cross-Origin-Resource-Policy': 'same-origin',
  }
}

/** The content policy of every response that is no page, such as JSON or a visitor's file: a browser runs nothing in it. */
export const SANDBOX_POLICY = "default-src 'none'; frame-ancestors 'none'; sandbox"

/** The headers of an answer that no hook sees: the request was too broken or too slow for any route. */
export const RAW_HEADERS: HeaderList = {
  ...baseHeaders({ https: false, analytics: false }),
  'Content-Security-Policy': SANDBOX_POLICY,
  'Cache-Control': 'no-store',
}

/**
 * For every response that shows one visitor's data, or whose address holds a token: no cache stores it, no search engine
 * lists it, and no link on it passes its address on.
 */
export const PRIVATE_HEADERS: HeaderList = {
  'Cache-Control': 'private, no-store',
  'X-Robots-Tag': 'noindex, nofollow',
  'Referrer-Policy': 'no-referrer',
}

const ANALYTICS = {
  script: ' https://www.googletagmanager.com',
  data: ' https://*.google-analytics.com https://*.analytics.google.com https://*.googletagmanager.com',
}

/**
 * The content security policy of a page. Only our own files, and the inline scripts and style elements of this very page
 * count. A style attribute may stand anywhere: pages hand lengths to their styles by it, and it reaches no other element.
 */
export function contentSecurityPolicy({ analytics, https }: HeaderPolicy, html: string): string {
  const scripts = hashesOf(inlineScripts(html))
  const styles = hashesOf([...inlineStyles(html), ...WIDGET_STYLES])
  const data = analytics ? ANALYTICS.data : ''
  return [
    "default-src 'none'",
    `script-src 'self'${scripts}${analytics ? ANALYTICS.script : ''}`,
    `style-src 'self'${styles}`,
    "style-src-attr 'unsafe-inline'",
    `img-src 'self' data: blob:${data}`,
    "font-src 'self'",
    "media-src 'self'",
    "manifest-src 'self'",
    `connect-src 'self'${data}`,
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    ...(https ? ['upgrade-insecure-requests'] : []),
  ].join('; ')
}

/** Style elements that Radix writes when a list of choices opens. */
const WIDGET_STYLES = [
  '[data-radix-select-viewport]{scrollbar-width:none;-ms-overflow-style:none;-webkit-overflow-scrolling:touch;}[data-radix-select-viewport]::-webkit-scrollbar{display:none}',
]

/** The hashes of inline texts as a policy names them. */
export function hashesOf(texts: readonly string[]): string {
  return [...new Set(texts)].map((text) => ` 'sha256-${createHash('sha256').update(text).digest('base64')}'`).join('')
}

function inlineStyles(html: string): string[] {
  return [...html.matchAll(/<style\b[^>]*>([\s\S]*?)<\/style\s*>/gi)].flatMap(([, text = '']) => (text ? [text] : []))
}

/** The text of every inline script that a browser runs. That includes speculation rules, but not structured data. */
export function inlineScripts(html: string): string[] {
  const found: string[] = []
  for (const [, attributes = '', text = ''] of html.matchAll(/<script\b([^>]*)>([\s\S]*?)<\/script\s*>/gi)) {
    if (/\bsrc\s*=/i.test(attributes)) continue
    if (/\btype\s*=\s*["']?application\/(ld\+)?json/i.test(attributes)) continue
    if (text !== '') found.push(text)
  }
  return found
}
