import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import ts from 'typescript'
import { expect, test } from 'vitest'

// A browser's translation wraps text nodes, and React then fails to put anything before or after them. So a text that
// depends on a condition, or stands beside one, has an element of its own.

test('no text of the desk stands beside something that comes and goes', () => {
  const files = globSync('**/*.tsx', { cwd: import.meta.dirname })
  expect(files.length).toBeGreaterThan(50)

  expect(files.flatMap(mixedIn)).toEqual([])
})

/** The places where an element holds text as well as a condition. */
function mixedIn(file: string): string[] {
  const text = readFileSync(join(import.meta.dirname, file), 'utf8')
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX)
  const found: string[] = []
  visit(source)
  return found

  function visit(node: ts.Node): void {
    if (ts.isJsxElement(node)) {
      const children = node.children.filter((child) => !isBlank(child))
      const condition = children.find(isCondition)
      const isMixed =
        children.some((child) => child !== condition && isText(child)) || children.filter(isCondition).some(isText)
      if (children.length > 1 && condition && isMixed)
        found.push(`${file}:${source.getLineAndCharacterOfPosition(condition.getStart()).line + 1}`)
    }
    ts.forEachChild(node, visit)
  }
}

/** White space that holds a line break, or a space that is written as such. */
function isBlank(child: ts.JsxChild): boolean {
  if (ts.isJsxText(child)) return child.containsOnlyTriviaWhiteSpaces
  return ts.isJsxExpression(child) && child.expression !== undefined && child.expression.getText() === "' '"
}

function isCondition(child: ts.JsxChild): boolean {
  if (!ts.isJsxExpression(child) || !child.expression) return false
  const { expression } = child
  return (
    ts.isConditionalExpression(expression) ||
    (ts.isBinaryExpression(expression) && expression.operatorToken.kind === ts.SyntaxKind.AmpersandAmpersandToken)
  )
}

/** Words as they stand, or an expression without any element, which gives words. */
function isText(child: ts.JsxChild): boolean {
  if (ts.isJsxText(child)) return child.text.trim() !== ''
  if (!ts.isJsxExpression(child) || !child.expression) return false
  return child.expression.getText() !== 'children' && !/<\w|\(/.test(child.expression.getText())
}
