import { basename } from 'node:path'
import ts from 'typescript'
import { textOf, trackedFiles } from './imports.ts'

// Reads docs/specification.md, the titles of all tests, and the numbers that comments cite.

export const PAGE = 'docs/specification.md'

/** A test as a line names it: the beginning of its file's name, and a part of its title. */
export interface NamedTest {
  file: string
  title: string
}

export interface SpecificationLine {
  number: string
  text: string
  tests: NamedTest[]
  /** Parts of `npm run bench`. */
  benches: string[]
  isUntested: boolean
}

export interface Heading {
  number: string
  title: string
  isBuilt: boolean
}

/** What the page holds, in its order. @throws for a line whose brackets cannot be read, with its number. */
export function readSpecification() {
  const text = textOf(PAGE)
  const [, body = ''] = text.split(/^(?=## 1\. )/m)
  const headings = [...body.matchAll(/^##+ (\d+(?:\.\d+)*)\.? (.+)$/gm)].map(
    ([, number = '', title = '']): Heading => ({ number, title, isBuilt: !title.endsWith('(not built yet)') }),
  )
  const items = body.matchAll(/^- (\d+(?:\.\d+)+) ([\s\S]*?)(?=\n(?:- |\n|#|$))/gm)
  const lines = [...items].map(([, number = '', words = '']) => readLine(number, oneLine(words)))
  const contents = [...text.matchAll(/^(\d+)\. (.+)$/gm)].map(([, number, title]) => `${number} ${title}`)
  return { body, headings, lines, contents }
}

function readLine(number: string, words: string): SpecificationLine {
  const [, text = '', named = ''] = /^(.*?) ?\[([^[\]]*)\]$/.exec(words) ?? []
  const isUntested = named === 'untested'
  const found = [...named.matchAll(/([A-Za-z0-9-]+): "([^"]+)"/g)].map(([, file = '', title = '']) => ({ file, title }))
  const again = found.map(({ file, title }) => `${file}: "${title}"`).join('; ')
  if (text === '' || (!isUntested && again !== named)) throw new Error(`${PAGE}: ${number} ends with no list of tests.`)
  return {
    number,
    text,
    tests: found.filter(({ file }) => file !== 'bench'),
    benches: found.filter(({ file }) => file === 'bench').map(({ title }) => title),
    isUntested,
  }
}

/** Every title in every test file, as it stands in the source: `${path}` and `%s` are not filled in. */
export function testTitles(): NamedTest[] {
  return trackedFiles()
    .filter((file) => /\.(test|spec)\.tsx?$/.test(file))
    .flatMap((file) => titlesIn(textOf(file)).map((title) => ({ file, title })))
}

function titlesIn(source: string): string[] {
  const titles: string[] = []
  const visit = (node: ts.Node) => {
    if (ts.isCallExpression(node) && /^(test|it|describe)\b/.test(node.expression.getText())) {
      const [first] = node.arguments
      if (first && ts.isTemplateExpression(first)) titles.push(first.getText().slice(1, -1))
      else if (first && ts.isStringLiteralLike(first)) titles.push(first.text)
    }
    ts.forEachChild(node, visit)
  }
  visit(ts.createSourceFile('x.tsx', source, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX))
  return titles
}

/** Whether a title exists in one file, or, where several files have it, in one whose name begins as told. */
export function existsIn(titles: readonly NamedTest[], { file, title }: NamedTest): boolean {
  const holders = new Set(titles.filter((one) => one.title.includes(title)).map((one) => one.file))
  return holders.size === 1 || [...holders].some((holder) => basename(holder).startsWith(file))
}

/** The numbers after the word "specification" in a source, also where a comment breaks between them. */
export function citedNumbers(source: string): string[] {
  const flat = source.replace(/\s*\n\s*(?:\/\/|\*|#)?\s*/g, ' ')
  const lists = flat.matchAll(/\bspecification ((?:\d+(?:\.\d+)*)(?:(?:, and|,| and| or| to) \d+\.\d+(?:\.\d+)*)*)/gi)
  return [...lists].flatMap(([, list = '']) => list.match(/\d+(?:\.\d+)*/g) ?? [])
}

/** `12.1` of `12.1.3`. */
export function parentOf(number: string): string {
  return number.slice(0, number.lastIndexOf('.'))
}

export function oneLine(text: string): string {
  return text.replace(/\s+/g, ' ').trim()
}
