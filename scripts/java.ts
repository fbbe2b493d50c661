import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'

/**
 * Finds Java, and installs it from the system's packages where that is possible without asking. Gives its command, or
 * nothing where there is none.
 */
export function findJava(): string | undefined {
  if (!answers('java')) install()
  return answers('java') ? 'java' : undefined
}

function answers(command: string): boolean {
  return spawnSync(command, ['-version'], { stdio: 'ignore' }).status === 0
}

function install() {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return
  console.log("Installing Java from the system's packages ...")
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  spawnSync('apt-get', ['update', '-qq'], { env, stdio: 'ignore' })
  spawnSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'default-jre-headless'], {
    env,
    stdio: 'ignore',
  })
}
