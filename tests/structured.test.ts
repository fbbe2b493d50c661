import { describe, expect, test } from 'vitest'
import { titleOf } from '../site/brand/seo.ts'
import {
  faqData,
  listData,
  organizationData,
  pageData,
  placeData,
  serviceData,
  trailData,
  websiteData,
} from '../site/brand/structured-data.ts'
import { articleData, blogData, profileData } from '../site/features/blog/structured-data.ts'
import { drawShareImage } from '../site/share/draw.tsx'
import { fitHeadline, LEADING } from '../site/share/headline.ts'
import { company } from './support/pages.ts'
import { problemsOf } from './support/schema-org.ts'

const swiss = { ...company, address: { ...company.address, countryCode: 'CH' } }
const publisher = { company: swiss, site: 'https://soundings.example' }
const words = { path: '/services/devops', name: 'DevOps', description: 'Release pipelines.' }

describe('structured data', () => {
  test('tells who we are and how we are reached, by addresses that are whole', () => {
    const data = organizationData(publisher)

    expect(data).toMatchObject({
      '@context': 'https://schema.org',
      '@type': 'Organization',
      '@id': 'https://soundings.example/#organization',
      name: company.name,
      url: 'https://soundings.example/',
      logo: { url: 'https://soundings.example/icon-512.png' },
      email: company.mail.quotes,
      telephone: company.phone.e164,
      address: { '@type': 'PostalAddress', addressLocality: company.address.city, addressCountry: 'CH' },
      contactPoint: [{ areaServed: 'CH' }, { areaServed: 'CH' }],
      sameAs: company.socials.map(({ url }) => url),
    })
  })

  test('holds none of the numbers that pages print differently', () => {
    const said = JSON.stringify([organizationData(publisher), websiteData(publisher)])

    for (const figure of [...Object.values(company.figures), String(company.founded), 'aggregateRating'])
      expect(said).not.toContain(`"${figure}`)
  })

  test('names a service, what it offers, and us as its provider', () => {
    const data = serviceData(publisher, { ...words, offers: [{ title: 'CI/CD pipelines', text: 'One per service.' }] })

    expect(data).toMatchObject({
      '@type': 'Service',
      name: 'DevOps',
      url: 'https://soundings.example/services/devops',
      provider: { '@id': 'https://soundings.example/#organization', name: company.name },
      hasOfferCatalog: { itemListElement: [{ itemOffered: { '@type': 'Service', name: 'CI/CD pipelines' } }] },
    })
  })

  test('gives every question its answer', () => {
    expect(faqData([{ question: 'How long?', answer: 'Two weeks.' }])).toMatchObject({
      '@type': 'FAQPage',
      mainEntity: [
        { '@type': 'Question', name: 'How long?', acceptedAnswer: { '@type': 'Answer', text: 'Two weeks.' } },
      ],
    })
  })

  test('leads from the home page to the page, counted from one', () => {
    const data = trailData(publisher, [{ name: 'Services', path: '/services' }, words])

    expect(data).toMatchObject({
      '@type': 'BreadcrumbList',
      itemListElement: [
        { position: 1, name: 'Home', item: 'https://soundings.example/' },
        { position: 2, name: 'Services', item: 'https://soundings.example/services' },
        { position: 3, name: 'DevOps', item: 'https://soundings.example/services/devops' },
      ],
    })
  })

  test('joins a page and a list to the site they are part of', () => {
    expect(pageData(publisher, 'AboutPage', { ...words, path: '/about' })).toMatchObject({
      '@type': 'AboutPage',
      url: 'https://soundings.example/about',
      isPartOf: { '@id': 'https://soundings.example/#website' },
    })
    expect(
      placeData(publisher, 'WebPage', { ...words, path: '/internship' }, [{ name: 'Career', path: '/career' }]),
    ).toMatchObject([
      { '@type': 'WebPage' },
      { itemListElement: [{ name: 'Home' }, { name: 'Career' }, { item: 'https://soundings.example/internship' }] },
    ])
    expect(listData(publisher, 'Services', [words])).toMatchObject({
      numberOfItems: 1,
      itemListElement: [{ position: 1, url: 'https://soundings.example/services/devops' }],
    })
  })
})

