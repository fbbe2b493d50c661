import { type Container, type Document, parse } from 'postcss'
import { DRAWING, RAW_KINDS, TOKENS } from './raw-values.ts'

export interface StyleFile {
  /** From the repository's root. */
  path: string
  text: string
}

/** Where an important rule has to win over all others. */
const MAY_BE_IMPORTANT = /print|large-text|forced-colors|calm/

/** What can be counted in styles. Raw values are counted outside of the token file, in drawings and elsewhere apart. */
export function measureStyles(files: readonly StyleFile[]): Record<string, number> {
  const raw: Record<string, number> = Object.fromEntries(RAW_KINDS.map(({ name }) => [`raw ${name}`, 0]))
  let inDrawings = 0
  let important = 0
  const lengths = new Set<string>()
  const filesOf = new Map<string, Set<string>>()

  for (const { path, text } of files) {
    const sheet = parse(text)
    sheet.walkAtRules(/^(media|container)$/, ({ params }) => {
      if (/width|height/.test(params)) for (const one of params.match(/[\d.]+(?:rem|px)/g) ?? []) lengths.add(one)
    })
    sheet.walkRules(({ selector, parent }) => {
      if (parent && 'name' in parent && String(parent.name).endsWith('keyframes')) return
      if (!path.startsWith('site/')) return
      for (const [, name = ''] of selector.matchAll(/\.([a-z][\w-]*)/gi))
        filesOf.set(name, (filesOf.get(name) ?? new Set()).add(path))
    })
    sheet.walkDecls((declaration) => {
      const { prop, value } = declaration
      if (declaration.important && !MAY_BE_IMPORTANT.test(path + around(declaration.parent))) important += 1
      if (path === TOKENS) return
      for (const { name, property, raw: isRaw } of RAW_KINDS) {
        if (!property.test(prop) || !isRaw.test(value)) continue
        if (DRAWING.test(path)) inDrawings += 1
        else raw[`raw ${name}`] = (raw[`raw ${name}`] ?? 0) + 1
      }
    })
  }

  const inOneFile = [...filesOf.values()].filter(({ size }) => size === 1).length
  return {
    'lines of styles': files.reduce((sum, { text }) => sum + lines(text), 0),
    ...raw,
    'raw values in drawings': inDrawings,
    'classes of the site': filesOf.size,
    'of them in one file only': inOneFile,
    'widths and heights that conditions name': lengths.size,
    '!important outside print, large text, forced colors and calm': important,
  }
}

/** The conditions around a rule. */
function around(node: Container | Document | undefined): string {
  const holders: string[] = []
  for (let at = node; at; at = at.parent) if ('params' in at) holders.push(String(at.params))
  return holders.join(' ')
}

/** Lines as `wc -l` counts them. */
export function lines(text: string): number {
  return text.split('\n').length - 1
}
