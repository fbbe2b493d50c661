import { Readable } from 'node:stream'
import { MiB } from '../../contract/fields/upload.ts'
import { type ClamdAddress, ping, placeOf, type ScanProblem, scanStream, version } from './clamd.ts'

/** How long clamd has for a PING and for its version, ms. Five seconds were too few on a busy machine. */
const ANSWER_MS = 20_000
/** How long the scan of the largest file may take, ms. Zeros take far less than a second. */
const SCAN_MS = 30_000
const PIECE = Buffer.alloc(64 * 1024)

/** Whether clamd answers, knows signatures and takes a file of `largestBytes`, in words for an operator. Never throws. */
export async function scannerState(address: ClamdAddress, largestBytes: number) {
  const where = placeOf(address)
  const problem = await ping(address, ANSWER_MS)
  if (problem)
    return { ok: false, detail: `clamd at ${where} ${PROBLEMS[problem]}. Files are accepted and stay locked` }
  const told = await version(address, ANSWER_MS)
  const scanned = await scanStream(address, Readable.from(zeros(largestBytes)), SCAN_MS)
  // A stream that is cut in the middle is too long, too: clamd may close before its answer is read.
  if (scanned.status === 'failed' && (scanned.problem === 'tooLarge' || scanned.problem === 'cut')) {
    const least = Math.ceil(largestBytes / MiB) + 1
    return {
      ok: false,
      detail: `clamd at ${where} takes no file of ${largestBytes / MiB} MB: set StreamMaxLength ${least}M or more in clamd.conf. Larger files stay locked until then`,
    }
  }
  if (scanned.status === 'failed') return { ok: false, detail: `clamd at ${where} ${PROBLEMS[scanned.problem]}` }
  return { ok: true, detail: `${versionInWords(told)}, at ${where}` }
}

/** "ClamAV 1.4.6, signatures 27456 of Sat Nov 21 09:32:10 2026". */
function versionInWords(told: string | undefined): string {
  const [program = 'clamd', signatures, date] = told?.split('/') ?? []
  if (signatures === undefined) return `${program}, signatures without a version`
  return `${program}, signatures ${signatures}${date ? ` of ${date}` : ''}`
}

const PROBLEMS: Record<ScanProblem, string> = {
  unreachable: 'cannot be reached',
  slow: 'does not answer in time',
  cut: 'ends the connection without an answer',
  rubbish: 'answers something that clamd does not say',
  tooLarge: 'takes no file of this size',
  noFile: 'was given no file',
}

function* zeros(bytes: number): Generator<Buffer> {
  for (let left = bytes; left > 0; left -= PIECE.length) yield PIECE.subarray(0, Math.min(left, PIECE.length))
}
