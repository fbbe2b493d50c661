import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { parse } from 'yaml'
import { type Company, readCompany } from '../contract/company.ts'
import { servedBuild } from './served-build.ts'

const SOURCE = servedBuild ? join(servedBuild, 'company.json') : join(import.meta.dirname, '../content/company.yaml')

/** The brand, as the served build has it; from its source where nothing was built. @throws an Error that names every wrong field. */
export async function loadCompany(file = SOURCE): Promise<Company> {
  return readCompany(parse(await readFile(file, 'utf8')), file)
}
