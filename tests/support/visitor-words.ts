import ts from 'typescript'
import { isMap, isPair, isScalar, isSeq, type Node, parseDocument } from 'yaml'
import { filesIn, textOf } from './imports.ts'

export interface VisitorText {
  /** Where the text stands, like `content/pages/about.yaml:12`. */
  place: string
  text: string
}

/** Code that words reach visitors from: pages, forms, answers of the server, emails. The desk's commands are for staff. */
const CODE = ['site', 'contract', 'server/http', 'server/mail', 'server/submissions', 'server/newsletter']
const NOT_SHOWN = /\.(test|fixture|d)\.tsx?$|^site\/(schemas|assets|public|styles)\//

/** Attributes and keys whose values are not read: addresses, class names, drawing instructions. */
const NOT_WORDS =
  /^(className|class|href|src|d|viewBox|transform|id|slug|image|image\w*|cover|icon|url|\w+Url|path|page|target|website|logos?|value)$/

/** A value of code: one word in lower case, a path, a selector. */
const IDENTIFIER = /^[-a-z#.[/][^\s]*$/

/** Every text that visitors may read, from content and code. Code samples of articles are included, comments are not. */
export function visitorTexts(): VisitorText[] {
  const content = filesIn(['content']).flatMap((file) =>
    file.endsWith('.md') ? inMarkdown(file) : inYaml(file, textOf(file)),
  )
  const code = filesIn(CODE).filter((file) => /\.(ts|tsx|astro)$/.test(file) && !NOT_SHOWN.test(file))
  return [
    ...content,
    ...code.flatMap((file) => (file.endsWith('.astro') ? inAstro(file) : inScript(file, textOf(file)))),
  ]
}

function inMarkdown(file: string): VisitorText[] {
  const [, front = '', body = ''] = /^---\n([\s\S]*?)\n---\n([\s\S]*)$/.exec(textOf(file)) ?? []
  const before = front.split('\n').length + 2
  const lines = body.split('\n').map((text, index) => ({ place: `${file}:${before + index + 1}`, text }))
  return [...inYaml(file, front, 1), ...lines.filter(({ text }) => text.trim() !== '')]
}

function inYaml(file: string, source: string, before = 0): VisitorText[] {
  const found: VisitorText[] = []
  const lineOf = (offset = 0) => before + source.slice(0, offset).split('\n').length
  const read = (node: unknown) => {
    if (isPair(node)) {
      if (!(isScalar(node.key) && NOT_WORDS.test(String(node.key.value)))) read(node.value)
    } else if (isMap(node) || isSeq(node)) for (const item of node.items) read(item)
    else if (isScalar(node) && typeof node.value === 'string')
      found.push({ place: `${file}:${lineOf((node as Node).range?.[0])}`, text: node.value })
  }
  read(parseDocument(source).contents)
  return found
}

/** A component's frontmatter is a script. What stands in its tags is left out, but for quoted values with a space. */
function inAstro(file: string): VisitorText[] {
  const [, script = '', markup = ''] = /^---\n([\s\S]*?)\n---\n([\s\S]*)$/.exec(textOf(file)) ?? ['', '', textOf(file)]
  const before = script === '' ? 0 : script.split('\n').length + 2
  const plain = markup.replace(/<(style|script)[\s\S]*?<\/\1>|<!--[\s\S]*?-->|\{\/\*[\s\S]*?\*\/\}/g, (cut) =>
    cut.replace(/[^\n]/g, ' '),
  )
  const lines = plain
    .replace(/<\/?[A-Z]\w*/g, '')
    .replace(/\b(class|href|src|d|viewBox)(:list)?=("[^"]*"|\{[^}]*\})/g, '')
    .split('\n')
    .map((text, index) => ({ place: `${file}:${before + index + 1}`, text: text.trim() }))
  return [...inScript(file, script, 1), ...lines.filter(({ text }) => /[a-z] [a-z]/i.test(text))]
}

/** String literals and the text of JSX, but for imports, types, class names and keys. */
function inScript(file: string, source: string, before = 0): VisitorText[] {
  const found: VisitorText[] = []
  const tree = ts.createSourceFile(file, source, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX)
  const add = (node: ts.Node, text: string) => {
    const place = `${file}:${before + tree.getLineAndCharacterOfPosition(node.getStart()).line + 1}`
    if (/\p{L}{2}/u.test(text)) found.push({ place, text: text.replace(/\s+/g, ' ').trim() })
  }
  const read = (node: ts.Node): void => {
    if (ts.isImportDeclaration(node) || ts.isExportDeclaration(node) || ts.isTypeNode(node)) return
    if (ts.isJsxAttribute(node) && NOT_WORDS.test(node.name.getText())) return
    if (ts.isPropertyAssignment(node) && NOT_WORDS.test(node.name.getText())) return
    if (ts.isStringLiteral(node) || ts.isNoSubstitutionTemplateLiteral(node)) {
      if (!IDENTIFIER.test(node.text)) add(node, node.text)
    } else if (ts.isTemplateExpression(node))
      add(node, [node.head.text, ...node.templateSpans.map(({ literal }) => literal.text)].join('…'))
    else if (ts.isJsxText(node)) add(node, node.text)
    node.forEachChild(read)
  }
  read(tree)
  return found
}
