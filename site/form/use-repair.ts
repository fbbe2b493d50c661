import type { Dispatch, FocusEvent, FormEvent, RefObject } from 'react'
import type { Form } from '../../contract/form.ts'
import type { FormAction, FormState } from './form-state.ts'

interface RepairParts {
  form: Pick<Form, 'fields'>
  formRef: RefObject<HTMLFormElement | null>
  state: Pick<FormState, 'busy' | 'problems' | 'judged' | 'files' | 'staged'>
  dispatch: Dispatch<FormAction>
}

/** Strikes a field's problem as soon as it is repaired, and judges a field again that was wrong once. */
export function useRepair({ form, formRef, state, dispatch }: RepairParts) {
  /** What is wrong with a field as it stands now. The form's elements do not hold its files. */
  function problemNow(name: string): string | undefined {
    const files = [...(state.files[name] ?? []), ...state.staged.filter(({ field }) => field === name)]
    const isFiles = form.fields[name]?.control === 'files'
    return problemOf(name, isFiles ? files : formRef.current && new FormData(formRef.current).get(name))
  }

  function problemOf(name: string, value: unknown): string | undefined {
    const read = form.fields[name]?.read(value)
    return read && !read.ok ? read.problem : undefined
  }

  return {
    /** For all that is typed: a problem that is not repaired yet keeps its old words while the visitor works on it. */
    typed(event: FormEvent<HTMLFormElement>) {
      const name = fieldOf(event.target)
      if (name === undefined || !(name in state.problems) || form.fields[name]?.control === 'files') return
      // The phone's value is put together when React has drawn.
      queueMicrotask(() => problemNow(name) ?? dispatch({ type: 'judged', name }))
    },
    /** For a choice or files, which the form's elements do not hold yet. */
    chose(name: string, value: unknown) {
      if (problemOf(name, value) === undefined) dispatch({ type: 'judged', name })
    },
    /** When a field is left. One that was never wrong is not judged before the form is sent. */
    left(event: FocusEvent<HTMLFormElement>) {
      const name = fieldOf(event.target)
      if (name === undefined || state.busy || name in state.problems || !state.judged.includes(name)) return
      if (fieldOf(event.relatedTarget) === name) return
      const problem = problemNow(name)
      if (problem !== undefined) dispatch({ type: 'judged', name, problem })
    },
  }
}

/** The name of the field around an element; FieldFrame writes it down. */
function fieldOf(target: EventTarget | null): string | undefined {
  const frame = target instanceof Element ? target.closest<HTMLElement>('[data-field]') : null
  return frame?.dataset.field
}
