import { Moon, Sun } from 'lucide-react'
import { useRef, useState } from 'react'
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
  const box = useRef<HTMLDivElement>(null)
  const room = useSize(box)
  const scale = Math.min(1, room.width / WIDTHS[width])

  return (
    <section className="preview" aria-label="Preview">
      <StepBar />
      <header>
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
      <div className="preview-card">
        {preview ? (
          <>
            <p>
              <strong>{preview.from.name}</strong> <span className="mono quiet">{preview.from.address}</span>
              <br />
              {preview.subject}
            </p>
            <div className="preview-room" ref={box}>
              {form === 'Text' ? (
                <textarea readOnly aria-label="The email as plain text" value={preview.text} />
              ) : (
                <iframe
                  title="The email"
                  sandbox=""
                  srcDoc={previewDocument(preview.html, scheme)}
                  style={{
                    width: room.width / scale || '100%',
                    height: room.height / scale || '100%',
                    transform: `scale(${scale})`,
                  }}
                />
              )}
            </div>
          </>
        ) : (
          <p role="status">{problem ?? ''}</p>
        )}
      </div>
    </section>
  )
}
