import { Paperclip } from 'lucide-react'
import { useEffect, useEffectEvent, useRef } from 'react'
import type { Field } from '../../../contract/fields/field.ts'
import type { FileLike } from '../../../contract/fields/upload.ts'
import { toast } from '../../ui/toast.ts'
import { type FieldProps, useForm } from '../form-context.ts'
import { ChosenFile, StagedFile } from './ChosenFile.tsx'
import { chooseFiles } from './choose-files.ts'
import { described, FieldFrame } from './FieldFrame.tsx'
import { useFileDrop } from './use-file-drop.ts'

// `relative`, because the file input is hidden by position: without it the input makes the page of a dialog longer.
const CHOOSER =
  'relative flex min-h-16 items-center gap-4 px-4 py-3 has-[:focus-visible]:outline-3 has-[:focus-visible]:outline-sea'
/** Where no more files fit, it is seen while the keyboard's focus is on it alone. */
const FULL = 'not-has-[:focus-visible]:sr-only not-has-[:focus-visible]:min-h-0'

/** Files by choosing, dropping or pasting, checked at once; each shows its name and size and can be taken out again. */
export function FileField(props: FieldProps<Field<FileLike[]>> & { className?: string }) {
  const { name, field, staged = [], className } = props
  const { awake, busy, files, setFiles, progress, refuse } = useForm()
  const input = useRef<HTMLInputElement>(null)
  const chosen = files[name] ?? []
  const rule = field.upload

  function add(list: Iterable<File>) {
    if (rule === undefined || busy) return
    const { files, notice, problem } = chooseFiles(rule, chosen, [...list])
    if (files) setFiles(name, files)
    if (notice) toast(notice)
    if (problem) refuse(name, problem)
  }

  function remove(position: number) {
    setFiles(
      name,
      chosen.filter((_, index) => index !== position),
    )
    input.current?.focus()
  }

  // A file chosen before the island woke is kept.
  const keepChosen = useEffectEvent(() => {
    if (input.current?.files?.length) add(input.current.files)
  })
  useEffect(() => {
    if (awake) keepChosen()
  }, [awake])

  const over = useFileDrop(input, awake, add)
  const isFull = rule?.count === chosen.length
  const [what, drop] =
    rule && rule.count > 1 ? ['Choose files', 'or drop them here'] : ['Choose a file', 'or drop it here']
  const isRequired = field.html.required && staged.length === 0 && chosen.length === 0
  return (
    <FieldFrame {...props} className={className}>
      <div
        className="rounded-sm border border-dashed border-muted data-[over]:border-solid data-[over]:bg-shoal-pale"
        data-over={over ? '' : undefined}
      >
        {chosen.map((file, position) => (
          <ChosenFile
            key={`${file.name} ${file.size} ${file.lastModified}`}
            file={file}
            busy={busy}
            part={chosen.length === 1 ? progress : undefined}
            onRemove={() => remove(position)}
          />
        ))}
        {staged.map((file) => (
          <StagedFile key={file.token} {...file} />
        ))}
        <label className={isFull ? `${CHOOSER} ${FULL}` : CHOOSER}>
          <Paperclip size={20} strokeWidth={1.5} className="shrink-0 text-sea" aria-hidden="true" />
          <span className="min-w-0">
            <span className="link font-medium">{what}</span> <span data-needs-script="">{drop}</span>
            <input
              ref={input}
              id={props.id}
              type="file"
              name={name}
              accept={field.html.accept}
              multiple={field.html.multiple}
              required={isRequired}
              disabled={busy}
              {...described(props)}
              aria-labelledby={`${props.id}-label`}
              onChange={(event) => {
                add(event.currentTarget.files ?? [])
                event.currentTarget.value = ''
              }}
              className="file-input"
            />
          </span>
        </label>
      </div>
    </FieldFrame>
  )
}
