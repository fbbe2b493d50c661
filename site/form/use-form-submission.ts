import { type FormEvent, type SubmitEvent, useEffect, useEffectEvent, useReducer, useRef, useState } from 'react'
import { ASIDE, type Fields, type Form, isMissing, offeredChoice, readAnswers } from '../../contract/form.ts'
import { toast } from '../ui/toast.ts'
import { useDraft } from './drafts/use-draft.ts'
import { emptyValues, type FormOptions } from './form-options.ts'
import { createFormReducer, type FormState } from './form-state.ts'
import { textsOf } from './sending/parse-reply.ts'
import { useSend } from './sending/use-send.ts'
import { useRepair } from './use-repair.ts'

/** The life of one form: filled in, checked, sent, accepted or refused. */
export function useFormSubmission<F extends Fields>(options: FormOptions<F>) {
  const { chosen } = options
  // Which fields it has matters only to whoever places them.
  const form: Form = options.form
  const formRef = useRef<HTMLFormElement>(null)
  const awake = useAwake()
  const [state, dispatch] = useReducer(createFormReducer(form, emptyValues(options)), options, initialState)
  const summaryRef = useFocusOnProblem(state)
  const draft = useDraft(form, { page: options, formRef, files: state.files, dispatch })
  const { send, isSending, touched, cancel, clear } = useSend(options, { draft, dispatch, formRef })
  const repair = useRepair({ form, formRef, state, dispatch })

  function take(chosen: FormOptions<F>['chosen']) {
    const value = chosen && offeredChoice(form, chosen.name, chosen.value)
    if (value) dispatch({ type: 'chose', name: chosen.name, value })
  }
  const takeChosen = useEffectEvent(take)
  useEffect(() => takeChosen(chosen), [chosen])

  function touch() {
    touched()
    draft.saveSoon()
  }

  function edit(event: FormEvent<HTMLFormElement>) {
    touch()
    repair.typed(event)
  }

  function choose(name: string, value: string) {
    dispatch({ type: 'chose', name, value })
    repair.chose(name, value)
    // Before the form is awake, the choice is the one that the browser's own select holds: nobody touched anything now.
    if (awake) touch()
  }

  function setFiles(name: string, files: File[]) {
    dispatch({ type: 'set-files', name, files })
    repair.chose(name, files)
    draft.saveFiles({ ...state.files, [name]: files })
    touch()
  }

  function refuse(name: string, problem: string) {
    dispatch({ type: 'judged', name, problem })
  }

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    if (isSending()) return
    const data = new FormData(event.currentTarget)
    const typed = textsOf(data)
    const ticked = data.getAll(ASIDE.kept)
    const staged = state.staged.filter(({ token }) => ticked.includes(token))
    const entered: Record<string, unknown> = { ...typed, ...state.files }
    for (const { field } of staged)
      entered[field] = [...(state.files[field] ?? []), ...staged.filter((file) => file.field === field)]
    const reading = readAnswers(form, entered)
    if (reading.ok) {
      const answers = textsOf(Object.entries(reading.answers))
      return send({ answers, files: state.files, staged, honeypot: typed[ASIDE.honeypot] ?? '' })
    }
    dispatch({ type: 'found-problems', problems: reading.problems })
    if (form.words.missing && isMissing(form, entered)) toast(form.words.missing)
  }

  return {
    state,
    awake,
    restored: draft.restored,
    formRef,
    summaryRef,
    edit,
    leave: repair.left,
    choose,
    setFiles,
    refuse,
    submit,
    cancel,
    /** What was typed goes. What the control that opened the form has chosen, such as a dialog's track, stays. */
    clear() {
      clear()
      take(chosen)
    },
    dismiss: () => dispatch({ type: 'dismissed' }),
  }
}

/** False in the page as it was built, true once script runs. */
function useAwake(): boolean {
  const [awake, setAwake] = useState(false)
  useEffect(() => setAwake(true), [])
  return awake
}

/** The focus follows a send that failed, once its summary stands: the button is far below it, and a toast goes. */
function useFocusOnProblem({ failures }: FormState) {
  const summaryRef = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (failures > 0) summaryRef.current?.focus()
  }, [failures])
  return summaryRef
}

function initialState<F extends Fields>(options: FormOptions<F>): FormState {
  const { refusal } = options
  const problems = refusal?.problems ?? {}
  // A reason that stands at its field already is not told twice.
  const isAtField = refusal !== undefined && Object.values(problems).includes(refusal.error)
  return {
    busy: false,
    problems,
    judged: Object.keys(problems),
    // Not the send that the page came back from: whoever wakes the form may be typing in it.
    failures: 0,
    error: isAtField ? undefined : refusal?.error,
    values: { ...emptyValues(options), ...refusal?.values },
    choices: {},
    files: {},
    staged: refusal?.kept ?? [],
    countries: {},
    round: 0,
  }
}
