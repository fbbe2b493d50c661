import { once } from 'node:events'
import { readdir, stat } from 'node:fs/promises'
import { connect } from 'node:net'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import MailComposer from 'nodemailer/lib/mail-composer'
import { describe, expect, onTestFinished, vi } from 'vitest'
import { MiB } from '../../contract/fields/upload.ts'
import { EMAIL_ATTACHMENTS_BYTES } from '../../contract/limits.ts'
import { closeAfterTest } from '../../tests/support/close-after-test.ts'
import { listenWith } from '../../tests/support/loopback-server.ts'
import { startMailServer } from '../../tests/support/mail-server.ts'
import { PATIENT } from '../../tests/support/patience.ts'
import { emailOf, openTestContext, sendAccepted, stagedFile, type TestContext, test } from '../context.fixture.ts'
import { openPost } from '../conversation/conversation.fixture.ts'
import { closeFiles, type Email, type Transport } from './email.ts'
import { SLOTS } from './queue/slots.ts'
import { startWorker } from './queue/worker.ts'
import { compose, messageOf, readOnce } from './transport/compose.ts'
import { emlTransport } from './transport/eml-transport.ts'
import { smtpTransport } from './transport/smtp-transport.ts'

vi.setConfig({ testTimeout: 120_000 })

/** One email as a whole is 20 MiB when it is encoded; eight of them and their files were 280. */
const BUDGET_BYTES = 100 * MiB
const CONTENT = Buffer.alloc(EMAIL_ATTACHMENTS_BYTES, 'Soundings of the outer fairway, in metres below datum.\n')

async function sendLarge(context: TestContext, count: number, content = CONTENT): Promise<void> {
  for (let n = 0; n < count; n += 1) {
    const files = [await stagedFile(context, 'soundings.txt', content)]
    await sendAccepted(context, { files, answers: { email: `ada-${n}@engines.example` } })
  }
}

async function sendAll(context: TestContext, transport: Transport): Promise<void> {
  const worker = startWorker(context, transport, { pollMs: 20 })
  const unsent = context.db.selectFrom('outbox').select(['state', 'lastError']).where('state', '!=', 'sent')
  await vi.waitFor(async () => expect(await unsent.execute()).toEqual([]), { timeout: 110_000, interval: 100 })
  await worker.stop()
}

/** The most bytes in buffers beyond those at the start, seen at every turn of the event loop. */
function watchBuffers(): () => number {
  const { arrayBuffers: before } = process.memoryUsage()
  let most = before
  let timer = setImmediate(look)
  function look(): void {
    most = Math.max(most, process.memoryUsage().arrayBuffers)
    timer = setImmediate(look)
  }
  return () => {
    clearImmediate(timer)
    return most - before
  }
}

describe('emails with the largest attachments', () => {
  test('are composed in pieces, never as a whole', async ({ context }) => {
    await sendLarge(context, 1)

    let bytes = 0
    let longest = 0
    for await (const piece of compose(await emailOf(context, 'desk')) as AsyncIterable<Buffer>) {
      bytes += piece.length
      longest = Math.max(longest, piece.length)
    }

    expect(bytes).toBeGreaterThan(EMAIL_ATTACHMENTS_BYTES * (4 / 3))
    expect(longest).toBeLessThan(MiB / 4)
  })

  test('are written to files at the same time within the budget of memory', async ({ context }) => {
    await sendLarge(context, SLOTS)
    const end = watchBuffers()

    await sendAll(context, emlTransport(context.dataDir))

    expect(end()).toBeLessThan(BUDGET_BYTES)
    const folder = join(context.dataDir, 'mail')
    const sizes = await Promise.all((await readdir(folder)).map(async (name) => (await stat(join(folder, name))).size))
    expect(sizes.filter((size) => size > EMAIL_ATTACHMENTS_BYTES * (4 / 3))).toHaveLength(SLOTS)
  })

  test('leave for the mail server byte for byte, also those of more than one piece', async () => {
    const mailServer = closeAfterTest(await startMailServer())
    const context = await openTestContext()
    const content = CONTENT.subarray(0, MiB + 1)
    await sendLarge(context, 2, content)
    const transport = closeAfterTest(smtpTransport(mailServer.url))

    await sendAll(context, transport)

    const files = mailServer.letters.flatMap(({ mail }) => mail.attachments)
    expect(files).toHaveLength(2)
    for (const file of files) expect(Buffer.from(file.content as ArrayBuffer).equals(content)).toBe(true)
  })
})

