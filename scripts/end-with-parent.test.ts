import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { tempFolder } from '../tests/support/temp-folder.ts'

test('when npm is killed, the server that it started gets a signal to stop, and closes in order', async () => {
  const server = `import { endWithParent } from ${JSON.stringify(join(import.meta.dirname, 'end-with-parent.ts'))}
    endWithParent(); process.once('SIGTERM', () => { console.log('closed'); process.exit() })
    setInterval(() => {}, 1000); console.log('ready')`
  const npm = spawn('sh', ['-c', '"$0" --input-type=module -e "$1" & wait', process.execPath, server])
  const lines: string[] = []
  npm.stdout.on('data', (text) => lines.push(...String(text).trim().split('\n')))
  await expect.poll(() => lines).toEqual(['ready'])

  npm.kill('SIGKILL')
  await once(npm, 'exit')

  await expect.poll(() => lines).toEqual(['ready', 'closed'])
})

test.each(['SIGINT', 'SIGTERM'] as const)(
  '%s ends the tool that runs, what it has started, folders of the run, and the run before its next step',
  async (signal) => {
    const folder = tempFolder()
    const steps = `import { run, temporary } from ${JSON.stringify(join(import.meta.dirname, 'run.ts'))}
      temporary.push(${JSON.stringify(folder)})
      const started = 'sh -c "echo \\$\\$; exec sleep 60"; echo ended'
      const lanes = [1, 2].map(() => run('sh', ['-c', started], {}, 1))
      await Promise.race(lanes); await run('echo', ['the next step'], {}, 1)`
    const npm = spawn(process.execPath, ['--input-type=module', '-e', steps])
    const pids: string[] = []
    npm.stdout.on('data', (text) => pids.push(...String(text).trim().split('\n')))
    await expect.poll(() => pids).toHaveLength(2)

    npm.kill(signal)

    expect(await once(npm, 'exit')).toEqual([null, signal])
    await expect.poll(() => pids.filter((pid) => existsSync(`/proc/${pid}`))).toEqual([])
    expect(pids).toHaveLength(2)
    expect(existsSync(folder)).toBe(false)
  },
)
