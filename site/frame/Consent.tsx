import { routes } from '../../contract/routes.ts'
import { Button } from '../ui/Button.tsx'

// In a low window (a page at 400 %) the bar would cover most of it: there it stands at the end of the page.
const BAR =
  '[@media(height>=33rem)]:fixed inset-x-0 bottom-0 z-40 flex flex-wrap items-center justify-between gap-4 border-t border-line-deep px-gutter py-4'

/** The bar that asks for consent to analytics. It is part of the page only where a measurement ID is set (consent.ts). */
export function Consent() {
  return (
    <>
      <nav aria-label="Analytics" data-tone="ink" data-needs-script="" className="mono pb-6 text-center">
        <a href="#analytics" className="link inline-block min-h-6">
          Analytics choice
        </a>
      </nav>
      <section id="consent" aria-label="Analytics" data-tone="deep" className={BAR} hidden>
        <p className="max-w-160 text-small">
          May we count which pages are read, with Google Analytics? Never your name or what you write to us. Until you
          agree, nothing of it is loaded.{' '}
          <a className="link" href={routes.privacy()}>
            Privacy policy
          </a>
        </p>
        <div className="flex gap-3">
          {/* Both buttons look alike, so that neither answer is easier. */}
          <Button look="outline-light" small data-consent="yes">
            Allow
          </Button>
          <Button look="outline-light" small data-consent="no">
            No, thanks
          </Button>
        </div>
      </section>
    </>
  )
}
