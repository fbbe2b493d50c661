import { execFileSync, spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { findBrowsers } from '../browsers.ts'
import { drawnWith, versionOf } from '../drawn-with.ts'
import { run } from '../run.ts'
import { installPackages } from '../system-packages.ts'

// What `npm run test:full` has beside the tests of `npm test` and their repetitions.

/** What makes the tests of a run repeat their scenes: other widths, forms, databases, and larger crowds. */
export const FULL = {
  JOURNEYS: 'full',
  SCENES: 'full',
  /** How many subscribers get the newsletter whose server is killed (tests/faults/newsletter-kill.test.ts). */
  NEWSLETTER_READERS: '5000',
}

/** What the scenes behind a proxy need (tests/support/proxy.ts). */
export function installProxies(): void {
  if (!existsSync(process.env.NGINX || '/usr/sbin/nginx')) installPackages(['nginx-light'])
  if (!existsSync(process.env.CADDY || '/usr/bin/caddy')) installPackages(['caddy'])
}

export function installForFull(): void {
  installProxies()
  // A mailbox (tests/support/dovecot.ts).
  if (!existsSync('/usr/sbin/dovecot')) installPackages(['dovecot-imapd'])
  hasJava()
}

/**
 * Where the pictures to compare with lie, if not in the project: another version of Chromium draws letters otherwise, so
 * this one draws the state of the commit that drew them last, in a folder that the caller removes.
 *
 * @throws an Error that says why none can be drawn.
 */
export async function picturesOfThisBrowser(root: string, output: number): Promise<string | undefined> {
  if (drawnWith() === versionOf(findBrowsers().chromium)) return undefined
  const git = (...args: string[]) => execFileSync('git', args, { cwd: root, encoding: 'utf8' }).trim()
  if (git('rev-parse', '--is-shallow-repository') === 'true')
    throw new Error('This clone has no history, so the state that the pictures show cannot be built. Clone it whole.')
  const folder = mkdtempSync(join(tmpdir(), 'pictures-'))
  const before = join(folder, 'before')
  git('worktree', 'add', '--detach', before, git('log', '-1', '--format=%H', '--', 'tests/journeys/look'))
  try {
    symlinkSync(join(root, 'node_modules'), join(before, 'node_modules'))
    const code =
      (await run('node', ['scripts/build.ts'], {}, output, before)) ||
      (await run(
        'playwright',
        ['test', 'look.spec', '--project', 'look', '--update-snapshots=all'],
        { LOOK: 'draw', LOOK_FOLDER: join(folder, 'look') },
        output,
        before,
      ))
    if (code !== 0) throw new Error('The state that the pictures show could not be built or drawn with this browser.')
    return join(folder, 'look')
  } catch (error) {
    rmSync(folder, { recursive: true })
    throw error
  } finally {
    git('worktree', 'remove', '--force', before)
  }
}

/** What the W3C's own checker finds in all pages; undefined without Java. */
export async function faultsOfHtml(): Promise<string[] | undefined> {
  // It reads the contract, which has no catalogue before the first build.
  const { invalidHtml } = await import('../valid-html.ts')
  return hasJava() ? invalidHtml() : undefined
}

/** Whether there is Java. It is installed from the system's packages where that is possible without asking. */
function hasJava(): boolean {
  const answers = () => spawnSync('java', ['-version'], { stdio: 'ignore' }).status === 0
  if (!answers()) installPackages(['default-jre-headless'])
  return answers()
}
