import type { Home } from '../../schemas/home.ts'
import { Fold } from '../../ui/Fold.tsx'

const plates = import.meta.glob<string>('../../assets/plates/*.svg', { eager: true, query: '?url', import: 'default' })

/** A tab's panel: a drawing, the description, and four services. Static HTML: it is not sent again as an island's props. */
export function EmergingPanel({ name, plate, alt, text, services }: Home['emerging']['tabs'][number]) {
  const drawing = plates[`../../assets/plates/${plate}.svg`]
  if (drawing === undefined) throw new Error(`There is no drawing site/assets/plates/${plate}.svg; name another.`)
  return (
    <div className="emerging-panel">
      <h3 className="emerging-name">{name}</h3>
      {/* An image file: only the open tab's is fetched, when it comes near the view. */}
      <img className="w-full" src={drawing} alt={alt} width={660} height={484} loading="lazy" decoding="async" />
      <div>
        <p className="emerging-text">{text}</p>
        <Fold title="What we build" aside={`${services.length} services`}>
          <ul className="emerging-services">
            {services.map((service) => (
              <li key={service.title}>
                <p className="font-medium text-body">{service.title}</p>
                <p className="mt-1 text-[0.96875rem] leading-label text-deep">{service.text}</p>
              </li>
            ))}
          </ul>
        </Fold>
      </div>
    </div>
  )
}
