import { expect, test } from 'vitest'
import { displayName } from './display-name.ts'

test.each([
  ['plan.pdf', 'plan.pdf'],
  ['C:\\Users\\ada\\plan.pdf', 'plan.pdf'],
  ['../../etc/passwd', 'passwd'],
  ['ship\u202Egpj.exe', 'shipgpj.exe'],
  ['a<b>:c?.pdf', 'a_b__c_.pdf'],
  ['CON.pdf', 'file_CON.pdf'],
  ['nul', 'file_nul'],
  ['com1.tar.gz', 'file_com1.tar.gz'],
  ['console.pdf', 'console.pdf'],
  ['.pdf', 'file.pdf'],
  ['...', 'file'],
  ['', 'file'],
])('%j is shown as %j', (given, shown) => {
  expect(displayName(given)).toBe(shown)
})

test('a long name keeps its extension, and whole characters', () => {
  expect(displayName(`${'a'.repeat(300)}.pdf`)).toMatch(/^a{116}\.pdf$/)
  expect(displayName(`${'a'.repeat(115)}🇩🇪aaaa.pdf`)).toMatch(/^a{115}\.pdf$/)
})
