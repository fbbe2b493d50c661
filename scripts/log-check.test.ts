import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { faultFields } from '../server/log.ts'
import { tempFolder } from '../tests/support/temp-folder.ts'
import { checkLogs, problemsOfLine } from './log-check.ts'

const ANSWERED = { level: 30, time: '2026-11-22T19:00:00.000Z', id: '0a1b2c3d4e5f', method: 'POST', msg: 'answered' }

describe('the check of all logs of a test run', () => {
  test.each([
    ['an answer', { ...ANSWERED, route: '/r/:token/files/:position', status: 200, ms: 3 }],
    ['a missing page', { ...ANSWERED, status: 404, ms: 1 }],
    ['a fault', { ...ANSWERED, msg: 'request failed', ...faultFields(new Error('for ada@engines.example')) }],
    ['an email', { msg: 'email sent', email: '3b241101-e2bb-4255-8caf-4136c566a962', submission: null, attempt: 1 }],
    ['a file that was not scanned', { msg: 'a file was not scanned', problem: 'unreachable' }],
    ['a purge', { msg: 'purged', submissions: 2, emails: 0, subscribers: 1 }],
  ])('lets %s pass', (_what, line) => {
    expect(problemsOfLine(JSON.stringify(line))).toEqual([])
  })

  test.each([
    ['an address in place of a route', { ...ANSWERED, route: '/r/Yd8k2mQxPz7Lw4Rt9' }],
    ['a long part of an address', { ...ANSWERED, route: '/r/abcdefghijklmnopqrstuvwxyzabcdef' }],
    ['a mailbox in a reason', { msg: 'email not sent', reason: '550 no such user ada@engines.example' }],
    ['an id that a client sent', { ...ANSWERED, id: 'Ada Byron' }],
    ['a message with a name in it', { ...ANSWERED, msg: 'answered ada@engines.example' }],
    ['a new field', { ...ANSWERED, url: '/about' }],
    ['a client address', { ...ANSWERED, ip: '192.0.2.7' }],
    ['a mailbox where an id belongs', { msg: 'email sent', email: 'ada@engines.example' }],
    ['words of a scanner', { msg: 'a file was not scanned', problem: 'plan of Ada.pdf: Eicar FOUND' }],
    ['a text among the counts of a purge', { msg: 'purged', name: 'Ada' }],
    ['a message of an error', { ...ANSWERED, msg: 'request failed', places: ['Error: for ada@engines.example'] }],
  ])('finds %s, and does not repeat it', (_what, line) => {
    const problems = problemsOfLine(JSON.stringify(line))

    expect(problems).toHaveLength(1)
    expect(problems.join()).not.toMatch(/ada|Yd8k|192/i)
  })

  test('reads every server’s log in the folder, and words that are no line of the log aside', async () => {
    const folder = tempFolder()
    const bad = { ...ANSWERED, name: 'Ada' }
    await writeFile(join(folder, '1.log'), `${JSON.stringify(ANSWERED)}\n(node:1) Warning: a word\n`)
    await writeFile(join(folder, '2.log'), `${JSON.stringify(bad)}\n${JSON.stringify(bad)}\n{"cut`)

    const problems = ['"answered" has a field "name" that may hold anything']
    expect(checkLogs(folder)).toEqual({ servers: 2, lines: 4, problems })
    expect(checkLogs(join(folder, 'none')).servers).toBe(0)
  })
})
