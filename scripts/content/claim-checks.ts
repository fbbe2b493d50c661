import type { Claim } from './claims.ts'
import { nearestOf } from './explain.ts'
import { fieldName } from './fields.ts'
import type { Files } from './files.ts'
import { frontMatterOf } from './markdown-file.ts'
import type { Problem } from './problem.ts'
import { readYaml } from './yaml.ts'

/** Checks claims and keeps what is wrong with them, each with its line. */
export class ClaimChecks {
  readonly problems: Problem[] = []
  readonly #files: Files

  constructor(files: Files) {
    this.#files = files
  }

  /** Each claim must be one of the names. `remedy` follows the sentence that says what there is not. */
  known(claims: readonly Claim[], names: Iterable<string>, what: string, remedy: string): void {
    const all = new Set(names)
    for (const claim of claims) {
      if (all.has(String(claim.value))) continue
      this.refuse(claim, `There is no ${what} "${claim.value}".${nearestOf(claim.value, all)} ${remedy}`)
    }
  }

  /** No two claims may be equal. The later one is refused, and names the earlier one. */
  unique(claims: readonly Claim[], remedy: string): void {
    const first = new Map<string | number, Claim>()
    for (const claim of claims) {
      const other = first.get(claim.value)
      if (other === undefined) {
        first.set(claim.value, claim)
        continue
      }
      const where = other.file === claim.file ? fieldName(other.path) : other.file
      this.refuse(claim, `This is ${JSON.stringify(claim.value)} in ${where}, too. ${remedy}`)
    }
  }

  refuse({ file, path }: Pick<Claim, 'file' | 'path'>, message: string): void {
    this.problems.push({ file, line: this.#lineOf(file, path), field: fieldName(path), message })
  }

  #lineOf(file: string, path: Claim['path']): number | undefined {
    const text = this.#files.read(file).toString('utf8')
    const result = file.endsWith('.md') ? readYaml(frontMatterOf(text)?.fields ?? '', 2) : readYaml(text)
    return result.status === 'read' ? result.yaml.lineOf(path) : undefined
  }
}
