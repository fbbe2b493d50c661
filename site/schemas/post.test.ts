import { readdirSync, readFileSync } from 'node:fs'
import { stripTypeScriptTypes } from 'node:module'
import { describe, expect, test } from 'vitest'
import { parse } from 'yaml'
import { POST_CATEGORIES, post } from './post.ts'

const folder = new URL('../../content/blog/', import.meta.url)
const files = readdirSync(folder).filter((name) => name.endsWith('.md'))
const articles = files.map((name) => {
  const text = readFileSync(new URL(name, folder), 'utf8')
  const [, head = '', body = ''] = /^---\n([\s\S]*?)\n---\n([\s\S]*)$/.exec(text) ?? []
  return { name, head: parse(head), body }
})

describe.each(articles)('content/blog/$name', ({ name, head, body }) => {
  test('has front matter that the schema accepts, under its own slug', () => {
    const front = post.parse(head)

    expect(`${front.slug}.md`).toBe(name)
  })

  test('is a real article: 900 to 1,800 words beside its code', () => {
    const words = body.replace(/```[\s\S]*?```/g, '').match(/\S*[\p{L}\p{N}]\S*/gu) ?? []

    expect(words.length).toBeGreaterThanOrEqual(900)
    expect(words.length).toBeLessThanOrEqual(1800)
  })

  test('starts its headings at h2, goes no deeper than h3 and never skips', () => {
    const depths = [...body.replace(/```[\s\S]*?```/g, '').matchAll(/^(#+) /gm)].map(([, marks]) => marks?.length)

    expect(depths[0]).toBe(2)
    expect(depths.filter((depth) => depth !== 2 && depth !== 3)).toEqual([])
  })

  test('names the language of each example, and its TypeScript and YAML can be read', () => {
    for (const [, language, code = ''] of body.matchAll(/^```(\w*)\n([\s\S]*?)^```$/gm)) {
      expect(['ts', 'sql', 'sh', 'hcl', 'yaml']).toContain(language)
      if (language === 'ts') expect(() => stripTypeScriptTypes(code)).not.toThrow()
      if (language === 'yaml') expect(() => parse(code)).not.toThrow()
    }
  })

  test('heads every column of its tables, for those who hear them', () => {
    expect(body).not.toMatch(/^\|\s*\|.*\n\|[-:| ]+\|$/m)
  })

  test('links only to articles that exist', () => {
    const targets = [...body.matchAll(/\]\(\/blog\/([^)#]+)\)/g)].map(([, slug]) => `${slug}.md`)

    expect(files).toEqual(expect.arrayContaining(targets))
  })
})

test('six articles: every category has one, no slug, id or cover is used twice', () => {
  const posts = articles.map(({ head }) => post.parse(head))

  expect(posts.map(({ category }) => category).sort()).toEqual([...POST_CATEGORIES].sort())
  for (const key of ['id', 'slug', 'cover', 'title'] as const) {
    expect(new Set(posts.map((each) => each[key])).size).toBe(6)
  }
})

test('the partnership article shows the figures and the five questions of the specification', () => {
  const partnership = articles.map(({ head }) => post.parse(head)).find(({ slug }) => slug === 'partnership-program')

  expect(partnership).toMatchObject({ views: 432, likes: 28, category: 'Partnership' })
  expect(partnership?.faqs).toHaveLength(5)
})

test('a day may come quoted or as the Date that YAML readers make of it', () => {
  const head = articles[0]?.head as object // the file's existence is tested above

  expect(post.parse({ ...head, date: new Date('2025-02-03'), updated: '2025-02-03' }).date).toBe('2025-02-03')
})

test('a misspelt key and an update before the date are refused by name', () => {
  const head = articles[0]?.head as object // the file's existence is tested above

  expect(post.safeParse({ ...head, catgeory: 'Security' }).error?.issues[0]?.message).toContain('catgeory')
  expect(post.safeParse({ ...head, updated: '2019-01-01' }).error?.issues[0]?.path).toEqual(['updated'])
})
