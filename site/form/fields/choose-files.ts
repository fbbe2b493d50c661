import {
  fileProblem,
  type Notice,
  refusedFile,
  tooManyFiles,
  type UploadRule,
} from '../../../contract/fields/upload.ts'

interface Choice {
  /** What is chosen now; absent where nothing changes. */
  files?: File[]
  /** Why some of the files were not taken, in one notice. */
  notice?: Notice
  /** The same for the field, where it stays: every file that was not taken is named. */
  problem?: string
}

/**
 * Adds files to those chosen before. Where one file is allowed, the new one takes its place; too many at once add none,
 * and a file of a wrong kind or size is left out (specification 11.5.3). A file that is chosen already is not added again.
 */
export function chooseFiles(rule: UploadRule, chosen: readonly File[], added: readonly File[]): Choice {
  const isSingle = rule.count === 1
  const fresh = added.filter((file) => !chosen.some((other) => sameFile(other, file)))
  if (fresh.length + (isSingle ? 0 : chosen.length) > rule.count) {
    const notice = tooManyFiles(rule)
    return { notice, problem: notice.text }
  }
  const fitting = fresh.filter((file) => !fileProblem(rule, file))
  const notices = fresh.flatMap((file) => fileProblem(rule, file) ?? [])
  const problems = fresh.filter((file) => fileProblem(rule, file)).map((file) => refusedFile(rule, file))
  return {
    ...(fitting.length > 0 && { files: isSingle ? fitting : [...chosen, ...fitting] }),
    ...(notices.length > 0 && { notice: inOne(notices, problems), problem: problems.join(' ') }),
  }
}

/** One toast is shown at a time, so several refusals are told in one. */
function inOne(notices: readonly Notice[], problems: readonly string[]): Notice | undefined {
  const [first] = notices
  if (first === undefined || notices.length === 1) return first
  return { title: `${notices.length} files were not added`, text: problems.join(' '), destructive: true }
}

/** Whether two files are the same choice, made twice. Their bytes are not read. */
function sameFile(one: File, other: File): boolean {
  return one.name === other.name && one.size === other.size && one.lastModified === other.lastModified
}
