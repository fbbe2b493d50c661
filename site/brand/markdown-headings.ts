export interface Heading {
  depth: number
  /** The id of its element. */
  slug: string
  text: string
}

/** The headings of a Markdown file, from the metadata that Astro's reader finds and does not type. */
export function headingsOf(metadata: Record<string, unknown> | undefined): Heading[] {
  return Array.isArray(metadata?.headings) ? metadata.headings.filter(isHeading) : []
}

function isHeading(value: unknown): value is Heading {
  return (
    typeof value === 'object' &&
    value !== null &&
    'depth' in value &&
    typeof value.depth === 'number' &&
    'slug' in value &&
    typeof value.slug === 'string' &&
    'text' in value &&
    typeof value.text === 'string'
  )
}
