import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { parse } from 'yaml'
import { type Company, readCompany } from '../contract/company.ts'

const SOURCE = join(import.meta.dirname, '../content/company.yaml')

/** Reads the brand from content/company.yaml. @throws an Error that names every wrong field. */
export async function loadCompany(file = SOURCE): Promise<Company> {
  return readCompany(parse(await readFile(file, 'utf8')), file)
}
