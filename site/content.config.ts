import { defineCollection } from 'astro:content'
import { file, glob } from 'astro/loaders'
import type { z } from 'astro/zod'
import { parse } from 'yaml'
import { about } from './schemas/about.ts'
import { author } from './schemas/author.ts'
import { career } from './schemas/career.ts'
import { contact } from './schemas/contact.ts'
import { home } from './schemas/home.ts'
import { internship } from './schemas/internship.ts'
import { job } from './schemas/job.ts'
import { legal } from './schemas/legal.ts'
import { notFound } from './schemas/navigation.ts'
import { withPlaceholders } from './schemas/placeholders.ts'
import { portfolioPage } from './schemas/portfolio-page.ts'
import { post } from './schemas/post.ts'
import { project } from './schemas/project.ts'
import { service } from './schemas/service.ts'
import { servicesPage } from './schemas/services-page.ts'
import { track } from './schemas/track.ts'
import { webSites } from './schemas/web-sites.ts'

// The strict schema of everything in content/: a misspelt key stops the build with its file, field and reason.

const content = './content'

export const collections = {
  services: entries('services', service),
  projects: entries('portfolio', project),
  jobs: entries('jobs', job),
  tracks: entries('tracks', track),
  authors: entries('authors', author),
  posts: defineCollection({
    loader: glob({ base: `${content}/blog`, pattern: '*.md' }),
    schema: withPlaceholders(post),
  }),
  legal: defineCollection({
    loader: glob({ base: `${content}/legal`, pattern: '*.md' }),
    schema: withPlaceholders(legal),
  }),
  home: page('home', home),
  about: page('about', about),
  career: page('career', career),
  contact: page('contact', contact),
  internship: page('internship', internship),
  notFound: page('not-found', notFound),
  portfolioPage: page('portfolio', portfolioPage),
  servicesPage: page('services', servicesPage),
  webSites: page('web-sites', webSites),
}

/** One entry a file; its id is the file's name. */
function entries<T extends z.ZodType>(folder: string, schema: T) {
  return defineCollection({
    loader: glob({ base: `${content}/${folder}`, pattern: '*.yaml' }),
    schema: withPlaceholders(schema),
  })
}

/** A page's own words: one file, one entry named `page`. */
function page<T extends z.ZodType>(name: string, schema: T) {
  return defineCollection({
    loader: file(`${content}/pages/${name}.yaml`, { parser: (text) => ({ page: parse(text) }) }),
    schema: withPlaceholders(schema),
  })
}
