import type { Archipelago } from '../../../schemas/charts/archipelago.ts'
import { withFigures } from '../with-figures.ts'
import type { Estate } from './estate.ts'

interface EstateKeyProps {
  words: Archipelago['key']
  estate: Estate
}

/** The key to the map's signs, with the count of each. */
export function EstateKey({ words, estate }: EstateKeyProps) {
  const rows = ['systems', 'owned', 'proven', 'contracts', 'vital'] as const
  return (
    <dl className="estate-key">
      {rows.map((row) => (
        <div
          key={row}
          className="flex relative flex-row-reverse justify-end items-center pl-12 max-lg:border-b max-lg:border-b-line"
          data-of={row}
        >
          <dt className="lg:leading-snug">
            <svg viewBox="0 0 36 30" aria-hidden="true">
              <Sign of={row} />
            </svg>
            {words[row]}
            {row === 'owned' && (
              <span className="mono ml-2 text-muted lg:block lg:m-0">
                {withFigures(words.nobody, { count: estate.nobody })}
              </span>
            )}
          </dt>
          <dd>{estate[row]}</dd>
        </div>
      ))}
    </dl>
  )
}

const ISLE = 'M8 19c-3-6 2-12 10-11s11 5 9 10-15 8-19 1z'

function Sign({ of }: { of: 'systems' | 'owned' | 'proven' | 'contracts' | 'vital' }) {
  switch (of) {
    case 'systems':
      return (
        <>
          <path transform="translate(-4 -5) scale(.8)" d={ISLE} />
          <path transform="translate(15 13) scale(.6)" strokeDasharray="4 3" d={ISLE} />
        </>
      )
    case 'owned':
      return <path d={ISLE} />
    case 'proven':
      return (
        <path
          className="estate-star"
          d="M18 5l2.5 7.500 7.500 2.500-7.500 2.500-2.500 7.500-2.500-7.500-7.500-2.500 7.500-2.500z"
        />
      )
    case 'contracts':
      return <path className="estate-pole" d="M9 26V8h20l-4 5 4 5H9" />
    case 'vital':
      return <path d={`${ISLE}M12 18c-2-4 1-7 6-7s8 3 6 6-10 4-12 1zM16 16c0-2 5-2 5 0s-5 2-5 0z`} />
  }
}
