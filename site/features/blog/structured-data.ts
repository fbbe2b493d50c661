import { routes } from '../../../contract/routes.ts'
import { at, type Publisher, reference, trailData, typed } from '../../brand/structured-data.ts'
import type { Author } from '../../schemas/author.ts'
import type { Article } from './articles.ts'

// What search engines read. Views, likes and comments are shown as printed and never stand here (specification 22.3.2).

const BLOG = { name: 'Blog', path: routes.blog() }

/** What is said of an article that comes from content. */
type Told = Pick<Article, 'title' | 'excerpt' | 'path' | 'date' | 'updated' | 'author' | 'category' | 'tags' | 'words'>

export function blogData(articles: readonly Told[], publisher: Publisher): object[] {
  const { company, site } = publisher
  return [
    {
      ...typed('Blog'),
      name: `${company.name} blog`,
      url: at(site, routes.blog()),
      publisher: reference(publisher),
      blogPost: articles.slice(0, 20).map(({ title, path, date }) => ({
        '@type': 'BlogPosting',
        headline: title,
        url: at(site, path),
        datePublished: date,
      })),
    },
    trailData(publisher, [BLOG]),
  ]
}

export function articleData(article: Told, publisher: Publisher, authorPath: string): object[] {
  const { site } = publisher
  const url = at(site, article.path)
  return [
    {
      ...typed('BlogPosting'),
      '@id': `${url}#article`,
      url,
      mainEntityOfPage: url,
      headline: article.title,
      description: article.excerpt,
      image: at(site, `/share${article.path}.png`),
      datePublished: article.date,
      dateModified: article.updated,
      author: { '@type': 'Organization', name: article.author, url: at(site, authorPath) },
      publisher: reference(publisher),
      articleSection: article.category,
      keywords: article.tags.join(', '),
      wordCount: article.words,
      inLanguage: 'en-US',
    },
    trailData(publisher, [BLOG, { name: article.title, path: article.path }]),
  ]
}

type Profile = Pick<Author, 'name' | 'bio' | 'expertise'> & { path: string }

export function profileData(profile: Profile, publisher: Publisher): object[] {
  const { site } = publisher
  const url = at(site, profile.path)
  return [
    {
      ...typed('ProfilePage'),
      url,
      mainEntity: {
        '@type': 'Organization',
        '@id': `${url}#author`,
        name: profile.name,
        description: profile.bio,
        url,
        parentOrganization: reference(publisher),
        knowsAbout: profile.expertise,
      },
    },
    trailData(publisher, [BLOG, { name: profile.name, path: profile.path }]),
  ]
}
