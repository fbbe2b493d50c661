import { ArrowLeft } from 'lucide-react'
import { Contours } from '../../chart/Contours.tsx'
import { ButtonLink } from '../../ui/Button.tsx'

interface NotFoundProps {
  heading: string
  text: string
  action: string
  href: string
}

/** The page for an unknown article or author: an empty chart, and a link back. */
export function NotFound({ heading, text, action, href }: NotFoundProps) {
  return (
    <section aria-labelledby="page-title" data-tone="ink" className="relative overflow-hidden">
      <Contours
        seed={404}
        width={1440}
        height={820}
        levels={17}
        stroke="#2c5b75"
        strong="#3d7390"
        className="inset-0 size-full text-muted-deep opacity-80"
        figures={{ count: 40, mask: (x) => x > 760 }}
      />
      <div className="page relative flex min-h-[80svh] flex-col justify-center pt-32 pb-24">
        <p className="mono text-muted-deep">404</p>
        <h1 id="page-title" className="mt-4 max-w-[44rem]">
          {heading}
        </h1>
        <p className="lead mt-6 max-w-[32rem] text-shoal">{text}</p>
        <p className="mt-10">
          <ButtonLink href={href} look="white">
            <ArrowLeft size={18} strokeWidth={1.5} aria-hidden="true" />
            {action}
          </ButtonLink>
        </p>
      </div>
    </section>
  )
}
