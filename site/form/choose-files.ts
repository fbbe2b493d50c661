import { fileProblem, type Notice, tooManyFiles, type UploadRule } from '../../contract/upload.ts'

interface Choice {
  /** What is chosen now; absent where nothing changes. */
  files?: File[]
  /** Why some of the files were not taken. */
  notices: Notice[]
}

/**
 * Adds files to those chosen before. Where one file is allowed, the new one takes its place; too many at once add none,
 * and a file of a wrong kind or size is left out (specification 11.5.3).
 */
export function chooseFiles(rule: UploadRule, chosen: readonly File[], added: readonly File[]): Choice {
  const isSingle = rule.count === 1
  if (added.length + (isSingle ? 0 : chosen.length) > rule.count) return { notices: [tooManyFiles(rule)] }
  const notices: Notice[] = []
  const fitting = added.filter((file) => {
    const problem = fileProblem(rule, file)
    if (problem) notices.push(problem)
    return problem === undefined
  })
  if (fitting.length === 0) return { notices }
  return { files: isSingle ? fitting : [...chosen, ...fitting], notices }
}
