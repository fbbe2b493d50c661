import { useState } from 'react'
import { Dialog } from '../ui/Dialog.tsx'
import { instead } from '../ui/instead.ts'
import { useWordsQuestion } from './asked-words.ts'

/** Asks for the words that an action needs. */
export function WordsDialog() {
  const question = useWordsQuestion()
  return question ? <Asked question={question} /> : null
}

function Asked({ question }: { question: NonNullable<ReturnType<typeof useWordsQuestion>> }) {
  const [words, setWords] = useState('')
  const { title, label, hint, does, max, answer } = question
  const leave = () => answer(undefined)
  return (
    <Dialog title={title} onClose={leave}>
      <form onSubmit={instead(() => answer(words))}>
        <label>
          {label}
          <input
            className="field"
            dir="auto"
            autoComplete="off"
            required
            pattern=".*\S.*"
            maxLength={max}
            value={words}
            aria-describedby="words-hint"
            onChange={({ target }) => setWords(target.value)}
          />
        </label>
        <p className="quiet" id="words-hint">
          {hint}
        </p>
        <div className="ends">
          <button type="button" className="button" onClick={leave}>
            <span>Leave it</span> <kbd>Esc</kbd>
          </button>
          <button type="submit" className="button main">
            {does}
          </button>
        </div>
      </form>
    </Dialog>
  )
}
