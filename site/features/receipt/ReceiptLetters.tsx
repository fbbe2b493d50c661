import { ChevronDown, ChevronUp } from 'lucide-react'
import type { ReceiptLetter } from '../../../contract/receipt.ts'
import { momentInWords, momentOf } from '../../../contract/time/moment.ts'
import { Button, ButtonLink } from '../../ui/Button.tsx'
import { OwnTime } from './OwnTime.tsx'
import type { ReceiptFormProps } from './ReceiptAddition.tsx'
import { ReceiptFileLink } from './ReceiptAnswers.tsx'

/**
 * What we and the visitor wrote to each other. It is closed until the visitor opens it by a button, so that nobody reads it over
 * a shoulder, and no mail scanner gets it.
 */
export function ReceiptLetters({ receipt: { letters }, path, timeZone }: ReceiptFormProps<never>) {
  const isOpen = letters.some(({ text }) => text !== undefined)
  const answers = letters.filter(({ direction }) => direction === 'out')
  const last = answers.at(-1)
  return (
    <section
      id="answer"
      data-part="letters"
      data-open={isOpen ? answers.length : undefined}
      data-answers={answers.length}
      aria-labelledby={last && 'answer-title'}
      className="empty:hidden"
    >
      {last && (
        <>
          <div className="flex flex-wrap items-center justify-between gap-4">
            <h2 id="answer-title">Our answer</h2>
            {isOpen && (
              <ButtonLink small look="outline" icon={ChevronUp} href={path.slice(0, path.lastIndexOf('/'))}>
                Close it
              </ButtonLink>
            )}
          </div>
          {isOpen ? (
            letters.map((letter) => <OpenLetter key={letter.id} letter={letter} timeZone={timeZone} />)
          ) : (
            <div className="letter-card">
              <LetterHead letter={last} timeZone={timeZone} />
              <form action={`${path}#answer`} method="post">
                <Button type="submit" look="ink" className="w-full" icon={ChevronDown}>
                  Open the answer
                </Button>
              </form>
            </div>
          )}
          {!isOpen && (
            <p className="mt-4 text-small leading-body text-muted">
              It stays closed until you open it, in case somebody else looks at this screen.
            </p>
          )}
        </>
      )}
    </section>
  )
}

function OpenLetter({ letter, timeZone }: { letter: ReceiptLetter; timeZone: string }) {
  // A text does not change, so its places are keys.
  const paragraphs = (letter.text ?? '').split(/\n{2,}/).map((words, place) => ({ words, place }))
  return (
    <article className="letter-card" data-direction={letter.direction}>
      <LetterHead letter={letter} timeZone={timeZone} />
      <div className="grid gap-4 border-t border-line pt-5 wrap-anywhere whitespace-pre-wrap">
        {paragraphs.map(({ words, place }) => (
          <p key={place} dir="auto">
            {words}
          </p>
        ))}
      </div>
      {letter.files.map((file) => (
        <ReceiptFileLink key={file.position} file={file} added={undefined} />
      ))}
    </article>
  )
}

function LetterHead({ letter: { author, at, direction }, timeZone }: { letter: ReceiptLetter; timeZone: string }) {
  const initials = author
    .match(/(?<!\S)\S/gu)
    ?.slice(0, 2)
    .join('')
  return (
    <header className="flex items-center gap-4">
      <span
        className="grid place-items-center flex-none w-10 h-10 rounded-full bg-shoal font-semibold"
        aria-hidden="true"
      >
        {initials}
      </span>
      <p>
        <span dir="auto" className="font-medium">
          {author}
        </span>
        {direction === 'in' && <span className="text-muted"> wrote to us</span>}
        <span className="block text-small text-muted">
          {momentInWords(momentOf(Date.parse(at), timeZone))}
          <OwnTime at={at} timeZone={timeZone} />
        </span>
      </p>
    </header>
  )
}
