import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { expect, onTestFinished, test } from 'vitest'
import { servedBuild } from '../../scripts/build/built.ts'
import { copyOfProject, runBuild } from '../support/another-build.ts'
import { replaceIn } from '../support/files.ts'
import { startSite } from '../support/site.ts'
import { IS_BUILT, postQuote } from './http-process.ts'

const OLD = '[We drop the line, before we lift, the anchor.]'
const NEW = '[We sound, before we sail.]'

test('while a build runs, and after one that was killed, the site answers as before', {
  timeout: 300_000,
}, async ({ skip }) => {
  skip(!IS_BUILT, 'needs npm run build')
  const root = copyOfProject()
  onTestFinished(() => rmSync(root, { recursive: true }))
  // What a developer has set there reaches no server of the tests: this one would not start.
  writeFileSync(join(root, '.env'), 'IMAP_URL=nowhere')
  const site = await startSite({ root, restarts: true })
  onTestFinished(() => site.remove())
  const { receipt } = (await (await postQuote(site.url)).json()) as { receipt: string }
  const heading = async () => /<h1[^>]*>(.*?)<\/h1>/s.exec(await (await fetch(`${site.url}/about`)).text())?.[1]
  const asked = askAllTheTime(site.url, ['/', '/about', '/forms/quote', '/forms/career', receipt])
  onTestFinished(async () => void (await asked.stop()))
  const served = async () => ({ build: servedBuild(root)?.folder, heading: await heading() })
  const before = await served()

  replaceIn(join(root, 'content/pages/about.yaml'), OLD, NEW)
  // The site is compiled anew, and the desk and the server's program are those of the last build.
  const styles = join(root, 'site/styles/base/calm.css')
  const text = readFileSync(styles, 'utf8')
  writeFileSync(styles, `${text}abbr { color: inherit; }`)
  await killedBuild(root)
  expect(await served()).toEqual(before)
  // Compiled once more to its end in the full run alone: it is most of this test's work.
  if (process.env.SCENES !== 'full') writeFileSync(styles, text)

  await runBuild(root)
  expect(await served()).toEqual({ build: expect.not.stringMatching(`${before.build}`), heading: before.heading })
  expect(await asked.stop()).toEqual([])

  await site.stop()
  await site.restart()
  expect(await heading()).not.toBe(before.heading)
  for (const address of [`${site.url}${receipt}`, site.deskUrl]) expect((await fetch(address)).status).toBe(200)
  expect(readdirSync(join(root, 'dist/builds')).filter((name) => name.startsWith('.unfinished'))).toEqual([])
})

/** Starts a build and kills it with all its processes once it writes, before it is whole. */
async function killedBuild(root: string): Promise<void> {
  const env = { ...process.env, PUBLIC_URL: '' }
  const build = spawn(process.execPath, ['scripts/build.ts'], { cwd: root, env, detached: true, stdio: 'ignore' })
  const ended = once(build, 'exit')
  const folder = join(root, 'dist/builds')
  for (let waited = 0; waited < 600 && build.exitCode === null; waited += 1) {
    if (readdirSync(folder).some((name) => name.startsWith('.unfinished'))) break
    await wait(50)
  }
  if (build.exitCode !== null || build.pid === undefined) throw new Error('The build ended before it could be killed.')
  // The process group: the build and whatever it started.
  process.kill(-build.pid, 'SIGKILL')
  await ended
}

/** Asks for each path again and again. `stop` gives every answer that was no 200. */
function askAllTheTime(origin: string, paths: string[]) {
  const bad: string[] = []
  let stopped = false
  const running = (async () => {
    while (!stopped) {
      for (const path of paths) {
        const answer = await fetch(`${origin}${path}`).catch(() => undefined)
        if (answer?.status !== 200) bad.push(`${path}: ${answer?.status ?? 'no answer'}`)
        await answer?.arrayBuffer()
      }
      await wait(50)
    }
  })()
  return {
    async stop() {
      stopped = true
      await running
      return bad
    },
  }
}
