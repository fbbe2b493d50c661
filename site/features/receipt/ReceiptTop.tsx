import { type ReactNode, useState } from 'react'
import type { Receipt, ReceiptStatus as Status } from '../../../contract/receipt.ts'
import { readJson } from '../../form/read-json.ts'
import { parseStatus } from './parse-status.ts'
import { ReceiptHead } from './ReceiptHead.tsx'
import { ReceiptStatus } from './ReceiptStatus.tsx'

interface ReceiptTopProps {
  receipt: Receipt
  path: string
  /** When the page was made, ms since the epoch. */
  now: number
  timeZone: string
  /** The chart behind the head, drawn by the server alone. */
  chart?: ReactNode
}

/** All of the receipt that may change: what "Check again" learns is told in the head and in the steps alike. */
export function ReceiptTop({ receipt, path, now, timeZone, chart }: ReceiptTopProps) {
  const [status, setStatus] = useState<Status>(receipt)
  const [checkedAt, setCheckedAt] = useState(now)
  const [problem, setProblem] = useState<string>()

  async function check() {
    setProblem(undefined)
    try {
      setStatus(await readJson([path], parseStatus))
      setCheckedAt(Date.now())
    } catch {
      setProblem('We could not ask just now. Please try again in a minute.')
    }
  }

  const current = { ...receipt, ...status }
  return (
    <>
      <ReceiptHead receipt={current} now={checkedAt} timeZone={timeZone} chart={chart} />
      <ReceiptStatus receipt={current} checkedAt={checkedAt} problem={problem} onCheck={check} timeZone={timeZone} />
    </>
  )
}
