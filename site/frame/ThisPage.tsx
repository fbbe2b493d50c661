import { navigation } from '../brand/navigation.ts'

const words = navigation.footer.thisPage

/**
 * What the visitor's own browser measured of this page. It is empty and hidden until first-script/this-page.ts has read it, and
 * for good without script. A measure that the browser lacks loses its cell.
 */
export function ThisPage() {
  return (
    <div className="page" id="this-page" hidden>
      <div className="footer-row grid gap-6 border-t border-line-deep py-7 lg:gap-12 lg:py-10">
        <div>
          <p className="font-display text-[2rem] leading-tight tracking-[-0.03em] text-balance">{words.heading}</p>
          <p className="mt-3 max-w-88 text-small text-muted-deep">
            <span data-slow="" hidden>
              {words.slow}{' '}
            </span>
            <span>{words.kept}</span>{' '}
            <a className="link" href={words.path}>
              {words.how}
            </a>
          </p>
        </div>
        <dl className="this-page">
          {words.measures.map(({ id, unit, text, budget, says }) => (
            <div key={id} data-measure={id} data-budget={budget}>
              <dt>{text}</dt>
              <dd>
                <b /> {unit}
              </dd>
              <dd className="mt-4 text-small">
                {budget !== undefined && <i className={budget > 0 ? undefined : 'invisible'} />}
                <span>{says}</span> <span data-missed="">{words.missed}</span>
              </dd>
            </div>
          ))}
        </dl>
      </div>
    </div>
  )
}
