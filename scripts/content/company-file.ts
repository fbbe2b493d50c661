import { type Company, companyProblems, readCompany } from '../../contract/company.ts'
import { fieldName } from './fields.ts'
import { type Reading, readText, yamlIn } from './reading.ts'

export const COMPANY_FILE = 'content/company.yaml'

/** The brand, or nothing and the problems in `reading`. */
export function readCompanyFile(reading: Reading): Company | undefined {
  const file = COMPANY_FILE
  if (!reading.files.has(file)) {
    reading.problems.push({ file, message: 'This file is missing. Restore it: every page names the company.' })
    return undefined
  }
  const { text } = readText(reading, file)
  const yaml = yamlIn(reading, file, text)
  if (!yaml) return undefined
  const { value, lineOf } = yaml
  const problems = companyProblems(value)
  if (problems.length === 0) return readCompany(value)
  for (const { path, message } of problems) {
    reading.problems.push({ file, line: lineOf(path), field: fieldName(path), message: `This ${message}.` })
  }
  return undefined
}
