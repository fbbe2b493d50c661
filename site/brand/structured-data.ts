import type { Company } from '../../contract/company.ts'
import { routes } from '../../contract/routes.ts'

// Structured data (schema.org as JSON-LD), as plain objects. Only what the page itself shows, and none of the figures
// that stand differently on two pages (product figures, ratings, years of experience).

/** Whose site it is, and at which address. */
export interface Publisher {
  company: Company
  site: string
}

/** One step of a breadcrumb trail: a page by its name in menus. */
export interface Crumb {
  name: string
  path: string
}

/** The company, in full: on the home page. Other pages refer to it by its @id. */
export function organizationData({ company, site }: Publisher): object {
  const { name, description, tagline, phone, mail, address, socials } = company
  const languages = { availableLanguage: 'en', areaServed: address.countryCode }
  return {
    ...typed('Organization'),
    '@id': idOf(site),
    name,
    url: at(site, routes.home()),
    logo: logo(site),
    slogan: tagline,
    description,
    email: mail.quotes,
    telephone: phone.e164,
    address: {
      '@type': 'PostalAddress',
      addressLocality: address.city,
      addressRegion: address.region,
      addressCountry: address.countryCode,
    },
    contactPoint: [
      { '@type': 'ContactPoint', contactType: 'sales', email: mail.quotes, telephone: phone.e164, ...languages },
      { '@type': 'ContactPoint', contactType: 'human resources', email: mail.careers, ...languages },
    ],
    sameAs: socials.map(({ url }) => url),
  }
}

export function websiteData({ company, site }: Publisher): object {
  return {
    ...typed('WebSite'),
    '@id': at(site, '/#website'),
    name: company.name,
    url: at(site, routes.home()),
    description: company.description,
    inLanguage: 'en-US',
    publisher: { '@id': idOf(site) },
  }
}

interface PageWords {
  path: string
  name: string
  description: string
}

/** The page itself, by the types that search engines know. */
export function pageData(
  { company, site }: Publisher,
  type: 'AboutPage' | 'ContactPage' | 'CollectionPage' | 'WebPage',
  { path, name, description }: PageWords,
): object {
  return {
    ...typed(type),
    '@id': at(site, `${path}#page`),
    url: at(site, path),
    name,
    description,
    inLanguage: 'en-US',
    isPartOf: { '@id': at(site, '/#website') },
    about: reference({ company, site }),
  }
}

/** What most pages need: the page itself, and its breadcrumb trail. */
export function placeData(
  publisher: Publisher,
  type: Parameters<typeof pageData>[1],
  page: PageWords,
  above: readonly Crumb[] = [],
): object[] {
  return [pageData(publisher, type, page), trailData(publisher, [...above, page])]
}

interface ServiceWords extends PageWords {
  offers: readonly { title: string; text: string }[]
}

export function serviceData({ company, site }: Publisher, { path, name, description, offers }: ServiceWords): object {
  return {
    ...typed('Service'),
    '@id': at(site, `${path}#service`),
    name,
    serviceType: name,
    description,
    url: at(site, path),
    image: at(site, `/share${path}.png`),
    provider: reference({ company, site }),
    hasOfferCatalog: {
      '@type': 'OfferCatalog',
      name,
      itemListElement: offers.map(({ title, text }) => ({
        '@type': 'Offer',
        itemOffered: { '@type': 'Service', name: title, description: text },
      })),
    },
  }
}

/** Only for questions whose whole answers stand on the page. */
export function faqData(faqs: readonly { question: string; answer: string }[]): object {
  return {
    ...typed('FAQPage'),
    mainEntity: faqs.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer },
    })),
  }
}

/** The breadcrumb trail of a page. The home page is added as its first step. */
export function trailData({ site }: Publisher, steps: readonly Crumb[]): object {
  return {
    ...typed('BreadcrumbList'),
    itemListElement: [{ name: 'Home', path: routes.home() }, ...steps].map(({ name, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: at(site, path),
    })),
  }
}

/** A list of items, each with the path of its page or its place in a page. */
export function listData({ site }: Publisher, name: string, items: readonly Crumb[]): object {
  return {
    ...typed('ItemList'),
    name,
    numberOfItems: items.length,
    itemListElement: items.map((item, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: item.name,
      url: at(site, item.path),
    })),
  }
}

export function typed(type: string) {
  return { '@context': 'https://schema.org', '@type': type }
}

/** The company by its @id, with name and logo for a reader that sees only this page. */
export function reference({ company, site }: Publisher): object {
  const url = at(site, routes.home())
  return { '@type': 'Organization', '@id': idOf(site), name: company.name, url, logo: logo(site) }
}

function logo(site: string): object {
  return { '@type': 'ImageObject', url: at(site, '/icon-512.png'), width: 512, height: 512 }
}

function idOf(site: string): string {
  return at(site, '/#organization')
}

export function at(site: string, path: string): string {
  return new URL(path, site).href
}
