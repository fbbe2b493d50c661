import { spawn } from 'node:child_process'
import { existsSync, readdirSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { PEOPLE } from '../../server/demo/requests.ts'
import { BARE_ENV } from '../support/bare-env.ts'
import { listenWith } from '../support/loopback-server.ts'
import { endProcess, printed } from '../support/server-process.ts'
import { tempFolder } from '../support/temp-folder.ts'
import { openFolders } from './http-process.ts'

const START = new URL('../../server/demo/start.ts', import.meta.url).pathname

test('the demo has what it promises, mails nobody whatever is set, and leaves nothing behind', async () => {
  const { dist } = await openFolders()
  const folder = tempFolder()
  let connections = 0
  const mailPort = await listenWith((socket) => {
    connections += 1
    socket.destroy()
  })
  await writeFile(join(folder, '.env'), `SMTP_URL=smtp://127.0.0.1:${mailPort}\n`)

  const env = { ...BARE_ENV, PORT: '0', DESK_PORT: '0', TMPDIR: folder }
  const child = spawn(process.execPath, [START, dist], { cwd: folder, env, stdio: ['ignore', 'pipe', 'pipe'] })
  onTestFinished(() => void endProcess(child, 'SIGKILL'))
  const told = await printed(child, child.stdout, /This is a demo[\s\S]*Data:.*\n/)

  expect(told).toContain('This is a demo: 60 invented requests')
  expect(told).toContain('No email leaves this machine.')
  const [, deskUrl] = told.match(/http:\/\/127\.0\.0\.1:\d+/g) ?? []
  const ask = async (path: string) =>
    (await fetch(`${deskUrl}${path}`, { headers: { cookie: 'desk-name=Ines%20Barros' } })).json()
  const overview = await ask('/api/overview')
  expect(overview).toMatchObject({ quarantined: 2, failedEmails: 1 })
  expect(overview.overdue).toBeGreaterThan(0)
  expect((await ask('/api/session')).people).toEqual(expect.arrayContaining([...PEOPLE]))
  const { items } = await ask('/api/submissions?status=open&limit=200')
  const left = items.map(({ dueAt }: { dueAt: string }) => (Date.parse(dueAt) - Date.now()) / 3_600_000)
  // From late to days away, and in every stretch between.
  for (const [from, to] of [
    [-9, 0],
    [0, 1],
    [1, 4],
    [4, 12],
    [12, 24],
    [24, 200],
  ])
    expect(
      left.some((hours: number) => hours >= (from ?? 0) && hours < (to ?? 0)),
      `${from} to ${to} h`,
    ).toBe(true)
  const thread = items.find(({ replies }: { replies: number }) => replies === 2)
  expect((await ask(`/api/submissions/${thread.reference}`)).letters).toHaveLength(4)
  expect((await ask('/api/incoming')).filter(({ outcome }: { outcome: string }) => outcome === 'bounce')).toHaveLength(
    1,
  )
  expect((await ask('/api/figures?days=90')).chosen).toMatchObject({ byPhone: 4, onlyMarked: 2 })
  expect(connections).toBe(0)

  const [dataDir = ''] = /\S*demo-\S+/.exec(told.split('Data:')[1] ?? '') ?? []
  expect(existsSync(join(dataDir, 'secret'))).toBe(true)
  expect(await endProcess(child)).toBe(0)
  expect(existsSync(dataDir) ? readdirSync(dataDir) : undefined).toBeUndefined()
})
