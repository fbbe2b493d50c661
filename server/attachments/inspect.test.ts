import { createHash, randomBytes } from 'node:crypto'
import { existsSync } from 'node:fs'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { beforeEach, expect, test } from 'vitest'
import { CONSULTATION_KINDS, MiB, type UploadRule } from '../../contract/fields/upload.ts'
import { tempFolder } from '../../tests/support/temp-folder.ts'
import { zipOf } from './inspect.fixture.ts'
import { stage } from './stage.ts'

const RULE: UploadRule = { count: 5, maxBytes: 1024, kinds: CONSULTATION_KINDS }

let dataDir: string
beforeEach(() => {
  dataDir = tempFolder()
})

function send(fileName: string, content: Buffer | string, rule = RULE) {
  return sendPieces(fileName, [Buffer.from(content)], rule)
}

function sendPieces(fileName: string, pieces: Buffer[], rule: UploadRule) {
  const stream = Readable.from(pieces, { objectMode: false })
  return stage(dataDir, { stream, fieldName: 'file', fileName }, rule)
}

test.each([
  ['plan.pdf', '%PDF-1.7\n…'],
  ['scan.pdf', '\r\n\r\n%PDF-1.4\n…'],
  ['photo.JPG', Buffer.from('ffd8ffe000104a464946', 'hex')],
  ['renamed.png', Buffer.from('ffd8ffe000104a464946', 'hex')],
  ['loop.gif', 'GIF89a\x01\x00'],
  ['notes.txt', 'Grüße, 水'],
  ['unicode.csv', Buffer.from('\ufeffa;b', 'utf16le')],
  ['all.zip', zipOf(['readme.txt'])],
  ['all.rar', 'Rar!\x1a\x07\x01\x00'],
  ['letter.docx', zipOf(['[Content_Types].xml', 'word/document.xml'])],
  ['sheet.xlsx', zipOf(['[Content_Types].xml', 'xl/workbook.xml'])],
  ['talk.pptx', zipOf(['[Content_Types].xml', 'ppt/presentation.xml'])],
  ['old.doc', Buffer.from('d0cf11e0a1b11ae10000', 'hex')],
  ['rich.doc', '{\\rtf1\\ansi hello}'],
])('a file is taken when its bytes are what its name says: %s', async (name, content) => {
  expect(await send(name, content)).toMatchObject({ ok: true })
})

test.each([
  ['program.pdf', Buffer.from('4d5a90000300000004000000ffff0000', 'hex')],
  ['program.txt', 'MZ this begins like a program'],
  ['script.txt', '#!/bin/sh\nrm -rf ~'],
  ['script.csv', '\ufeff#!/bin/sh'],
  ['linux.zip', Buffer.from('7f454c4602010100', 'hex')],
  ['mac.jpg', Buffer.from('cffaedfe07000001', 'hex')],
  ['binary.txt', 'a\0b'],
  ['document.txt', '%PDF-1.7\n'],
  ['text.pdf', 'Only words.'],
  ['archive.docx', zipOf(['readme.txt'])],
  ['sheet.docx', zipOf(['xl/workbook.xml'])],
  ['cut.docx', zipOf(['word/document.xml']).subarray(0, 40)],
  ['installer.doc', Buffer.from('d0cf11e0a1b11ae1000084100c0000000000c000000000000046', 'hex')],
  ['page.html', '<p>'],
  ['.htaccess', 'Deny from all'],
  ['noextension', 'words'],
])('a file is refused, and gone, when its bytes are something else: %s', async (name, content) => {
  const staging = await send(name, content)

  expect(staging).toMatchObject({ ok: false, problem: 'wrongKind', text: expect.stringContaining('pdf, doc, docx') })
  expect(await readdir(join(dataDir, 'staged')).catch(() => [])).toEqual([])
})

test.each([
  ['photo.jpg', Buffer.from('00000018667479706865696300000000', 'hex'), 'photo.jpg holds a file of type HEIC.'],
  ['plan.pdf', Buffer.from(`MZ${'\0'.repeat(300)}`), 'plan.pdf holds a program.'],
  ['text.pdf', 'Only words.', 'text.pdf cannot be read as PDF.'],
])('%s is refused with what was found and what to do', async (name, content, found) => {
  const staging = await send(name, content)

  expect(staging).toMatchObject({ ok: false, text: expect.stringContaining(`${found} Please save it as one of these`) })
})

test.each(['/bin/ls', '/usr/bin/ldd'].filter(existsSync))('%s of this machine is taken under no name', async (path) => {
  const content = await readFile(path)

  for (const kind of CONSULTATION_KINDS) {
    const staging = await send(`plan.${kind}`, content, { ...RULE, maxBytes: 10 * MiB })
    expect([kind, staging]).toMatchObject([kind, { ok: false, problem: 'wrongKind' }])
  }
})

test('a byte over the limit is refused in the specified words, at the limit is taken', async () => {
  const refused = { ok: false, problem: 'tooLarge', text: 'big.txt is larger than 1KB.' }
  expect(await send('big.txt', 'x'.repeat(1025))).toEqual(refused)
  expect(await send('full.txt', 'x'.repeat(1024))).toMatchObject({ ok: true, file: { size: 1024 } })
  expect(await readdir(join(dataDir, 'staged'))).toHaveLength(1)
})

const MAX = 100 * 1024
test.each([
  ['in one piece', []],
  ['with one byte at its end', [MAX - 1]],
  ['with one byte at its start', [1]],
  ['in pieces of 64 kB', [65_536]],
])('a file of exactly the limit is stored whole: %s', async (_how, cuts) => {
  const content = Buffer.from(randomBytes(MAX / 2).toString('hex'))
  const pieces = [0, ...cuts].map((start, at) => content.subarray(start, cuts[at]))

  const staging = await sendPieces('plan.txt', pieces, { ...RULE, maxBytes: MAX })

  if (!staging.ok) throw new Error(staging.text)
  const { size, sha256, tempPath } = staging.file
  expect((await readFile(tempPath)).equals(content)).toBe(true)
  expect({ size, sha256 }).toEqual({ size: MAX, sha256: createHash('sha256').update(content).digest('hex') })
})

test('a stream that the multipart reader cut is too large', async () => {
  const stream = Object.assign(Readable.from([Buffer.from('x')]), { truncated: true })

  const staging = await stage(dataDir, { stream, fieldName: 'file', fileName: 'a.txt' }, RULE)

  expect(staging).toMatchObject({ ok: false, problem: 'tooLarge' })
})

test('an upload that breaks off leaves nothing', async () => {
  const stream = Readable.from(
    (async function* () {
      yield Buffer.from('half')
      throw new Error('connection lost')
    })(),
  )

  await expect(stage(dataDir, { stream, fieldName: 'file', fileName: 'a.txt' }, RULE)).rejects.toThrow(
    'connection lost',
  )
  expect(await readdir(join(dataDir, 'staged'))).toEqual([])
})

test('the name is made safe to show and never becomes a path', async () => {
  const staging = await send('../../etc/pass\u202ewd\0.txt', 'words')

  expect(staging).toMatchObject({ ok: true, file: { name: 'passwd.txt', kind: 'txt' } })
  if (staging.ok) expect(await readFile(staging.file.tempPath, 'utf8')).toBe('words')
})
