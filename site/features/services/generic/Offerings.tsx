import { NamedIcon } from '../../../ui/NamedIcon.tsx'
import { Part, type ServicePageProps } from '../Part.tsx'
import { ArtFigure } from './art/ArtFigure.tsx'

/** On a tablet: one in the first row, two in the second, three in the third. styles/services/generic/offerings.css arranges wide windows. */
const TABLET = 'md:max-lg:grid md:max-lg:grid-cols-6 md:max-lg:gap-x-8'
const SPANS = ['md:max-lg:col-span-6', 'md:max-lg:col-span-3', 'md:max-lg:col-span-2'] as const

/** Six offerings: the first large, two beside it, three below. */
export function Offerings(props: ServicePageProps) {
  return (
    <Part of="offerings" {...props} tone="sheet" ruler fathoms={10}>
      {({ items }) => (
        <ul className={`offerings ${TABLET}`}>
          {items.map(({ title, text, icon, art }, index) => (
            <li key={title} className={SPANS[Math.ceil(index / 2)] ?? SPANS[2]}>
              <h3>
                <NamedIcon name={icon} className="size-6 shrink-0 text-sea" />
                {title}
              </h3>
              <p>{text}</p>
              {art && <ArtFigure art={art} />}
            </li>
          ))}
        </ul>
      )}
    </Part>
  )
}
