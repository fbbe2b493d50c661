import clients from '../../assets/clients/clients.json'
import { MotionButton } from '../../ui/MotionButton.tsx'

const files = import.meta.glob<string>('../../assets/clients/*.svg', { eager: true, query: '?url', import: 'default' })

/**
 * Eighteen client wordmarks, three times in a row, so that the strip can run on without a gap (specification 4.1.5).
 * Assistive
 * technology gets the names once.
 */
export function ClientStrip({ caption }: { caption: string }) {
  return (
    <div className="client-strip" data-tone="paper">
      <div className="page flex items-center gap-6">
        <p className="mono hidden w-32 shrink-0 leading-[1.45] text-muted lg:block">{caption}</p>
        <div className="client-window waits">
          <ul className="client-run" aria-label={caption}>
            {[0, 1, 2].map((turn) =>
              clients.map((client) => (
                <li key={`${client.slug} ${turn}`} aria-hidden={turn > 0 || undefined}>
                  <img
                    src={files[`../../assets/clients/${client.file}`]}
                    alt={turn === 0 ? client.name : ''}
                    width={client.width}
                    height={40}
                    loading="lazy"
                    decoding="async"
                  />
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
