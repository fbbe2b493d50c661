import { ArrowRight } from 'lucide-react'
import { Button } from '../../ui/Button.tsx'
import { PromiseProfile, type PromiseProfileProps } from './PromiseProfile.tsx'
import type { StaffLinkWords } from './staff-link-words.ts'

/** The page behind a signed link: what it does, the one button, and the promise as a depth profile. */
export function StaffLinkView({ link, words, now, timeZone }: PromiseProfileProps & { words: StaffLinkWords }) {
  const called = `${link.called.charAt(0).toUpperCase()}${link.called.slice(1)}`
  return (
    <section data-tone="sheet" aria-labelledby="staff-link" className="page">
      <div className="grid min-h-[60svh] items-start gap-x-16 gap-y-12 py-16 lg:grid-cols-2 lg:py-20">
        <div>
          <p className="font-mono text-[1rem] text-sea-text">{called}</p>
          <h1 id="staff-link" className="mt-4 max-w-[11em] text-h2">
            {words.title}
          </h1>
          <p className="lead mt-6 max-w-120">{words.text}</p>
          {words.button && (
            <form action={link.path} method="post" className="mt-8">
              {words.asksName && (
                <div className="mb-6 max-w-88">
                  <label htmlFor="person" className="mb-2 block">
                    Your name
                  </label>
                  <input
                    id="person"
                    name="name"
                    dir="auto"
                    required
                    maxLength={60}
                    autoComplete="name"
                    className="min-h-14 w-full rounded-sm border border-line-strong bg-white px-4"
                  />
                </div>
              )}
              <Button type="submit" icon={ArrowRight}>
                {words.button}
              </Button>
              <p className="mt-6 text-small text-muted">Opening this page changes nothing.</p>
            </form>
          )}
        </div>
        {link.state !== 'expired' && <PromiseProfile link={link} now={now} timeZone={timeZone} />}
      </div>
    </section>
  )
}
