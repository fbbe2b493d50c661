/** Given by scripts/content/plugin.ts. */
declare module 'virtual:content' {
  const content: import('./content.ts').Content
  export default content
  /** The HTML of a Markdown file, by collection and id: `posts/a-cloud-bill`. */
  export function readHtml(key: string): string
  /** Tells a build what the page that it makes is made of. */
  export function noteRead(name: string): void
}

/** A TypeScript file as the text of a minified script (scripts/minified-script.ts). */
declare module '*?minified' {
  const code: string
  export default code
}
