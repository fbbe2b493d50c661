import { randomBytes } from 'node:crypto'
import { writeSync } from 'node:fs'
import { Readable } from 'node:stream'
import { unanswered } from '../../contract/form.ts'
import { quote } from '../../contract/forms/quote.ts'
import { stage } from '../../server/attachments/stage.ts'
import { openContext } from '../../server/context.ts'
import { loadCompany } from '../../server/load-company.ts'
import { startWorker } from '../../server/mail/queue/worker.ts'
import { emlTransport } from '../../server/mail/transport/eml-transport.ts'
import { receive } from '../../server/submissions/receive.ts'

// `node power-cut-visitors.ts DIRECTORY`: accepts quote requests with a file for as long as the disk lets it, four at a
// time, and prints the reference of each after its answer, never before. Meanwhile a worker writes the emails to files.

const dataDir = process.argv[2] ?? ''
const log = { info() {}, warn() {}, error() {} }
const context = await openContext({ dataDir, company: await loadCompany(), publicUrl: 'https://site.test', log })

startWorker(context, emlTransport(dataDir), { pollMs: 5 })

async function visitor(name: string): Promise<never> {
  for (let count = 0; ; count += 1) {
    const content = Buffer.concat([Buffer.from('%PDF-1.7\n'), randomBytes(60_000)])
    const file = { stream: Readable.from([content]), fieldName: 'file', fileName: 'brief.pdf' }
    const { upload } = quote.fields.file
    if (!upload) throw new Error('The quote form takes no file.')
    const staging = await stage(dataDir, file, upload)
    if (!staging.ok) throw new Error(staging.text)
    const answers = {
      ...unanswered(quote),
      name,
      business: 'Analytical Engines',
      email: 'ada@engines.example',
      phone: '+1 419-555-0100',
      service: 'devops',
      message: 'Weave algebra by spring.',
      file: [staging.file],
    }
    const received = await receive(context, { form: quote, answers, files: [staging.file], key: `${name}-${count}` })
    if (received.status !== 'accepted') throw new Error(received.status)
    writeSync(1, `${received.reference} ${staging.file.sha256}\n`)
  }
}

await Promise.all(['one', 'two', 'three', 'four'].map(visitor))
