import { ChevronDown, CornerUpLeft, Mail } from 'lucide-react'
import type { ReceiptLetter } from '../../../contract/receipt.ts'
import { momentInWords, momentOf } from '../../../contract/time/moment.ts'
import { Button } from '../../ui/Button.tsx'
import { OwnTime } from './OwnTime.tsx'
import type { ReceiptFormProps } from './ReceiptAddition.tsx'
import { ReceiptFileLink } from './ReceiptAnswers.tsx'

/**
 * What we and the visitor wrote to each other. It is closed until the visitor opens it by a button, so that nobody reads it over
 * a shoulder, and no mail scanner gets it.
 */
export function ReceiptLetters({ receipt, path, timeZone }: ReceiptFormProps<never>) {
  const { letters, deskMail, reference, title } = receipt
  const isOpen = letters.some(({ text }) => text !== undefined)
  const last = letters.findLast(({ direction }) => direction === 'out')
  return (
    <section
      id="answer"
      data-part="letters"
      data-open={isOpen || undefined}
      aria-labelledby={last && 'answer-title'}
      className="empty:hidden"
    >
      {last && (
        <>
          <h2 id="answer-title">Our answer</h2>
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
          {isOpen ? (
            <p className="mt-4">
              <a href={path.slice(0, path.lastIndexOf('/'))}>Close it</a>
            </p>
          ) : (
            <p className="mt-4 text-small leading-body text-muted">
              It stays closed until you open it, in case somebody else looks at this screen.
            </p>
          )}
          <p className="mt-6 flex flex-wrap gap-x-6 gap-y-2" data-no-print="">
            <a href="#add" className="inline-flex min-h-11 items-center gap-2.5">
              <CornerUpLeft size={18} strokeWidth={1.5} aria-hidden="true" /> <span>Reply here</span>
            </a>
            <a
              href={`mailto:${deskMail}?subject=${encodeURIComponent(`Re: [${reference}] ${title}`)}`}
              className="inline-flex min-h-11 items-center gap-2.5"
            >
              <Mail size={18} strokeWidth={1.5} aria-hidden="true" /> <span>Reply by email</span>
            </a>
          </p>
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
      <div dir="auto" className="grid gap-4 border-t border-line pt-5 wrap-anywhere whitespace-pre-wrap">
        {paragraphs.map(({ words, place }) => (
          <p key={place}>{words}</p>
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
