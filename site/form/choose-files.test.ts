import { expect, test } from 'vitest'
import { consultation } from '../../contract/forms/consultation.ts'
import { contact } from '../../contract/forms/contact.ts'
import type { UploadRule } from '../../contract/upload.ts'
import { chooseFiles } from './choose-files.ts'

const one = ruleOf(contact.fields.file.upload)
const five = ruleOf(consultation.fields.files.upload)
const pdf = (name: string, size = 4) => new File([new Uint8Array(size)], name)
const [a, b, c] = [pdf('a.pdf'), pdf('b.pdf'), pdf('c.pdf')]

test('where one file is allowed, another takes its place', () => {
  expect(chooseFiles(one, [a], [b])).toEqual({ files: [b], notices: [] })
})

test('where several are allowed, they are added', () => {
  expect(chooseFiles(five, [a], [b, c])).toEqual({ files: [a, b, c], notices: [] })
})

test('too many add none', () => {
  const tooMany = (text: string) => ({ notices: [{ title: 'Too many files', text, destructive: true }] })

  expect(chooseFiles(one, [], [a, b])).toEqual(tooMany('You can only upload one file.'))
  expect(chooseFiles(five, [a, b, c], [a, b, c])).toEqual(tooMany('You can only upload up to 5 files.'))
})

test('a wrong kind and a wrong size are told, and the others are taken', () => {
  const large = pdf('large.pdf', five.maxBytes + 1)

  const choice = chooseFiles(five, [], [pdf('a.exe'), a, large])

  expect(choice.files).toEqual([a])
  expect(choice.notices.map(({ title }) => title)).toEqual(['File type not allowed', 'File too large'])
})

test('a file that is not taken does not take the place of one that was', () => {
  expect(chooseFiles(one, [a], [pdf('b.exe')]).files).toBeUndefined()
  expect(chooseFiles(one, [a], [])).toEqual({ notices: [] })
})

function ruleOf(rule: UploadRule | undefined): UploadRule {
  if (rule === undefined) throw new Error('The form takes no files.')
  return rule
}
