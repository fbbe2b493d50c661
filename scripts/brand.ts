import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse } from 'yaml'
import { type Company, readCompany } from '../contract/company.ts'

/** The brand, for scripts and the build. @throws with every problem of the file, by field. */
export function readBrand(): Company {
  return readCompany(parse(readFileSync(join(import.meta.dirname, '../content/company.yaml'), 'utf8')))
}
