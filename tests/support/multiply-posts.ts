import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/**
 * For measuring and testing, never in our own tree: the articles of a folder again and again until there are `count`,
 * each with a title, an address and a day of its own, all older than those that were there.
 */
export function multiplyPosts(folder: string, count: number): void {
  const originals = readdirSync(folder).map((name) => readFileSync(join(folder, name), 'utf8'))
  for (let number = originals.length + 1; number <= count; number++) {
    const text = originals[number % originals.length] ?? ''
    const slug = /^slug: (.+)$/m.exec(text)?.[1]
    const day = new Date(Date.UTC(2015, 0, 1 + number * 3)).toISOString().slice(0, 10)
    const made = text
      .replace(/^id: .*$/m, `id: ${number}`)
      .replace(/^title: '/m, `title: '${number}. `)
      .replace(/^ +title: .*$/m, `  title: 'Article ${number} of many'`)
      .replace(/^slug: .*$/m, `slug: ${slug}-${number}`)
      .replace(/^date: .*$/m, `date: '${day}'`)
      // A title with its number may be longer than its place allows.
      .replace(/^title: '(.{90}).*'$/m, "title: '$1'")
    writeFileSync(join(folder, `${slug}-${number}.md`), made)
  }
}
