import { readFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { parse } from 'yaml'
import { routes } from '../../contract/routes.ts'
import { ifMissing } from '../error-code.ts'
import type { IssueContent } from '../mail/kinds/issue-email.ts'

/** An issue as its file tells it. */
export interface Issue {
  /** The file's name without ending, or the article's slug. An issue is sent once under it. */
  key: string
  content: Omit<IssueContent, 'isTest'>
}

/** Of an article's beginning, in characters: an issue is a page long, and the rest is behind its button. */
const ARTICLE_CHARACTERS = 2_400

/**
 * Reads an issue from a Markdown file, or from the article of that slug. A file begins with `title` and may have
 * `preview`, `sounding: { large, small, words }` and `link: { label, url }` in its front matter.
 *
 * @param articles the folder of the articles.
 * @throws an Error for the operator when there is no such file, or its front matter lacks something.
 */
export async function readIssue(name: string, articles: string, publicUrl: string): Promise<Issue> {
  if (name.endsWith('.md')) return issueOf(name, await textOf(name))
  if (!/^[a-z0-9-]+$/.test(name)) throw new Error(`${name} is no Markdown file and no article.`)
  const file = join(articles, `${name}.md`)
  const { head, body } = split(await textOf(file), file)
  const intro = textIn(head, 'intro')
  return {
    key: name,
    content: {
      title: textIn(head, 'title'),
      preview: textIn(head, 'excerpt'),
      markdown: [intro, beginning(body)].filter((text) => text !== '').join('\n\n'),
      link: { label: 'Read the whole article', url: `${publicUrl}${routes.article(name)}` },
    },
  }
}

/**
 * The issue in a Markdown file's text.
 *
 * @throws an Error for the operator when its front matter lacks something.
 */
export function issueOf(name: string, text: string): Issue {
  const { head, body } = split(text, name)
  const title = textIn(head, 'title')
  if (!title) throw new Error(`${name}: title is missing.`)
  return {
    key: basename(name, '.md'),
    content: {
      title,
      preview: textIn(head, 'preview') || title,
      ...soundingOf(head, name),
      ...linkOf(head, name),
      markdown: body,
    },
  }
}

async function textOf(file: string): Promise<string> {
  const text = await readFile(file, 'utf8').catch(ifMissing)
  if (text === undefined) throw new Error(`There is no ${file}.`)
  return text
}

function split(text: string, file: string): { head: Record<string, unknown>; body: string } {
  const [, front, body = ''] = /^---\r?\n([\s\S]*?)\r?\n---\r?\n([\s\S]*)$/.exec(text) ?? []
  if (text.includes('\ufffd')) throw new Error(`${file} is not in UTF-8. Please save it so.`)
  if (front === undefined) throw new Error(`${file} does not begin with front matter between two lines of ---.`)
  const head: unknown = parse(front)
  if (typeof head !== 'object' || head === null) throw new Error(`${file}: its front matter has no fields.`)
  return { head: Object.fromEntries(Object.entries(head)), body: body.trim() }
}

function textIn(head: Record<string, unknown>, key: string): string {
  const value = head[key]
  return typeof value === 'string' || typeof value === 'number' ? String(value).trim() : ''
}

function soundingOf(head: Record<string, unknown>, file: string): Pick<IssueContent, 'sounding'> {
  if (head.sounding === undefined) return {}
  const inner = objectIn(head, 'sounding')
  const sounding = { large: textIn(inner, 'large'), small: textIn(inner, 'small'), words: textIn(inner, 'words') }
  if (sounding.large === '' || sounding.words === '') throw new Error(`${file}: sounding needs large and words.`)
  return { sounding }
}

function linkOf(head: Record<string, unknown>, file: string): Pick<IssueContent, 'link'> {
  if (head.link === undefined) return {}
  const inner = objectIn(head, 'link')
  const link = { label: textIn(inner, 'label'), url: textIn(inner, 'url') }
  if (link.label === '' || !URL.canParse(link.url)) throw new Error(`${file}: link needs a label and a whole url.`)
  return { link }
}

function objectIn(head: Record<string, unknown>, key: string): Record<string, unknown> {
  const value = head[key]
  return typeof value === 'object' && value !== null ? Object.fromEntries(Object.entries(value)) : {}
}

/** The first paragraphs of an article, without what only its page can show: components, charts and pictures. */
function beginning(body: string): string {
  const blocks = body.split(/\n{2,}/).filter((block) => !/^(<|:::|!\[|import )/.test(block))
  const taken: string[] = []
  let length = 0
  let inCode = false
  for (const block of blocks) {
    if (!inCode && length + block.length > ARTICLE_CHARACTERS) break
    taken.push(block)
    length += block.length
    if ((block.match(/^```/gm) ?? []).length % 2 === 1) inCode = !inCode
  }
  // A heading without its text says nothing.
  while (taken.at(-1)?.startsWith('#')) taken.pop()
  return taken.join('\n\n')
}
