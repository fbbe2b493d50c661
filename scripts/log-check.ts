import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

// Reads the logs that all servers of a test run wrote, and finds what a log must not hold. It names what is allowed, field
// by field: a list of what is forbidden would miss what nobody thought of.

const ID = /^[0-9a-f]{8}-[0-9a-f-]{27}$/
const WORD = /^[a-z][a-zA-Z.-]{0,30}$/
/** A pattern such as `/r/:token`. An address would have digits, or a long part. */
const ROUTE = /^(\/(:?[a-zA-Z*.-]{0,24}))+$/
const PLACE = /^at [^@]*(@[\w.-]+\/[^@]*)*$/
/** Network errors name our own mail server or receiver. No mailbox is among them. */
const REASON = /^[^@]{1,200}$/

type Check = (value: unknown) => boolean
const matches =
  (shape: RegExp): Check =>
  (value) =>
    value === null || (typeof value === 'string' && shape.test(value))
const isNumber: Check = (value) => typeof value === 'number'

/** Every field that a line may have, and what its value may be. */
const FIELDS: Record<string, Check> = {
  level: isNumber,
  time: matches(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/),
  msg: matches(/^[a-zA-Z ,.:’-]{1,90}$/),
  id: matches(/^[0-9a-f]{12}$/),
  method: matches(/^[A-Z-]{3,20}$/),
  route: matches(ROUTE),
  status: isNumber,
  ms: isNumber,
  fault: matches(/^[A-Za-z]{1,40}$/),
  code: matches(/^[A-Za-z0-9_]{1,60}$/),
  errcode: isNumber,
  uid: isNumber,
  places: (value) => Array.isArray(value) && value.every(matches(PLACE)),
  email: matches(ID),
  webhook: matches(ID),
  submission: matches(ID),
  subscriber: matches(ID),
  attempt: isNumber,
  attempts: isNumber,
  lost: isNumber,
  state: matches(WORD),
  outcome: matches(WORD),
  kind: matches(WORD),
  type: matches(WORD),
  smtp: isNumber,
  command: matches(/^[A-Z ]{1,20}$/),
  reason: matches(REASON),
  signal: matches(/^SIG[A-Z0-9]+$/),
  job: matches(/^[a-zA-Z0-9: -]{1,60}$/),
  // A word of the scanner, or what is wrong with the list of holidays.
  problem: matches(/^([a-z][a-zA-Z]{0,30}|content\/company\.yaml .* next year's)$/),
  bounces: isNumber,
  emails: isNumber,
  minutes: isNumber,
}

export interface LogReport {
  servers: number
  lines: number
  /** Each names the field and the message, and not the value. */
  problems: string[]
}

/** Checks every `*.log` in a folder. */
export function checkLogs(folder: string): LogReport {
  const files = existsSync(folder) ? readdirSync(folder).filter((name) => name.endsWith('.log')) : []
  const report: LogReport = { servers: files.length, lines: 0, problems: [] }
  for (const file of files) {
    const lines = readFileSync(join(folder, file), 'utf8')
      .split('\n')
      .filter((line) => line.startsWith('{'))
    report.lines += lines.length
    report.problems.push(...lines.flatMap(problemsOfLine))
  }
  return { ...report, problems: [...new Set(report.problems)] }
}

/** What a line of the log holds that it must not. */
export function problemsOfLine(line: string): string[] {
  let fields: Record<string, unknown>
  try {
    fields = JSON.parse(line)
  } catch {
    // A server that was killed while it wrote.
    return []
  }
  const message = FIELDS.msg?.(fields.msg) ? String(fields.msg) : 'a message that is no fixed text'
  return Object.entries(fields)
    .filter(([name, value]) => !(FIELDS[name] ?? (message === 'purged' ? isNumber : () => false))(value))
    .map(([name]) => (name === 'msg' ? message : `"${message}" has a field "${name}" that may hold anything`))
}
