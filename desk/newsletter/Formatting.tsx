import { Bold, Heading2, Italic, Link, List, Table } from 'lucide-react'
import type { RefObject } from 'react'

const TABLE = '| Tag | Answers |\n|---|---|\n| `owner` | Who can decide to change this? |'

/** Buttons that write Markdown around what is selected. */
export function Formatting({ field }: { field: RefObject<HTMLTextAreaElement | null> }) {
  const tools = [
    { name: 'Heading', icon: Heading2, work: () => startLine(field.current, '## ') },
    { name: 'Bold', icon: Bold, work: () => around(field.current, '**', '**') },
    { name: 'Italic', icon: Italic, work: () => around(field.current, '*', '*') },
    { name: 'Link', icon: Link, work: () => around(field.current, '[', '](https://)') },
    { name: 'List', icon: List, work: () => startLine(field.current, '- ') },
    { name: 'Table', icon: Table, work: () => startLine(field.current, TABLE) },
  ]
  return (
    <div className="formatting flex mr-auto" role="toolbar" aria-label="Markdown">
      {tools.map(({ name, icon: Icon, work }) => (
        <button key={name} type="button" className="button bare" aria-label={name} title={name} onClick={work}>
          <Icon aria-hidden="true" />
        </button>
      ))}
    </div>
  )
}

function around(field: HTMLTextAreaElement | null, before: string, after: string): void {
  if (!field) return
  const { selectionStart: start, selectionEnd: end, value } = field
  const inner = value.slice(start, end)
  type(field, `${before}${inner}${after}`)
  field.setSelectionRange(start + before.length, start + before.length + inner.length)
}

function startLine(field: HTMLTextAreaElement | null, words: string): void {
  if (!field) return
  const start = field.value.slice(0, field.selectionStart).lastIndexOf('\n') + 1
  field.setSelectionRange(start, start)
  type(field, words)
}

/** Types over the selection. Only this old command leaves the browser's undo as it is. */
function type(field: HTMLTextAreaElement, words: string): void {
  field.focus()
  if (document.execCommand('insertText', false, words)) return
  field.setRangeText(words, field.selectionStart, field.selectionEnd, 'end')
  field.dispatchEvent(new Event('input', { bubbles: true }))
}
