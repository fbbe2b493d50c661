import clients from '../../assets/clients/clients.json'
import { MotionButton } from '../../ui/MotionButton.tsx'

const drawings = import.meta.glob<string>('../../assets/clients/*.svg', {
  eager: true,
  query: '?raw',
  import: 'default',
})

/**
 * Eighteen client wordmarks, three times over, so that the strip can run on without a seam (spec 1 §2). Each is drawn
 * once and referred to twice; assistive technology hears the names once.
 */
export function ClientStrip({ caption }: { caption: string }) {
  return (
    <div className="client-strip" data-tone="paper">
      <div className="page flex items-center gap-6">
        <p className="mono hidden w-32 shrink-0 leading-[1.45] text-muted lg:block">{caption}</p>
        <div className="client-window">
          <ul className="client-run" aria-label={caption}>
            {[0, 1, 2].map((turn) =>
              clients.map((client) => (
                <li key={`${client.slug} ${turn}`} aria-hidden={turn > 0 || undefined}>
                  <Wordmark slug={client.slug} name={client.name} turn={turn} />
                </li>
              )),
            )}
          </ul>
        </div>
        <MotionButton />
      </div>
    </div>
  )
}

function Wordmark({ slug, name, turn }: { slug: string; name: string; turn: number }) {
  const drawing = drawings[`../../assets/clients/${slug}.svg`]
  const box = /viewBox="0 0 ([\d.]+) ([\d.]+)"/.exec(drawing ?? '')
  if (drawing === undefined || box === null)
    throw new Error(`site/assets/clients/${slug}.svg is missing, or has no viewBox from 0 0.`)
  const [, width, height] = box
  const body = drawing.replace(/^[\s\S]*?<svg[^>]*>/, '').replace('</svg>', '')
  return (
    <svg
      viewBox={`0 0 ${width} ${height}`}
      width={width}
      height={height}
      fill="currentColor"
      role={turn === 0 ? 'img' : undefined}
      aria-label={turn === 0 ? name : undefined}
    >
      {turn === 0 ? (
        <g id={`client-${slug}`} dangerouslySetInnerHTML={{ __html: body }} />
      ) : (
        <use href={`#client-${slug}`} />
      )}
    </svg>
  )
}
