import { createHash } from 'node:crypto'
import { open, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { tempFolder } from '../../tests/support/temp-folder.ts'
import { flagsOf } from './flags.ts'
import { zipOf } from './inspect.fixture.ts'

const MiB = 1024 * 1024

async function flags(kind: string, content: Buffer | string): Promise<string[]> {
  const path = join(tempFolder(), `file.${kind}`)
  await writeFile(path, content)
  await using handle = await open(path)
  return await flagsOf(handle, { kind, size: Buffer.byteLength(content) })
}

const joined = (...parts: (Buffer | string)[]) => Buffer.concat(parts.map((part) => Buffer.from(part)))
const OLE = Buffer.from('d0cf11e0a1b11ae1', 'hex')
const JPEG = Buffer.from('ffd8ffe000104a464946', 'hex')
/** The same each time: in nine megabytes any three letters stand somewhere, now and then those that are looked for. */
const noise = (outputLength: number) => createHash('shake256', { outputLength }).digest()
const PDF = Buffer.from('%PDF-1.7\n1 0 obj\n<< /Type /Catalog >>\nendobj\n')

test.each<[string, Buffer | string]>([
  ['pdf', PDF],
  ['pdf', Buffer.concat([Buffer.from('\r\n\r\n'), PDF])],
  ['pdf', Buffer.concat([PDF, noise(9 * MiB)])],
  ['pdf', Buffer.concat([PDF, Buffer.from('<< /OpenAction [3 0 R /FitH null] /AAPL:Keywords (a) >>')])],
  ['docx', zipOf(['[Content_Types].xml', 'word/document.xml', 'word/media/image1.png'])],
  ['zip', zipOf([{ name: 'notes.csv', packed: 10, unpacked: 5 * MiB }])],
  ['zip', zipOf([])],
  ['doc', Buffer.concat([OLE, noise(2 * MiB)])],
  ['doc', '{\\rtf1\\ansi hello}'],
  ['txt', 'We have 3 < 4 servers, see https://html.example/<id>'],
  ['csv', 'a;b\n1;2'],
  ['png', noise(MiB)],
  ['rar', Buffer.concat([Buffer.from('Rar!\x1a\x07\x01\x00', 'latin1'), noise(1000)])],
])('an ordinary file has no flags: %s', async (kind, content) => {
  expect(await flags(kind, content)).toEqual([])
})

const many = zipOf(Array.from({ length: 12_345 }, (_, index) => `${index}.txt`))
test.each<[string, Buffer, string]>([
  ['many entries', many, 'Holds 12,345 files'],
  ['a high ratio', zipOf([{ name: 'zeros', packed: 100, unpacked: 200 * MiB }]), 'Unpacks to 200 MB, '],
  ['a size over 4 GB', zipOf([{ name: 'zeros', packed: 100, unpacked: 0xffffffff }]), 'Unpacks to 4,096 MB, '],
  ['overlapping entries', zipOf(['a', 'b'].map((name) => ({ name, packed: 1000 }))), 'Its entries overlap'],
  ['an archive inside', zipOf(['more.zip', 'more.7z', 'plan.pdf']), 'Holds 2 archives'],
  ['a program inside', zipOf(['plan.pdf.exe']), 'Holds 1 program'],
  ['a password', zipOf([{ name: 'plan.pdf', isEncrypted: true }]), 'Locked with a password'],
  ['bytes behind it', Buffer.concat([zipOf(['plan.pdf']), noise(100)]), 'Other bytes follow the end'],
  ['no end', zipOf(['plan.pdf']).subarray(0, 60), 'Its table of contents cannot be read'],
])('zip bombs are told by the table of contents, and nothing is unpacked: %s', async (_what, content, flag) => {
  expect(await flags('zip', content)).toEqual([expect.stringContaining(flag)])
})

test('a table of contents that is too long is not read', async () => {
  const long = zipOf(Array.from({ length: 30_000 }, (_, index) => `${'n'.repeat(100)}${index}`))

  expect(await flags('zip', long)).toEqual(['Its table of contents is too long to be read', 'Holds 30,000 files'])
})

const wide = (text: string) => Buffer.from(text, 'utf16le')
test.each<[string, string, Buffer | string, string]>([
  ['macros in a .docx', 'docx', zipOf(['word/document.xml', 'word/vbaProject.bin']), 'Holds macros'],
  ['macros in an .xlsx', 'xlsx', zipOf(['xl/workbook.xml', 'xl/vbaProject.bin']), 'Holds macros'],
  ['an object in a .docx', 'docx', zipOf(['word/a', 'word/embeddings/oleObject1.bin']), 'Holds an embedded object'],
  ['macros in an old .doc', 'doc', joined(OLE, wide('_VBA_PROJECT')), 'Holds macros'],
  ['an object in an old .doc', 'doc', joined(OLE, wide('\x01Ole10Native')), 'Holds an embedded object'],
  ['an object in a rich text', 'doc', '{\\rtf1{\\object\\objdata 0105}}', 'Holds an embedded object'],
  ['macros in a .docx named .doc', 'doc', zipOf(['word/document.xml', 'word/vbaProject.bin']), 'Holds macros'],
])('macros and embedded objects in office documents: %s', async (_what, kind, content, flag) => {
  expect(await flags(kind, content)).toEqual([flag])
})

test('a name that two reads of the file share is found', async () => {
  const name = Buffer.from('_VBA_PROJECT', 'utf16le')
  const before = Buffer.concat([OLE, Buffer.alloc(256 * 1024 - OLE.length - 9, 'x')])

  expect(await flags('doc', Buffer.concat([before, name, noise(1000)]))).toEqual(['Holds macros'])
})

test.each<[string, string]>([
  ['<< /S /JavaScript /JS (app.alert(1)) >>', 'Holds JavaScript'],
  ['<< /JS 7 0 R >>', 'Holds JavaScript'],
  ['<< /S /J#61vaScript >>', 'Holds JavaScript'],
  ['<< /S /#4A#41vaScript >> << /#4aavaScript 1 >>', 'Holds JavaScript'],
  ['<< /OpenAction 5 0 R >>', 'Acts by itself when it is opened'],
  ['<< /AA << /O 5 0 R >> >>', 'Acts by itself when it is opened'],
  ['<< /S /Launch /F (cmd.exe) >>', 'Starts a program'],
  ['<< /Names << /EmbeddedFiles 9 0 R >> >>', 'Holds an embedded file'],
])('a PDF that does more than show pages: %s', async (object, flag) => {
  expect(await flags('pdf', Buffer.concat([PDF, Buffer.from(object)]))).toEqual([flag])
})

const SEVEN_Z = Buffer.from('7z\xbc\xaf\x27\x1c', 'latin1')
const PROGRAM = `MZ${'\0'.repeat(76)}This program cannot be run in DOS mode`
test.each<[string, string, Buffer | string, string]>([
  ['a PDF behind other bytes', 'pdf', joined('<html>hello', PDF), 'The PDF begins after 11 other bytes'],
  ['a PDF with a ZIP behind it', 'pdf', joined(PDF, zipOf(['evil.jar'])), 'Is a ZIP archive, too'],
  ['a picture with a ZIP behind it', 'jpg', joined(JPEG, noise(70_000), zipOf(['a'])), 'Is a ZIP archive, too'],
  ['a picture with a RAR behind it', 'png', joined(noise(300_000), 'Rar!\x1a\x07\x00'), 'Is a RAR archive, too'],
  ['a picture with a 7z behind it', 'gif', joined('GIF89a\x01\x00', SEVEN_Z), 'Is a 7z archive, too'],
  ['a picture that is a page', 'gif', 'GIF89a=1;<script>alert(1)</script>', 'Holds HTML, which a browser would run'],
  ['a text that is a page', 'txt', ' <!DOCTYPE html><p>hello', 'Holds HTML, which a browser would run'],
  ['a table that is a page', 'csv', 'a;b\n1;<script>alert(1)</script>', 'Holds HTML, which a browser would run'],
  ['a picture that is a PDF', 'jpg', joined(JPEG, PDF), 'Is a PDF, too'],
  ['a text that is a PDF', 'txt', 'hello\n%PDF-1.4', 'Is a PDF, too'],
  ['a PDF with a program', 'pdf', joined(PDF, PROGRAM), 'Holds a Windows program'],
])('a file that is of two kinds at once: %s', async (_what, kind, content, flag) => {
  expect(await flags(kind, content)).toEqual([flag])
})

test('a PDF full of the letters that begin a program is looked through as quickly as any', async () => {
  const start = performance.now()

  expect(await flags('pdf', joined(PDF, 'MZ'.repeat(15 * MiB)))).toEqual([])

  expect(performance.now() - start).toBeLessThan(10_000)
})

test('a table of contents that lies is read without harm', async () => {
  const zip = zipOf(['a.txt', 'b.txt'])
  for (let tries = 0; tries < 2_000; tries += 1) {
    const broken = Buffer.from(zip)
    broken[Math.floor(Math.random() * broken.length)] = Math.floor(Math.random() * 256)
    expect(await flags('zip', broken)).toBeInstanceOf(Array)
  }
})
