import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { compare, type Limits } from './measure/compare.ts'
import { measureProject } from './measure/measures.ts'

// `npm run measure`: what the project counts, beside its limits (scripts/measure/limits.json). A limit may only fall.

const root = join(import.meta.dirname, '..')
const limits = JSON.parse(readFileSync(join(root, 'scripts/measure/limits.json'), 'utf8')) as Limits
const { table, faults } = compare(measureProject(root), limits)

console.log(table)
for (const fault of faults) console.error(fault)
process.exitCode = faults.length > 0 ? 1 : 0
