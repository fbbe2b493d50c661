import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { expect, test } from 'vitest'

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
