import { createHash } from 'node:crypto'

export type HeaderList = Record<string, string>

export interface Policy {
  /** Browsers are told to insist on https only where that is how visitors come. */
  https: boolean
  /** With a measurement ID the analytics hosts are allowed; nothing else third-party ever is. */
  analytics: boolean
}

/** Headers of every answer, pages and API alike. */
export function baseHeaders({ https }: Policy): HeaderList {
  return {
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    ...(https ? { 'Strict-Transport-Security': 'max-age=31536000' } : {}),
  }
}

/** Headers of an HTML page: the base ones and what only concerns a document. */
export function pageHeaders(policy: Policy, html: string): HeaderList {
  return {
    ...baseHeaders(policy),
    'Content-Security-Policy': contentPolicy(policy, html),
    'Permissions-Policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=(), browsing-topics=()',
    'Cross-Origin-Opener-Policy': 'same-origin',
  }
}

/** For whatever is no page (JSON, a visitor's own file): a browser that shows it as one may do nothing with it. */
export const SEALED = "default-src 'none'; frame-ancestors 'none'; sandbox"

const ANALYTICS = {
  script: ' https://www.googletagmanager.com',
  data: ' https://*.google-analytics.com https://*.analytics.google.com https://*.googletagmanager.com',
}

/**
 * Only scripts of our own files and the inline ones that stand in this very page may run. Styles may be inline, since
 * React and Radix position things by style attributes.
 */
export function contentPolicy({ analytics, https }: Policy, html: string): string {
  const scripts = inlineScripts(html).map(
    (script) => ` 'sha256-${createHash('sha256').update(script).digest('base64')}'`,
  )
  const data = analytics ? ANALYTICS.data : ''
  return [
    "default-src 'self'",
    `script-src 'self'${[...new Set(scripts)].join('')}${analytics ? ANALYTICS.script : ''}`,
    "style-src 'self' 'unsafe-inline'",
    `img-src 'self' data: blob:${data}`,
    "font-src 'self'",
    "media-src 'self'",
    `connect-src 'self'${data}`,
    "form-action 'self'",
    "base-uri 'none'",
    "object-src 'none'",
    "frame-ancestors 'none'",
    ...(https ? ['upgrade-insecure-requests'] : []),
  ].join('; ')
}

/** The text of every inline script that a browser acts on: structured data is none, speculation rules are. */
export function inlineScripts(html: string): string[] {
  const found: string[] = []
  for (const [, attributes = '', text = ''] of html.matchAll(/<script\b([^>]*)>([\s\S]*?)<\/script\s*>/gi)) {
    if (/\bsrc\s*=/i.test(attributes)) continue
    if (/\btype\s*=\s*["']?application\/(ld\+)?json/i.test(attributes)) continue
    if (text !== '') found.push(text)
  }
  return found
}
