import type { Ref } from 'react'
import { tokensOf } from './source-tokens.ts'

interface Props {
  value: string
  /** Without it the text can only be read. */
  onChange?: (value: string) => void
  ref?: Ref<HTMLTextAreaElement>
}

/**
 * Markdown with numbers of its lines. What is typed into lies transparent over a colored copy of the same text: both
 * have the same font and width, so their lines break at the same places.
 */
export function Source({ value, onChange, ref }: Props) {
  return (
    <div className="source">
      <div className="source-text grid min-h-full py-3">
        <div className="source-colored [counter-reset:line]" aria-hidden="true">
          {[...value.split('\n').entries()].map(([place, text]) => (
            <div key={place} dir="auto">
              {coloredLine(text)}
            </div>
          ))}
        </div>
        <textarea
          ref={ref}
          dir="auto"
          aria-label="Text of the issue, in Markdown"
          value={value}
          readOnly={!onChange}
          spellCheck
          placeholder={onChange ? 'Markdown. Twenty lines are enough; the rest belongs behind the button.' : undefined}
          onChange={({ target }) => onChange?.(target.value)}
        />
      </div>
    </div>
  )
}

function coloredLine(line: string) {
  if (line === '') return '\u200b'
  let start = 0
  return tokensOf(line).map(({ text, kind }) => {
    const key = start
    start += text.length
    return kind ? (
      <span key={key} data-kind={kind}>
        {text}
      </span>
    ) : (
      text
    )
  })
}