describe('what the types require', () => {
  const article = {
    title: 'Nobody reads the alert',
    excerpt: 'Retire an alarm a month.',
    path: '/blog/nobody-reads-the-alert',
    date: '2025-02-11',
    updated: '2025-03-01',
    author: 'The team',
    category: 'Security' as const,
    tags: ['Alerting'],
    words: 1200,
  }
  const author = { name: 'The team', bio: 'We write.', path: '/profile/the-team', expertise: ['Alerting'] }
  const offers = [{ title: 'CI/CD pipelines', text: 'One per service.' }]
  const posting = () => articleData(article, publisher, '/profile/the-team')[0] as Record<string, unknown>

  test('is what ours say', () => {
    const entries = [
      organizationData(publisher),
      websiteData(publisher),
      pageData(publisher, 'AboutPage', words),
      serviceData(publisher, { ...words, offers }),
      faqData([{ question: 'How long?', answer: 'Two weeks.' }]),
      listData(publisher, 'Services', [words]),
      ...articleData(article, publisher, '/profile/the-team'),
      ...blogData([article], publisher),
      ...profileData(author, publisher),
    ]

    expect(entries.flatMap((entry) => problemsOf(entry as Record<string, unknown>))).toEqual([])
  })

  test.each([
    ['no headline', { headline: undefined }, 'BlogPosting.headline is missing'],
    ['half an address', { image: '/share/a.png' }, 'BlogPosting.image is "/share/a.png"'],
    ['a day as it is spoken', { datePublished: 'Feb 11, 2025' }, 'BlogPosting.datePublished is "Feb 11, 2025"'],
    ['a name for an author', { author: 'The team' }, 'BlogPosting.author is "The team"'],
    ['an unknown type', { about: { '@type': 'Thingy' } }, 'BlogPosting.about: no rule for the type Thingy'],
    ['a word of the brand left open', { description: 'By {company}' }, 'BlogPosting.description is "By {company}"'],
  ])('is missed by an article with %s', (_, mistake, problem) => {
    expect(problemsOf({ ...posting(), ...mistake })).toContain(problem)
  })

  test('is missed by a trail that skips a step', () => {
    const [, trail] = articleData(article, publisher, '/profile/the-team') as [object, { itemListElement: object[] }]

    expect(problemsOf({ ...trail, itemListElement: trail.itemListElement.slice(1) })).toContain(
      'BreadcrumbList: step 1 is counted 2',
    )
  })
})

test('the company’s name follows a title where there is room for both', () => {
  expect(titleOf('Contact an engineer', 'Sablemark')).toBe('Contact an engineer | Sablemark')
  expect(titleOf('About Sablemark', 'Sablemark')).toBe('About Sablemark')
  expect(titleOf('x'.repeat(55), 'Sablemark')).toBe('x'.repeat(55))
})

test('a share image draws letters of other languages, each as it is and not as a box', async () => {
  const image = { label: 'Blog', address: 'soundings.example', seed: 1 }
  const headings = ['\u{10FFFF}', 'Š', 'Ж', 'ế']

  const drawn = await Promise.all(headings.map((heading) => drawShareImage({ ...image, heading }, company)))

  expect(new Set(drawn.map((png) => png.toString('base64'))).size).toBe(headings.length)
})

test.each([
  'Take soundings before you build.',
  'Privacy Policy',
  'Ninety-two percent of what? Testing an AI feature before you trust it',
  'A headline of ninety characters, which is the longest that the schema of an article lets pass',
])('"%s" keeps to its room on the share image', (heading) => {
  const { size, lines } = fitHeadline(heading, 1080, 372)

  expect(lines.join(' ')).toBe(heading)
  expect(lines.length * size * LEADING).toBeLessThanOrEqual(372)
  expect(size).toBeGreaterThanOrEqual(60)
})
