/** Stops a build. Its message says what to do, so that no stack of places in the programs is printed with it. */
export class BuildError extends Error {
  override readonly name = 'BuildError'
}

/** What a program told while it failed: each line once, without the stack of places in compiled files. */
export function withoutStacks(told: string): string {
  const lines = told.split('\n').filter((line) => !/^\s*at (.*[(:/]|async )/.test(line) && line.trim() !== '')
  // A logger repeats the message that the error already told, with a time before it.
  const said = lines.map((line) => line.replace(/^(\d\d:\d\d:\d\d )?(\[ERROR\] )?(\[\w+\] )?(\w*Error: )?/, '').trim())
  return [...new Set(said)].join('\n')
}
