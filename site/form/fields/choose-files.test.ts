import { expect, test } from 'vitest'
import { type UploadRule, wrongKind } from '../../../contract/fields/upload.ts'
import { consultation } from '../../../contract/forms/consultation.ts'
import { contact } from '../../../contract/forms/contact.ts'
import { chooseFiles } from './choose-files.ts'

const one = ruleOf(contact.fields.file.upload)
const five = ruleOf(consultation.fields.files.upload)
const pdf = (name: string, size = 4) => new File([new Uint8Array(size)], name)
const [a, b, c, d, e, f] = [pdf('a.pdf'), pdf('b.pdf'), pdf('c.pdf'), pdf('d.pdf'), pdf('e.pdf'), pdf('f.pdf')]

test('where one file is allowed, another takes its place; where several are allowed, they are added', () => {
  expect(chooseFiles(one, [a], [b])).toEqual({ files: [b] })
  expect(chooseFiles(five, [a], [b, c])).toEqual({ files: [a, b, c] })
})

test('too many add none', () => {
  const tooMany = (text: string) => ({ notice: { title: 'Too many files', text, destructive: true }, problem: text })

  expect(chooseFiles(one, [], [a, b])).toEqual(tooMany('You can only upload one file.'))
  expect(chooseFiles(five, [a, b, c], [d, e, f])).toEqual(tooMany('You can only upload up to 5 files.'))
})

test('a file that is not taken is told by its specified notice, and at the field by its name', () => {
  expect(chooseFiles(one, [], [pdf('tool.exe', 0)])).toEqual({
    notice: wrongKind(one),
    problem: 'tool.exe was not added: it is not one of pdf, doc, docx, txt, png, jpg, jpeg, gif, zip, rar, csv.',
  })
})

test('of several that are not taken each is told, and the others are taken', () => {
  const large = pdf('large.pdf', five.maxBytes + 1)

  const choice = chooseFiles(five, [], [pdf('a.exe'), a, large])

  expect(choice.files).toEqual([a])
  expect(choice.notice?.title).toBe('2 files were not added')
  for (const text of [choice.notice?.text, choice.problem]) {
    expect(text).toContain('a.exe was not added: it is not one of pdf,')
    expect(text).toContain('large.pdf was not added: it is larger than 10MB.')
  }
})

test('the same file chosen again is not added twice, and makes no list too long', () => {
  const again = new File([new Uint8Array(4)], 'a.pdf', { lastModified: a.lastModified })

  expect(chooseFiles(five, [a, b], [again, c])).toEqual({ files: [a, b, c] })
  expect(chooseFiles(one, [a], [again])).toEqual({})
})

test('a file that is not taken does not take the place of one that was', () => {
  expect(chooseFiles(one, [a], [pdf('b.exe')]).files).toBeUndefined()
  expect(chooseFiles(one, [a], [])).toEqual({})
})

function ruleOf(rule: UploadRule | undefined): UploadRule {
  if (rule === undefined) throw new Error('The form takes no files.')
  return rule
}
