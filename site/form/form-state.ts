import type { Notice } from '../../contract/fields/upload.ts'
import { type Form, type Problems, successNotice } from '../../contract/form.ts'
import type { Refusal } from '../../contract/page.ts'
import type { Accepted } from '../../contract/reply.ts'
import type { Outcome } from './sending/send.ts'
import type { FilesByField } from './sending/submission.ts'

/** Everything of a form that changes while it is filled in and sent. */
export interface FormState {
  busy: boolean
  /** By field, in the visitor's words. */
  problems: Problems
  /** Fields that have shown a problem since the form was empty: these are judged again when they are left. */
  judged: readonly string[]
  /** Counts the sends that failed: each takes the focus to the summary. */
  failures: number
  /** Why the form as a whole was not sent. */
  error?: string
  /** Part of the files that has been uploaded, 0 to 1. */
  progress?: number
  /** The server's reply; it stays until the visitor dismisses it. */
  accepted?: Accepted
  /** Whether files went with what was accepted. */
  hasSentFiles?: boolean
  /** What the fields hold when they are drawn. */
  values: Record<string, string>
  /** What is chosen in selects, by field. */
  choices: Record<string, string>
  files: FilesByField
  /** Files that the server has already. Those that are ticked go with the answers. */
  staged: Refusal['kept']
  /** The country that a phone field starts with, by field, where a draft kept one. */
  countries: Record<string, string>
  /** Counts how often `values` were set: each time the fields are drawn anew. */
  round: number
}

export type FormAction =
  | { type: 'chose'; name: string; value: string }
  | { type: 'set-files'; name: string; files: File[] }
  | { type: 'restored'; values: Record<string, string>; countries?: Record<string, string> }
  | { type: 'restored-files'; files: FilesByField }
  | { type: 'found-problems'; problems: Problems }
  | { type: 'judged'; name: string; problem?: string }
  | { type: 'sending' }
  | { type: 'progressed'; part: number }
  | { type: 'sent'; outcome: Outcome; hasFiles?: boolean }
  | { type: 'cleared' }
  | { type: 'dismissed' }

/** @param empty - what the fields hold when nothing is typed. */
export function createFormReducer(form: Form, empty: Record<string, string>) {
  return (state: FormState, action: FormAction): FormState => {
    switch (action.type) {
      case 'chose':
        return { ...state, choices: { ...state.choices, [action.name]: action.value } }
      case 'set-files':
        return {
          ...state,
          files: { ...state.files, [action.name]: action.files },
          staged: state.staged.filter(({ field }) => !(takesOne(field) && field === action.name && action.files[0])),
        }
      case 'restored':
        return {
          ...state,
          values: { ...state.values, ...action.values },
          choices: { ...state.choices, ...action.values },
          countries: { ...state.countries, ...action.countries },
          round: state.round + 1,
        }
      case 'restored-files':
        // A file that was chosen meanwhile stays, and where one is taken, one that the server has.
        return { ...state, files: { ...without(action.files, state.staged), ...state.files } }
      case 'found-problems':
        return withProblems(state, action.problems)
      case 'judged':
        return withProblem(state, action.name, action.problem)
      case 'sending':
        return { ...state, busy: true, problems: {}, error: undefined }
      case 'progressed':
        return { ...state, progress: action.part }
      case 'sent':
        return afterSend({ ...state, busy: false, progress: undefined }, action.outcome, action.hasFiles)
      case 'cleared':
        return emptied(state)
      case 'dismissed':
        return { ...state, accepted: undefined }
    }
  }

  function takesOne(name: string): boolean {
    return form.fields[name]?.upload?.count === 1
  }

  function without(files: FilesByField, staged: FormState['staged']): FilesByField {
    const isTaken = (name: string) => takesOne(name) && staged.some(({ field }) => field === name)
    return Object.fromEntries(Object.entries(files).filter(([name]) => !isTaken(name)))
  }

  /**
   * Only what the server accepted leaves the form; every other outcome keeps all answers and files (specification
   * 11.9.1).
   */
  function afterSend(state: FormState, outcome: Outcome, hasSentFiles?: boolean): FormState {
    switch (outcome.status) {
      case 'accepted':
        return { ...emptied(state), accepted: outcome.reply, hasSentFiles }
      case 'refused':
        return explainRefusal(form, state, outcome)
      case 'unreadable':
        return withProblems(state, outcome.fields)
      case 'unreachable':
        return withProblems(state, {}, form.words.failure.text)
      case 'cancelled':
        return withProblems(state, {}, 'Sending was stopped.')
    }
  }

  function emptied({ accepted, hasSentFiles, busy, round, failures }: FormState): FormState {
    const nothing = { values: empty, choices: {}, files: {}, staged: [], countries: {}, problems: {}, judged: [] }
    return { accepted, hasSentFiles, busy, failures, round: round + 1, ...nothing }
  }
}

/** After a send that failed: at fields, as a whole, or both. */
function withProblems(state: FormState, problems: Problems, error?: string): FormState {
  const judged = [...new Set([...state.judged, ...Object.keys(problems)])]
  return { ...state, problems, error, judged, failures: state.failures + 1 }
}

/** After one field was judged again; without a problem its old one goes. */
function withProblem(state: FormState, name: string, problem?: string): FormState {
  if (state.problems[name] === problem) return state
  const { [name]: _old, ...others } = state.problems
  if (problem === undefined) return { ...state, problems: others }
  const judged = state.judged.includes(name) ? state.judged : [...state.judged, name]
  return { ...state, judged, problems: { ...others, [name]: problem } }
}

/** Problems stand at their fields; a reason without a field of this form is told for the whole. */
function explainRefusal(form: Form, state: FormState, outcome: Extract<Outcome, { status: 'refused' }>): FormState {
  const { fields = {}, error } = outcome
  const isAtField = Object.keys(fields).some((name) => name in form.fields)
  return withProblems(state, fields, isAtField ? undefined : (error ?? form.words.failure.text))
}

/** The toast that tells how a send ended; none where the visitor stopped it. */
export function noticeOf(form: Form, outcome: Outcome): Notice | undefined {
  const { words } = form
  switch (outcome.status) {
    case 'accepted': {
      const notice = successNotice(form)
      return { ...notice, text: (words.repliesWithMessage && outcome.reply.message) || notice.text }
    }
    case 'refused':
      return { ...words.failure, text: (!words.hidesReason && outcome.error) || words.failure.text }
    case 'unreadable':
      return { title: 'File changed', text: Object.values(outcome.fields).join(' '), destructive: true }
    case 'unreachable':
      return words.failure
    case 'cancelled':
      return undefined
  }
}
