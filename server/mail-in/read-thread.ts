import { parentPort, workerData } from 'node:worker_threads'
import { readWhole } from './read-mail.ts'

// A thread of the server that reads one email (read-apart.ts), and is ended then.

// Its creator gives the email's bytes.
parentPort?.postMessage(await readWhole(workerData as Uint8Array))