describe('a file that fails while it is sent', () => {
  /** The disk fails after the first megabyte, when the mail server has part of the email. */
  function failing(): Readable {
    let left = 16
    return new Readable({
      read() {
        left -= 1
        if (left < 0) this.destroy(Object.assign(new Error('i/o error'), { code: 'EIO' }))
        else this.push(Buffer.alloc(64 * 1024, 'x'))
      },
    })
  }

  async function failingEmail(): Promise<{ context: TestContext; email: Email }> {
    const context = await openTestContext()
    await sendAccepted(context)
    const email = await emailOf(context, 'desk')
    return { context, email: { ...email, attachments: [{ name: 'plan.txt', content: failing() }] } }
  }

  test('takes its email with it: the mail server has none, and the next email leaves', async () => {
    const mailServer = closeAfterTest(await startMailServer())
    const { email } = await failingEmail()
    const transport = closeAfterTest(smtpTransport(mailServer.url))

    await expect(transport.send(email, '1')).rejects.toThrow('i/o error')
    await transport.send({ ...email, attachments: [] }, '2')

    const [received, ...more] = await mailServer.wait(1)
    expect(received?.mail.attachments).toEqual([])
    expect(more).toEqual([])
  })

  test('leaves no email under its final name', async () => {
    const { context, email } = await failingEmail()

    await expect(emlTransport(context.dataDir).send(email, '1')).rejects.toThrow('i/o error')

    const names = await readdir(join(context.dataDir, 'mail'))
    expect(names.filter((name) => name.endsWith('.eml'))).toEqual([])
  })
})

describe('a mail server that closes a connection when the next email comes', () => {
  /** Its first connection takes one email; each later one takes all. */
  async function closingServer() {
    const { url, letters } = closeAfterTest(await startMailServer())
    let begun = 0
    let isFirst = true
    const port = await listenWith((socket) => {
      const line = connect(Number(new URL(url).port), '127.0.0.1')
      const mayClose = isFirst
      isFirst = false
      line.pipe(socket).once('close', () => line.destroy())
      socket.on('data', (chunk: Buffer) => {
        if (chunk.toString('latin1').startsWith('MAIL')) begun += 1
        if (mayClose && begun === 2) socket.destroy()
        else line.write(chunk)
      })
    })
    return { url: `smtp://127.0.0.1:${port}`, letters }
  }

  async function emailWith(content?: Buffer): Promise<Email> {
    const context = await openTestContext()
    const files = content && [await stagedFile(context, 'soundings.txt', content)]
    await sendAccepted(context, { files })
    return emailOf(context, 'desk')
  }

  test('gets an email without files over another connection', async () => {
    const { url, letters } = await closingServer()
    const transport = closeAfterTest(smtpTransport(url, 1))

    await transport.send(await emailWith(), '1')
    await transport.send(await emailWith(), '2')

    expect(letters).toHaveLength(2)
  })

  test('never gets an email with a part of its file', async () => {
    const { url, letters } = await closingServer()
    const transport = closeAfterTest(smtpTransport(url, 1))
    const email = await emailWith(CONTENT.subarray(0, MiB))
    onTestFinished(() => closeFiles(email))

    await transport.send(await emailWith(), '1')
    await expect(transport.send(email, '2')).rejects.toThrow()
    // The worker renders it again, which opens the file again.
    const again = await emailWith(CONTENT.subarray(0, MiB))
    await transport.send(again, '2')

    expect(letters).toHaveLength(2)
    const [file] = letters[1]?.mail.attachments ?? []
    expect(Buffer.from(file?.content as ArrayBuffer).equals(CONTENT.subarray(0, MiB))).toBe(true)
  })
})

test('an email with a file is read once, even if the first reading stopped', async ({ context }) => {
  await sendAccepted(context, { files: [await stagedFile(context, 'soundings.txt', CONTENT.subarray(0, MiB))] })
  const email = await emailOf(context, 'desk')
  onTestFinished(() => closeFiles(email))
  const message = new MailComposer(messageOf(email)).compile()
  readOnce(message)

  const first = message.createReadStream()
  await once(first, 'readable')

  await expect(buffer(message.createReadStream())).rejects.toThrow('opened anew')
})

test.for(['taken', 'refused'])('the files of an email that is %s unread are closed', async (what, { context }) => {
  await sendAccepted(context, { files: [await stagedFile(context, 'plan.txt', 'weekdays')] })
  const opened: Readable[] = []
  const refuse = ({ attachments }: Email) => {
    opened.push(...attachments.map(({ content }) => content))
    return what === 'refused' ? new Error('554 no') : undefined
  }

  const { worker } = openPost(context, { refuse })
  await vi.waitFor(() => expect(opened).toHaveLength(1), PATIENT)
  await worker.stop()

  expect(opened.map(({ destroyed }) => destroyed)).toEqual([true])
})
