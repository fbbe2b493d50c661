import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type AtRule, type ChildNode, parse, type Root, type Rule } from 'postcss'

/** Leaves out of a page's styles what it can never show. */
export type UsedStyles = (html: string) => string

const FOLDER = 'client/_astro/'

/** What ends a word of a script's texts. */
const WORD_END = /[\s"'`<>=;,${}]+/

/** Of a script's name, characters. */
const NAME_MAX = 100

/** A part of a class that a script completes: `queue-` of `queue-1`. Shorter ones, and those of attributes, would keep too much. */
const BEGINNING = /^(?!data-$|aria-$).{2,}-$/

/** A token of the identity where it is set; the second name is a token that it is made of. */
const TOKEN = /(--(?:color|text|leading|tracking|space|font|radius|ease)-[\w-]+):([^;}]*);?/g
/** A property that Tailwind registers for its utilities. */
const REGISTERED = /@property (--tw-[\w-]+)\{[^}]*\}/g
/** Its value for browsers that register none. */
const UNREGISTERED = /@layer properties\{[\s\S]*?\}\}\}/
const SET = /(--tw-[\w-]+):[^;{}]*;?/g
const NAMED = /var\((--[\w-]+)/g
const STYLE_TAG = /(<\/?style>)/

/**
 * Tailwind makes one sheet of utilities for all pages, and every page carries its styles in itself: without this, a third
 * of them would be other pages' and cost the first trips of a slow line. A rule stays if each class of its selector stands
 * in the page's markup, or in a script that the page may load, from which it may come later; classes inside `:not()` and
 * its like are not asked.
 * A token or a registered property that neither the page nor a file which may come later reads is left out, too.
 *
 * @param folder of the build.
 * @param files of the build, as paths in it.
 */
export function usedStyles(folder: string, files: readonly string[]): UsedStyles {
  const text = (paths: readonly string[]) => paths.map((path) => readFileSync(join(folder, path), 'utf8')).join('\n')
  const inAstro = files.filter((path) => path.startsWith(FOLDER))
  const scripts = new Map(
    inAstro.filter((path) => path.endsWith('.js')).map((path) => [path.slice(FOLDER.length), text([path])]),
  )
  const named = new Map([...scripts].map(([name, script]) => [name, scriptsIn(script)]))
  const readLater = tokensIn(text(inAstro.filter((path) => /\.(css|js)$/.test(path))))
  const textsOf = (names: string) => names.split(' ').map((name) => scripts.get(name) ?? '')
  const wordsOfScripts = remembered((names: string) => wordsOf(textsOf(names).join('\n')))
  const wordsOfInline = remembered((script: string) => wordsOf(script).whole)
  // A thousand articles share a few sheets, and a few sets of classes.
  const sheetOf = remembered((styles: string) => {
    const named = [...namedClasses(styles)]
    return {
      askedBeside: remembered((names: string) => named.filter((name) => !mayComeLater(name, wordsOfScripts(names)))),
      shortened: remembered((unused: string) => without(styles, new Set(unused.split(' ')))),
    }
  })

  return (html) => {
    const now = classesIn(html, wordsOfInline)
    const later = scriptsFrom(html, named)
    const parts = html.split(STYLE_TAG)
    const isStyles = (index: number) => parts[index - 1] === '<style>'
    for (const [index, styles] of parts.entries()) {
      if (!isStyles(index)) continue
      const { askedBeside, shortened } = sheetOf(styles)
      const unused = askedBeside(later).filter((name) => !now.has(name))
      parts[index] = shortened(unused.join(' '))
    }
    const read = tokensIn(parts.join(''))
    const isRead = (name: string) => read.has(name) || readLater.has(name)
    return parts.map((part, index) => (isStyles(index) ? withoutUnread(part, isRead) : part)).join('')
  }
}

/** Styles without the tokens and registered properties that nothing reads. */
function withoutUnread(styles: string, isRead: (name: string) => boolean): string {
  const ifRead = (all: string, name: string) => (isRead(name) ? all : '')
  const plain = styles.replaceAll(REGISTERED, ifRead).replace(UNREGISTERED, (rules) => rules.replaceAll(SET, ifRead))
  return plain.replace(/(:root,:host\{)([^}]*)/, (_, root: string, tokens: string) => {
    return root + tokens.replaceAll(TOKEN, (token, name: string) => (isRead(name) ? token : ''))
  })
}

/** The scripts that a page names, and those that they name, in one order. */
function scriptsFrom(html: string, named: ReadonlyMap<string, readonly string[]>): string {
  const reached = new Set<string>()
  const follow = (names: readonly string[]) => {
    for (const name of names) {
      const inside = named.get(name)
      if (inside === undefined || reached.has(name)) continue
      reached.add(name)
      follow(inside)
    }
  }
  follow(scriptsIn(html))
  return [...reached].sort().join(' ')
}

/** The names before each ".js": a word may be as long as a picture, and is not read for it. */
function scriptsIn(text: string): string[] {
  const names: string[] = []
  for (let at = text.indexOf('.js'); at >= 0; at = text.indexOf('.js', at + 1))
    names.push(`${/[\w.-]*$/.exec(text.slice(Math.max(0, at - NAME_MAX), at))?.[0]}.js`)
  return names
}

/** The tokens that styles, attributes or scripts read. */
function tokensIn(text: string): Set<string> {
  return new Set([...text.matchAll(NAMED)].map(([, name = '']) => name))
}

interface Words {
  script: string
  whole: ReadonlySet<string>
  beginnings: readonly string[]
}

function mayComeLater(name: string, { script, whole, beginnings }: Words): boolean {
  // `w-[min(20rem,50%)]` is several words.
  const isWritten = WORD_END.test(name) ? script.includes(name) : whole.has(name)
  return isWritten || beginnings.some((beginning) => name.startsWith(beginning))
}

/** The words of a script's texts that may be a class. */
function wordsOf(script: string): Words {
  const whole = new Set(script.split(WORD_END))
  return { script, whole, beginnings: [...whole].filter((word) => BEGINNING.test(word)) }
}

/** All classes of a page's markup, those of its inline scripts' texts included. */
function classesIn(html: string, wordsOfInline: (script: string) => ReadonlySet<string>): Set<string> {
  const names = new Set<string>()
  // Most values stand many times in a page.
  const values = new Set<string>()
  for (const rest of html.split(' class="').slice(1)) values.add(rest.slice(0, rest.indexOf('"')))
  for (const value of values) for (const name of decoded(value).split(/\s+/)) names.add(name)
  for (const [, script = ''] of html.matchAll(/<script[^>]*>([\s\S]*?)<\/script>/g))
    for (const word of wordsOfInline(script)) names.add(word)
  return names
}

function decoded(value: string): string {
  return value.replaceAll('&gt;', '>').replaceAll('&lt;', '<').replaceAll('&#39;', "'").replaceAll('&amp;', '&')
}

function namedClasses(styles: string): Set<string> {
  return new Set(rulesOf(parse(styles)).flatMap(({ selectors }) => selectors.flatMap(demanded)))
}

function without(styles: string, unused: ReadonlySet<string>): string {
  const sheet = parse(styles)
  for (const rule of rulesOf(sheet)) {
    const selectors = rule.selectors.filter((selector) => !demanded(selector).some((name) => unused.has(name)))
    if (selectors.length === 0) outermost(rule).remove()
    else if (selectors.length < rule.selectors.length) rule.selector = selectors.join(',')
  }
  return sheet.toString()
}

/** All but the steps of keyframes: they are rules to the parser, and `30.5%` would be the class `5%`. */
function rulesOf(sheet: Root): Rule[] {
  const rules: Rule[] = []
  sheet.walkRules((rule) => {
    const { parent } = rule
    if (!(parent?.type === 'atrule' && (parent as AtRule).name.endsWith('keyframes'))) rules.push(rule)
  })
  return rules
}

/** The rule, or the last condition around it that holds nothing else. A layer stays: its name says its rank. */
function outermost(rule: Rule): ChildNode {
  let node: ChildNode = rule
  while (node.parent?.type === 'atrule' && node.parent.nodes?.length === 1) {
    const holder = node.parent as AtRule
    if (holder.name === 'layer') break
    node = holder
  }
  return node
}

/** The classes without which a selector matches nothing. */
function demanded(selector: string): string[] {
  // From the inside out: `:is(:not(.a), .b)`. One of several may match without the others, a single one may not.
  let plain = selector
  for (let inner = ''; inner !== plain; ) {
    inner = plain
    plain = plain.replace(/:(?:is|where)\(((?:[^()[\],\\]|\\.)*)(?<!\\)\)/g, '$1')
    plain = plain.replace(/(?<!\\)[([](?:[^()[\]\\]|\\.)*(?<!\\)[)\]]/g, '')
  }
  return [...plain.matchAll(/(?<!\\)\.((?:\\.|[^\s\\.:#>+~,])+)/g)].map(([, name = '']) =>
    name.replaceAll(/\\(.)/g, '$1'),
  )
}

function remembered<T>(make: (text: string) => T): (text: string) => T {
  const known = new Map<string, T>()
  return (text) => {
    const value = known.get(text) ?? make(text)
    known.set(text, value)
    return value
  }
}
