import clientsFile from '../../assets/clients/clients.json'
import { MotionButton } from '../../ui/MotionButton.tsx'

/** Without any, nothing tells the compiler their shape. */
const clients: readonly { slug: string; name: string; file: string; width: number }[] = clientsFile

const files = import.meta.glob<string>('../../assets/clients/*.svg', { eager: true, query: '?url', import: 'default' })

/** Names on a phone's page of the strip, two beside each other. */
const PAGE = 6

/**
 * Eighteen client wordmarks, three times over, so that the strip can run on without a seam (specification 4.1.5). A
 * phone shows the first eighteen in three pages that fade into each other, or the one that is chosen. Assistive technology
 * hears the names once. A company that names no clients has no strip.
 */
export function ClientStrip({ caption }: { caption: string }) {
  if (clients.length === 0) return null
  const pages = Array.from({ length: Math.ceil(clients.length / PAGE) }, (_, page) => {
    const from = page * PAGE + 1
    return `${from}-${Math.min(from + PAGE - 1, clients.length)} of ${clients.length}`
  })
  return (
    <div className="client-strip" data-tone="paper">
      <div className="page flex min-h-10 items-center gap-6 max-md:block">
        <p className="client-caption mono">{caption}</p>
        <div className="client-window waits">
          <ul className="client-run" aria-label={caption}>
            {[0, 1, 2].map((turn) =>
              clients.map((client) => (
                <li key={`${client.slug} ${turn}`} className="client" aria-hidden={turn > 0 || undefined}>
                  <img
                    src={files[`../../assets/clients/${client.file}`]}
                    alt={turn === 0 ? client.name : ''}
                    width={client.width}
                    height={40}
                    loading="lazy"
                  />
                </li>
              )),
            )}
          </ul>
        </div>
        {/* What turns a phone's pages: style alone moves them, and a chosen page stays. */}
        <div className="client-pages" data-needs-script="">
          {pages.map((label) => (
            <input key={label} type="radio" name="clients" aria-label={`Clients ${label}`} />
          ))}
          <p className="mono" aria-hidden="true">
            {pages.map((label) => (
              <span key={label}>{label}</span>
            ))}
          </p>
          <MotionButton className="size-11" />
        </div>
      </div>
    </div>
  )
}
