import { Moon, Sun } from 'lucide-react'
import { useRef, useState } from 'react'
import type { DeskIssuePreview } from '../../contract/desk/newsletter.ts'
import { useSize } from '../ui/use-size.ts'
import { kilobytes } from './issue-words.ts'
import { previewDocument } from './preview-document.ts'
import { StepBar } from './StepBar.tsx'
import type { IssueSource } from './use-issue-source.ts'

/** The width of a mail program's window and of a phone, CSS px. */
const WIDTHS = { Wide: 680, Phone: 375 } as const
const FORMS = ['Email', 'Text'] as const

/** The email as it leaves: its own HTML in a frame in which nothing runs, and its plain text. */
export function Preview({ source: { preview, problem } }: { source: IssueSource }) {
  const [form, setForm] = useState<(typeof FORMS)[number]>('Email')
  const [width, setWidth] = useState<keyof typeof WIDTHS>('Phone')
  const [scheme, setScheme] = useState<'light' | 'dark'>('light')

  return (
    <section className="preview" aria-label="Preview">
      <StepBar />
      <header className="flex flex-wrap items-center gap-2 pb-3">
        <fieldset className="segments" aria-label="Form">
          {FORMS.map((one) => (
            <button key={one} type="button" aria-pressed={form === one} onClick={() => setForm(one)}>
              {one}
            </button>
          ))}
        </fieldset>
        <fieldset className="segments" aria-label="Width" disabled={form === 'Text'}>
          {(['Wide', 'Phone'] as const).map((one) => (
            <button key={one} type="button" aria-pressed={width === one} onClick={() => setWidth(one)}>
              {one}
            </button>
          ))}
        </fieldset>
        <fieldset className="segments" aria-label="Color scheme" disabled={form === 'Text'}>
          <button type="button" aria-pressed={scheme === 'light'} aria-label="Light" onClick={() => setScheme('light')}>
            <Sun aria-hidden="true" />
          </button>
          <button type="button" aria-pressed={scheme === 'dark'} aria-label="Dark" onClick={() => setScheme('dark')}>
            <Moon aria-hidden="true" />
          </button>
        </fieldset>
        {preview && <span className="mono quiet">{kilobytes(preview.bytes)}</span>}
      </header>
      <div className="grid grid-rows-[auto_minmax(0,1fr)] min-h-0 overflow-hidden border border-(--rule-strong) rounded-md bg-(--raised)">
        {preview ? (
          <>
            <p className="p-3 wrap-anywhere [&:first-child:not(:last-child)]:border-b [&:first-child:not(:last-child)]:border-(--rule)">
              <strong>{preview.from.name}</strong> <span className="mono quiet text-mark">{preview.from.address}</span>
              <br />
              <span>{preview.subject}</span>
            </p>
            <Room preview={preview} form={form} width={WIDTHS[width]} scheme={scheme} />
          </>
        ) : (
          <p
            className="p-3 wrap-anywhere [&:first-child:not(:last-child)]:border-b [&:first-child:not(:last-child)]:border-(--rule)"
            role="status"
          >
            {problem ?? ''}
          </p>
        )}
      </div>
    </section>
  )
}

interface RoomProps {
  preview: DeskIssuePreview
  form: (typeof FORMS)[number]
  /** Of the window in which the email is laid out, CSS px. */
  width: number
  scheme: 'light' | 'dark'
}

/** The frame, made smaller where its window is wider than the place. */
function Room({ preview: { html, text }, form, width, scheme }: RoomProps) {
  const box = useRef<HTMLDivElement>(null)
  const room = useSize(box)
  const scale = Math.min(1, room.width / width) || 1
  return (
    <div className="min-h-0 overflow-hidden bg-(--ground)" ref={box}>
      {form === 'Text' ? (
        <textarea
          className="size-full p-3 resize-none bg-(--raised) text-(--text) font-mono text-mark font-normal leading-body"
          readOnly
          dir="auto"
          aria-label="The email as plain text"
          value={text}
        />
      ) : (
        <iframe
          title="The email"
          className="block border-0 bg-paper [transform-origin:0_0]"
          sandbox=""
          srcDoc={previewDocument(html, scheme)}
          style={{
            ...{ width, height: room.height / scale, transform: `scale(${scale})` },
            marginLeft: Math.max(0, (room.width - width) / 2),
          }}
        />
      )}
    </div>
  )
}
