/** Given by scripts/content/plugin.ts. */
declare module 'virtual:content' {
  const content: import('./content.ts').Content
  export default content
  /** The HTML of a Markdown file, by collection and id: `posts/a-cloud-bill`. */
  export function readHtml(key: string): string
}
