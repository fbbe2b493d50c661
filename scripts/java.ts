import { spawnSync } from 'node:child_process'
import { installPackages } from './system-packages.ts'

/**
 * Finds Java, and installs it from the system's packages where that is possible without asking. Gives its command, or
 * nothing where there is none.
 */
export function findJava(): string | undefined {
  if (!answers('java')) installPackages(['default-jre-headless'])
  return answers('java') ? 'java' : undefined
}

function answers(command: string): boolean {
  return spawnSync(command, ['-version'], { stdio: 'ignore' }).status === 0
}
