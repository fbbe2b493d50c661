/** A mistake in content/, told so that whoever wrote the file can mend it. */
export interface Problem {
  /** From the project's root, such as `content/jobs/designer.yaml`. */
  file: string
  /** From 1. Absent where the whole file is meant. */
  line?: number
  /** The field by its path, such as `hero.points[2].label`. */
  field?: string
  /** What is wrong and what to do, as whole sentences. */
  message: string
}

/** Stops a build or a page in development. Its message lists every problem, one line each. */
export class ContentError extends Error {
  readonly problems: readonly Problem[]

  constructor(problems: readonly Problem[]) {
    super(problems.map(asLine).join('\n'))
    this.name = 'ContentError'
    this.problems = problems
  }
}

/** `content/jobs/designer.yaml:12: department: …`, which editors and terminals open at its place. */
export function asLine({ file, line, field, message }: Problem): string {
  return [line === undefined ? file : `${file}:${line}`, ...(field ? [field] : []), message].join(': ')
}
