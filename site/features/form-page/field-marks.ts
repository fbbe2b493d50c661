import { sizeInWords } from '../../../contract/fields/upload.ts'
import type { Form } from '../../../contract/form.ts'
import type { Refusal } from '../../../contract/page.ts'

export interface FieldMark {
  name: string
  label: string
  /** `open`: nothing was sent yet. */
  state: 'open' | 'good' | 'wrong'
  /** Why it is wrong, or what is kept. */
  note?: string
}

/** One mark for each answer of a form, as the last attempt left it; all are open on a first visit. */
export function fieldMarks({ fields }: Pick<Form, 'fields'>, refusal: Refusal | undefined): FieldMark[] {
  return Object.entries(fields).map(([name, { label }]) => {
    if (!refusal) return { name, label, state: 'open' }
    const problem = refusal.problems[name]
    if (problem) return { name, label, state: 'wrong', note: problem }
    const kept = refusal.kept.filter(({ field }) => field === name)
    const bytes = kept.reduce((sum, { size }) => sum + size, 0)
    const isGiven = kept.length > 0 || Boolean(refusal.values[name])
    // An optional answer that was left out is neither right nor wrong.
    return {
      name,
      label,
      state: isGiven ? 'good' : 'open',
      note: kept.length > 0 ? `${sizeInWords(bytes)}, kept` : undefined,
    }
  })
}
