import { routes } from '../../../contract/routes.ts'
import { company } from '../../layout/company.ts'
import { trailData } from '../../layout/structured.ts'
import type { Article } from './articles.ts'

// What search engines read. Views, likes and comments are shown as printed and never stand here (product.md 2.10).

const context = 'https://schema.org'

export function blogData(articles: readonly Article[], site: URL): object[] {
  return [
    {
      '@context': context,
      '@type': 'Blog',
      name: `${company.name} blog`,
      url: new URL(routes.blog(), site).href,
      publisher: publisher(site),
      blogPost: articles.slice(0, 20).map(({ title, path, date }) => ({
        '@type': 'BlogPosting',
        headline: title,
        url: new URL(path, site).href,
        datePublished: date,
      })),
    },
    trailData({ company, site: site.href }, [{ name: 'Blog', path: routes.blog() }]),
  ]
}

export function articleData(article: Article, site: URL, authorPath: string): object[] {
  const url = new URL(article.path, site).href
  return [
    {
      '@context': context,
      '@type': 'BlogPosting',
      '@id': `${url}#article`,
      mainEntityOfPage: url,
      headline: article.title,
      description: article.excerpt,
      image: new URL(`/share${article.path}.png`, site).href,
      datePublished: article.date,
      dateModified: article.updated,
      author: { '@type': 'Organization', name: article.author, url: new URL(authorPath, site).href },
      publisher: publisher(site),
      articleSection: article.category,
      keywords: article.tags.join(', '),
      wordCount: article.words,
      inLanguage: 'en-US',
    },
    trailData({ company, site: site.href }, [
      { name: 'Blog', path: routes.blog() },
      { name: article.title, path: article.path },
    ]),
  ]
}

interface Profile {
  name: string
  bio: string
  path: string
  expertise: readonly string[]
}

export function profileData(profile: Profile, site: URL): object[] {
  const url = new URL(profile.path, site).href
  return [
    {
      '@context': context,
      '@type': 'ProfilePage',
      url,
      mainEntity: {
        '@type': 'Organization',
        '@id': `${url}#author`,
        name: profile.name,
        description: profile.bio,
        url,
        parentOrganization: publisher(site),
        knowsAbout: profile.expertise,
      },
    },
    trailData({ company, site: site.href }, [
      { name: 'Blog', path: routes.blog() },
      { name: profile.name, path: profile.path },
    ]),
  ]
}

function publisher(site: URL): object {
  return {
    '@type': 'Organization',
    // The home page tells the rest of it (site/layout/structured.ts).
    '@id': new URL('/#organization', site).href,
    name: company.name,
    url: site.href,
    logo: { '@type': 'ImageObject', url: new URL('/icon-512.png', site).href },
  }
}
