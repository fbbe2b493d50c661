import lucide from '@iconify-json/lucide/icons.json' with { type: 'json' }

const icons: Record<string, { body: string } | undefined> = lucide.icons
const aliases: Record<string, { parent: string } | undefined> = lucide.aliases

/**
 * A Lucide icon that content chose by name, inlined at build. Islands import theirs from lucide-react instead:
 * this file holds the whole set and must not reach a browser.
 */
export function NamedIcon({ name, className = 'size-5' }: { name: string; className?: string }) {
  return (
    <svg
      viewBox="0 0 24 24"
      className={className}
      aria-hidden="true"
      // The drawing comes from the pinned icon package, never from a visitor.
      dangerouslySetInnerHTML={{ __html: iconDrawing(name) }}
    />
  )
}

/** What stands in the icon's svg, for an island to be given. @throws when there is none, which stops the build. */
export function iconDrawing(name: string): string {
  const body = (icons[name] ?? icons[aliases[name]?.parent ?? ''])?.body
  if (body === undefined) throw new Error(`There is no icon named "${name}"; choose one of lucide.dev.`)
  return body.replaceAll('stroke-width="2"', 'stroke-width="1.5"')
}
