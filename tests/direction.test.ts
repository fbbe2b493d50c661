import ts from 'typescript'
import { expect, test } from 'vitest'
import { sourcesIn, textOf } from './support/imports.ts'

// What people type runs in its own direction, while they type it, too: Hebrew and Arabic from the right.

/** Kinds of fields into which nobody types words. A telephone number runs from the left by itself. */
const WITHOUT_WORDS = ['checkbox', 'radio', 'file', 'hidden', 'tel']

test('every field for words of people has dir="auto", on the site and at the desk', () => {
  const sources = sourcesIn(['site', 'desk']).filter((name) => /(?<!\.test)\.tsx$/.test(name))
  const fields = sources.flatMap(fieldsOf)

  expect(fields.length).toBeGreaterThan(20)
  expect(fields.filter(({ direction }) => direction !== '"auto"').map(({ place }) => place)).toEqual([])
})

/** The fields of a file into which words are typed. */
function fieldsOf(file: string) {
  const fields: { place: string; direction: string | undefined }[] = []
  const tree = ts.createSourceFile(file, textOf(file), ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX)
  const look = (node: ts.Node) => {
    if (ts.isJsxSelfClosingElement(node) && /^(input|textarea|Command\.Input)$/.test(node.tagName.getText())) {
      const textIn = (name: string) => new RegExp(`\\s${name}=("[^"]*"|\\{[^}]*\\})`).exec(node.getText())?.[1]
      const types = textIn('type')?.match(/\w+(?=['"])/g) ?? ['text']
      if (textIn('tabIndex') !== '{-1}' && !types.every((type) => WITHOUT_WORDS.includes(type)))
        fields.push({ place: `${file}: ${node.getText()}`, direction: textIn('dir') })
    }
    node.forEachChild(look)
  }
  look(tree)
  return fields
}
