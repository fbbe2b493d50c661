import { FileText, Paperclip } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import type { Field } from '../../contract/field.ts'
import { ASIDE } from '../../contract/form.ts'
import { type FileLike, fileProblem, megabytes, tooManyFiles } from '../../contract/upload.ts'
import { described, FieldFrame } from './FieldFrame.tsx'
import { type FieldProps, useForm } from './FormContext.ts'

// Its own frame of reference: the unseen input would else stretch the page in a dialog.
const CHOOSER =
  'relative flex min-h-16 items-center gap-4 px-4 py-3 has-[:focus-visible]:outline-3 has-[:focus-visible]:outline-sea'

/** Files by choosing or dropping, checked at once; each shows its name and size and can be taken out again. */
export function FileField(props: FieldProps<Field<FileLike[]>> & { className?: string }) {
  const { id, name, field, kept = [], className } = props
  const { awake, busy, files, setFiles, notify } = useForm()
  const [over, setOver] = useState(false)
  const input = useRef<HTMLInputElement>(null)
  const chosen = files[name] ?? []
  const rule = field.upload

  function add(list: Iterable<File>) {
    if (rule === undefined || busy) return
    const more = [...list]
    if (more.length === 0) return
    // Where one file is allowed, another takes its place; where several are, too many add nothing (spec 1 §5).
    if (rule.count > 1 && chosen.length + more.length > rule.count) return notify(tooManyFiles(rule))
    if (rule.count === 1 && more.length > 1) return notify(tooManyFiles(rule))
    const fitting = more.filter((file) => {
      const problem = fileProblem(rule, file)
      if (problem) notify(problem)
      return problem === undefined
    })
    if (fitting.length > 0) setFiles(name, rule.count === 1 ? fitting : [...chosen, ...fitting])
  }

  // A file chosen before the island woke is kept.
  useEffect(() => {
    if (awake && input.current?.files?.length) add(input.current.files)
  }, [awake])

  return (
    <FieldFrame {...props} className={className}>
      <div
        className="rounded-sm border border-dashed border-muted data-[over]:border-solid data-[over]:bg-shoal-pale"
        data-over={over ? '' : undefined}
        onDragOver={(event) => {
          event.preventDefault()
          setOver(true)
        }}
        onDragLeave={() => setOver(false)}
        onDrop={(event) => {
          event.preventDefault()
          setOver(false)
          add(event.dataTransfer.files)
        }}
      >
        {chosen.map((file, position) => (
          <ChosenFile
            key={`${file.name} ${file.size} ${file.lastModified}`}
            file={file}
            busy={busy}
            onRemove={() => {
              setFiles(
                name,
                chosen.filter((_, at) => at !== position),
              )
              input.current?.focus()
            }}
          />
        ))}
        {kept.map((file) => (
          <label key={file.token} className="flex items-center gap-3 border-b border-line px-4 py-3">
            <input type="checkbox" name={ASIDE.kept} value={file.token} defaultChecked className="size-5" />
            <span className="min-w-0 grow truncate font-medium">{file.name}</span>
            <span className="text-small text-muted">{megabytes(file.size)}, already here</span>
          </label>
        ))}
        <label className={rule?.count === chosen.length ? 'sr-only' : CHOOSER}>
          <Paperclip size={20} strokeWidth={1.5} className="shrink-0 text-sea" aria-hidden="true" />
          <span className="min-w-0">
            <span className="link font-medium">Choose {rule && rule.count > 1 ? 'files' : 'a file'}</span>
            {awake && (rule && rule.count > 1 ? ' or drop them here' : ' or drop it here')}
            <input
              ref={input}
              id={id}
              type="file"
              name={name}
              accept={field.html.accept}
              multiple={field.html.multiple}
              required={field.html.required && kept.length === 0 && chosen.length === 0}
              disabled={busy}
              {...described(props)}
              aria-labelledby={`${id}-label`}
              onChange={(event) => {
                add(event.currentTarget.files ?? [])
                event.currentTarget.value = ''
              }}
              className={awake ? 'sr-only' : 'mt-1 block w-full text-small'}
            />
          </span>
        </label>
      </div>
    </FieldFrame>
  )
}

function ChosenFile({ file, busy, onRemove }: { file: File; busy: boolean; onRemove(): void }) {
  return (
    <div className="flex items-center gap-4 px-4 py-3 not-first:border-t not-first:border-line">
      <FileText size={20} strokeWidth={1.5} className="shrink-0 text-sea" aria-hidden="true" />
      <div className="min-w-0 grow leading-tight">
        <p className="truncate font-medium">{file.name}</p>
        <p className="text-small text-muted">{megabytes(file.size)}, ready to send</p>
      </div>
      <button
        type="button"
        disabled={busy}
        onClick={onRemove}
        className="link min-h-11 font-medium"
        aria-label={`Remove ${file.name}`}
      >
        Remove
      </button>
    </div>
  )
}
