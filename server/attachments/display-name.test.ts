import { expect, test } from 'vitest'
import { displayName } from './display-name.ts'

test.each([
  ['plan.pdf', 'plan.pdf'],
  ['C:\\Users\\ada\\plan.pdf', 'plan.pdf'],
  ['../../etc/passwd', 'passwd'],
  ['ship\u202Egpj.exe', 'shipgpj.exe'],
  ['می\u200cروم 👩\u200d🚀.pdf', 'می\u200cروم 👩\u200d🚀.pdf'],
  ['\u200dC\u200dON.pdf', 'file_CON.pdf'],
  ['a<b>:c?.pdf', 'a_b__c_.pdf'],
  ['CON.pdf', 'file_CON.pdf'],
  ['nul', 'file_nul'],
  ['com1.tar.gz', 'file_com1.tar.gz'],
  ['console.pdf', 'console.pdf'],
  ['.pdf', 'file.pdf'],
  ['...', 'file'],
  ['', 'file'],
  [`${'a'.repeat(300)}.pdf`, `${'a'.repeat(116)}.pdf`],
  [`${'a'.repeat(115)}🇩🇪aaaa.pdf`, `${'a'.repeat(115)}.pdf`],
  // One character, as people see it.
  [`a${'🏽'.repeat(100)}.pdf`, `a${'🏽'.repeat(57)}\ufffd.pdf`],
])('%j is shown as %j', (given, shown) => {
  expect(displayName(given)).toBe(shown)
})
