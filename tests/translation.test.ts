import ts from 'typescript'
import { expect, test } from 'vitest'
import { importsOf, sourcesIn, textOf } from './support/imports.ts'

// A browser's translation wraps every text in elements of its own and puts other text nodes in its place. React can then
// neither change nor remove a text that has neighbors, nor insert anything before one. So in every island a text that may
// change stands alone in its element, and nothing that may come or go stands before a text.

const ISLAND = /<([A-Z]\w+) client:interaction/g

/** Every component that may run in a visitor's browser: the islands, the notices, and what they are made of. */
function componentsOfIslands(): string[] {
  const found = new Set<string>(['site/ui/Toaster.tsx'])
  for (const file of sourcesIn(['site/pages', 'site/frame', 'site/features']).filter((name) =>
    name.endsWith('.astro'),
  )) {
    const islands = [...textOf(file).matchAll(ISLAND)].map(([, name]) => `/${name}.tsx`)
    for (const { target = '' } of importsOf(file)) if (islands.some((name) => target.endsWith(name))) found.add(target)
  }
  for (const file of found)
    for (const { target = '', typeOnly } of importsOf(file)) if (!typeOnly && target.endsWith('.tsx')) found.add(target)
  return [...found]
}

/** A text that stays, one that may change, an element, one that may come and go, or what the caller hands in. */
type Kind = 'text' | 'varying' | 'element' | 'coming' | 'handed' | 'none'

/** The places where a text that may change has neighbors, or where something may come or go before a text. */
function mistakesIn(file: string, source: string): string[] {
  const tree = ts.createSourceFile(file, source, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX)
  const nodesByName = elementProperties(tree)
  const mistakes: string[] = []

  function kindOf(child: ts.JsxChild): Kind {
    if (ts.isJsxText(child)) return child.containsOnlyTriviaWhiteSpaces ? 'none' : 'text'
    if (!ts.isJsxExpression(child)) return 'element'
    if (child.expression === undefined) return 'none'
    return kindOfValue(child.expression)
  }

  function kindOfValue(value: ts.Expression): Kind {
    if (ts.isParenthesizedExpression(value)) return kindOfValue(value.expression)
    if (ts.isStringLiteralLike(value)) return 'text'
    if (ts.isJsxElement(value) || ts.isJsxSelfClosingElement(value) || ts.isJsxFragment(value)) return 'element'
    if (ts.isArrowFunction(value)) return 'element'
    if (value.kind === ts.SyntaxKind.NullKeyword || value.getText() === 'undefined') return 'none'
    if (ts.isConditionalExpression(value)) return ofBranches([value.whenTrue, value.whenFalse])
    if (ts.isBinaryExpression(value) && value.operatorToken.kind === ts.SyntaxKind.AmpersandAmpersandToken)
      return ofBranches([value.right])
    if (ts.isIdentifier(value) || ts.isPropertyAccessExpression(value))
      return nodesByName.has(value.getText().split('.').at(-1) ?? '') ? 'handed' : 'varying'
    if (ts.isCallExpression(value)) {
      if (/\.map$|^createPortal$|^props\.children$|^children$/.test(value.expression.getText())) return 'coming'
    }
    return 'varying'
  }

  function ofBranches(branches: ts.Expression[]) {
    return branches.map(kindOfValue).some((kind) => kind === 'varying' || kind === 'text') ? 'varying' : 'coming'
  }

  function look(node: ts.Node) {
    if (ts.isJsxElement(node) || ts.isJsxFragment(node)) {
      const children = node.children
        .map((child) => [child, kindOf(child)] as const)
        .filter(([, kind]) => kind !== 'none')
      children.forEach(([child, kind], at) => {
        const before = children.slice(0, at).map(([, other]) => other)
        const comesBefore = before.lastIndexOf('coming') > before.lastIndexOf('element')
        const isAlone = children.length === 1 && (isElement(node) || (ts.isJsxElement(node) && !isChoice(child)))
        if ((kind === 'varying' && !isAlone) || ((kind === 'text' || kind === 'handed') && comesBefore))
          mistakes.push(placeOf(child))
      })
    }
    node.forEachChild(look)
  }

  function placeOf(node: ts.Node): string {
    const line = tree.getLineAndCharacterOfPosition(node.getStart()).line + 1
    return `${file}:${line} ${node.getText().replace(/\s+/g, ' ').trim()}`
  }

  look(tree)
  return mistakes
}

/** An element of the page. A component may put neighbors beside what it is handed, and a fragment has its parent's. */
function isElement(node: ts.JsxElement | ts.JsxFragment): boolean {
  return ts.isJsxElement(node) && /^[a-z]/.test(node.openingElement.tagName.getText())
}

function isChoice(child: ts.JsxChild): boolean {
  return ts.isJsxExpression(child) && child.expression !== undefined && ts.isConditionalExpression(child.expression)
}

/** Properties that hold what a caller hands in as nodes: the caller's own place is looked at. */
function elementProperties(tree: ts.SourceFile): Set<string> {
  const names = new Set<string>()
  const look = (node: ts.Node) => {
    if (ts.isPropertySignature(node) && node.type?.getText() === 'ReactNode') names.add(node.name.getText())
    if (ts.isVariableDeclaration(node) && node.initializer && /^\(?\s*</.test(node.initializer.getText()))
      names.add(node.name.getText())
    node.forEachChild(look)
  }
  look(tree)
  return names
}

test('in islands a text that may change stands alone in its element, and nothing comes or goes before a text', () => {
  const components = componentsOfIslands()
  expect(components.length).toBeGreaterThan(35)

  expect(components.flatMap((file) => mistakesIn(file, textOf(file)))).toEqual([])
})

test.each([
  ['a text that changes beside an icon', '<p><Icon />{copied ? "Copied" : "Copy"}</p>'],
  ['a text that comes and goes beside another', '<p>Send{busy && "ing"}</p>'],
  ['a number in a sentence', '<p>{count} articles</p>'],
  ['an element that comes before a text', '<p>{busy && <Line />}Send</p>'],
  ['a text that changes in a component', '<Button icon={icon}>{busy ? "Sending" : "Send"}</Button>'],
  ['a text in no element', '<>{count}</>'],
])('%s is found', (_, jsx) => {
  expect(mistakesIn('x.tsx', `export const X = () => ${jsx}`)).toHaveLength(1)
})

test.each([
  '<p><Icon /><span>{copied ? "Copied" : "Copy"}</span></p>',
  '<p>{busy && <Line />}<b>Send</b> now</p>',
  '<p>{`${' + 'count} articles`}</p>',
  '<Toast.Title>{title}</Toast.Title>',
])('%s is none of these', (jsx) => {
  expect(mistakesIn('x.tsx', `export const X = () => ${jsx}`)).toEqual([])
})
