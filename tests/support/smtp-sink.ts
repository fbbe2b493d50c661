import { once } from 'node:events'
import { Worker } from 'node:worker_threads'

export interface SmtpSink {
  url: string
  /** How many emails came so far. */
  count(): number
  close(): Promise<void>
}

/** An SMTP server on the loopback, in a thread of its own: it must not hold up who measures. */
export async function startSink(): Promise<SmtpSink> {
  const emails = new Int32Array(new SharedArrayBuffer(4))
  const thread = new Worker(new URL('./smtp-sink-thread.ts', import.meta.url), { workerData: { emails } })
  const [port] = (await once(thread, 'message')) as [number]
  return {
    url: `smtp://127.0.0.1:${port}`,
    count: () => Atomics.load(emails, 0),
    close: async () => {
      await thread.terminate()
    },
  }
}
