import tech from '../assets/tech/tech.json'

const files = import.meta.glob<string>('../assets/tech/*.svg', { eager: true, query: '?url', import: 'default' })
const known: Record<string, { name: string; width: number; height: number } | undefined> = tech

/** The name of a technology that content names by slug. @throws when there is none, which stops the build. */
export function techName(slug: string): string {
  return find(slug).name
}

/** A technology's logo. One that fails to load is hidden with its list item (shell.ts). */
export function TechLogo({ slug, className }: { slug: string; className?: string }) {
  const { url, width, height } = find(slug)
  return <img src={url} alt="" data-logo="" width={width} height={height} loading="lazy" className={className} />
}

function find(slug: string) {
  const logo = known[slug]
  const url = files[`../assets/tech/${slug}.svg`]
  if (logo === undefined || url === undefined)
    throw new Error(`There is no logo "${slug}" in site/assets/tech. The names are: ${Object.keys(known).join(', ')}.`)
  return { ...logo, url }
}
