import { routes } from '../../contract/routes.ts'
import { readSounding, SOUNDING } from '../../contract/sounding.ts'
import { company } from '../brand/company.ts'
import { shareImageOf } from '../brand/seo.ts'
import { seedOf } from '../chart/seed-of.ts'
import { entriesOf } from '../content.ts'
import { allArticles, type Card, cardOf } from '../features/blog/articles.ts'
import { coverCharts } from '../features/blog/charts/cover-chart.ts'
import { related } from '../features/blog/related-articles.ts'
import { drawingOf, soundingImages } from '../features/sounding/share.ts'
import type { ShareImage } from '../share/Words.tsx'
import { ART } from './_art.ts'
import { listedPages } from './_listed.ts'

// Every page can be made on demand. These are made once, when the site is built; the others (receipts, forms without
// script, a search) for the request that asks.

/** One file of the built site. A build makes it again when something changed that it read (site/content.ts). */
export interface BuiltPage {
  path: string
  /** What an article's page shows of content/blog, out of all that it read: its own file, and cards of others. */
  article?: { file: string; cards: Card[] }
  /** A share image: all that it shows. */
  drawing?: object
}

export function builtPages(): BuiltPage[] {
  return [...articlePages(), ...otherPages().map((path) => ({ path })), ...imagePages()]
}

function articlePages(): BuiltPage[] {
  const articles = allArticles()
  return articles.map((article) => ({
    path: article.path,
    article: { file: article.file, cards: related(article, articles).map(cardOf) },
  }))
}

function otherPages(): string[] {
  const articles = new Set(allArticles().map(({ path }) => path))
  return [
    ...listedPages().map(({ path }) => path),
    // The consulting page answers at a second address (specification 2.1.3).
    ...entriesOf('services').flatMap(({ id }) => (id === 'it-consulting' ? [routes.service('it-consultation')] : [])),
    routes.erased(),
    routes.newsletterSent(),
    routes.fault('broken'),
    routes.fault('unavailable'),
    '/404',
    '/missing/article',
    '/missing/profile',
    '/rss.xml',
    '/atom.xml',
    '/feed.json',
    '/sitemap.xml',
    '/robots.txt',
    '/llms.txt',
    '/search-index.json',
    '/site.webmanifest',
    '/art/menu.svg',
    ...[...Object.keys(ART), ...coverCharts().keys()].map((name) => `/art/${name}.svg`),
  ].filter((path) => !articles.has(path))
}

function imagePages(): BuiltPage[] {
  const { name, address } = company
  return [...shareImages()].map(([path, image]) => ({ path, drawing: { ...image, name, place: address } }))
}

/** What stands on each page's share image, by the image's address. */
export function shareImages(): ReadonlyMap<string, ShareImage> {
  images ??= new Map([...pageImages(), ...choiceImages()])
  return images
}

function pageImages(): [string, ShareImage][] {
  return listedPages().map(({ path, heading, label, bars }) => {
    const address = `${company.domain}${path === '/' ? '' : path}`
    const sounding = path === routes.sounding() ? drawingOf(readSounding(SOUNDING.start)) : undefined
    return [shareImageOf(path), { heading, label, address, seed: seedOf(path), bars, sounding }]
  })
}

function choiceImages(): [string, ShareImage][] {
  const page = {
    heading: SOUNDING.heading.join(' '),
    label: SOUNDING.label,
    address: `${company.domain}${routes.sounding()}`,
  }
  return [...soundingImages()].map(([path, sounding]) => [path, { ...page, seed: 0, sounding }])
}

let images: Map<string, ShareImage> | undefined
