import { z } from 'astro/zod'
import { about } from './about.ts'
import { author } from './author.ts'
import { career } from './career.ts'
import { contact } from './contact.ts'
import { home } from './home.ts'
import { internship } from './internship.ts'
import { job } from './job.ts'
import { legal } from './legal.ts'
import { navigation, notFound } from './navigation.ts'
import { portfolioPage } from './portfolio-page.ts'
import { post } from './post.ts'
import { project } from './project.ts'
import { service } from './service.ts'
import { servicesPage } from './services-page.ts'
import { sounding } from './sounding.ts'
import { track } from './track.ts'
import { webSites } from './web-sites.ts'

/** Folders of content/ with one YAML file for each entry; the file's name is the entry's id. */
export const YAML_COLLECTIONS = {
  services: { folder: 'services', schema: service },
  projects: { folder: 'portfolio', schema: project },
  jobs: { folder: 'jobs', schema: job },
  tracks: { folder: 'tracks', schema: track },
  authors: { folder: 'authors', schema: author },
}

/** Folders of content/ with Markdown files, the fields in their front matter. */
export const MARKDOWN_COLLECTIONS = {
  posts: { folder: 'blog', schema: post },
  legal: { folder: 'legal', schema: legal },
}

/** The words of one page each, by the file's name in content/pages. */
export const PAGES = {
  home: { file: 'home', schema: home },
  about: { file: 'about', schema: about },
  career: { file: 'career', schema: career },
  contact: { file: 'contact', schema: contact },
  internship: { file: 'internship', schema: internship },
  navigation: { file: 'navigation', schema: navigation },
  notFound: { file: 'not-found', schema: notFound },
  portfolioPage: { file: 'portfolio', schema: portfolioPage },
  servicesPage: { file: 'services', schema: servicesPage },
  sounding: { file: 'sounding', schema: sounding },
  webSites: { file: 'web-sites', schema: webSites },
}

type Schemas = typeof YAML_COLLECTIONS & typeof MARKDOWN_COLLECTIONS
type PageSchemas = typeof PAGES

/** content/technologies.yaml: names of technologies without a logo, as they are spelled. */
export const technologies = z.strictObject({ names: z.array(z.string().min(1).max(24)) })

export type YamlCollection = keyof typeof YAML_COLLECTIONS
export type MarkdownCollection = keyof typeof MARKDOWN_COLLECTIONS
export type CollectionName = keyof Schemas
export type PageName = keyof PageSchemas

/** The fields of one entry, as its schema gives them. */
export type CollectionData<N extends CollectionName> = z.infer<Schemas[N]['schema']>
export type PageWords<N extends PageName> = z.infer<PageSchemas[N]['schema']>

export interface Entry<N extends CollectionName> {
  /** The file's name without its ending. */
  id: string
  data: CollectionData<N>
}

/** A Markdown file: its fields and what is known of its text. The text itself is read by the page that shows it. */
export interface MarkdownEntry<N extends MarkdownCollection> extends Entry<N>, MarkdownFacts {}

/** What is known of a Markdown file's text. */
export interface MarkdownFacts {
  /** Words of the text below the front matter. */
  words: number
  /** Whole minutes to read it. */
  minutes: number
  headings: Heading[]
  /** A hash of its tables, of which charts are drawn; empty where it has none. */
  tables: string
  /** Paths of the pictures in the text. */
  pictures: string[]
}

export interface Heading {
  depth: number
  /** The heading's id. */
  slug: string
  text: string
}

export type EntryOf<N extends CollectionName> = N extends MarkdownCollection ? MarkdownEntry<N> : Entry<N>
