import { ASIDE, type Fields, type Form } from '../../contract/form.ts'
import type { StagedFile } from '../attachments/store.ts'
import type { Marks } from '../submissions/receive.ts'
import type { Sent } from './sent.ts'

/** What the desk should know about a submission beside its answers. Nothing suspicious is dropped: it is set aside. */
export function marksOf(form: Form<Fields>, sent: Sent, files: StagedFile[]): Marks {
  const trapped = Boolean(sent.texts[ASIDE.honeypot])
  const resumeMissing = form.name === 'career' && files.length === 0
  return { quarantine: trapped ? ['honeypot'] : [], notes: resumeMissing ? ['Résumé missing'] : [] }
}
