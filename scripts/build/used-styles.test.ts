import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { tempFolder } from '../../tests/support/temp-folder.ts'
import { usedStyles } from './used-styles.ts'

/** The styles of a page with this markup, when its build has this script. */
async function stylesOf(styles: string, body: string, script = ''): Promise<string> {
  const folder = tempFolder()
  await mkdir(join(folder, 'client/_astro'), { recursive: true })
  await writeFile(join(folder, 'client/_astro/Tabs.a.js'), 'import "./words.b.js"')
  await writeFile(join(folder, 'client/_astro/words.b.js'), script)
  await writeFile(join(folder, 'client/_astro/Other.c.js'), 'const c="only-elsewhere"')
  const files = ['Tabs.a', 'words.b', 'Other.c'].map((name) => `client/_astro/${name}.js`)
  const withUsedStyles = usedStyles(folder, files)
  const island = '<astro-island component-url="/_astro/Tabs.a.js">'
  const html = withUsedStyles(`<html><head><style>${styles}</style></head><body>${body}${island}</body></html>`)
  return /<style>([\s\S]*?)<\/style>/.exec(html)?.[1] ?? ''
}

test('a page keeps what its markup shows, and leaves out what only other pages show', async () => {
  expect(await stylesOf('.a{color:red}.b{color:blue}p{margin:0}', '<p class="x a">')).toBe('.a{color:red}p{margin:0}')
})

test('a rule for several selectors keeps those that may match', async () => {
  expect(await stylesOf('.a,.b,.a .b,.a p{color:red}', '<p class="a">')).toBe('.a,.a p{color:red}')
})

test.each([
  ['beside another element of styles', '.a{margin:0}', '<style media="print"></style><p class="a">', ''],
  ['of a script', '.menu-item{margin:0}', '', 'const c="menu-item open"'],
  ['that a script completes', '.queue-3{margin:0}', '', 'const c=`queue-$' + '{n}`'],
  ['of a script, with a comma', '.w-\\[min\\(20rem\\,50\\%\\)\\]{margin:0}', '', 'const c="menu w-[min(20rem,50%)]"'],
  ['of an inline script', '.js{margin:0}', '<script>e.classList.add(`js`)</script>', ''],
  ['that is not asked for', ':not(.b){margin:0}', '', ''],
  ['that is one of several', ':is(.a,.b) p{margin:0}', '<p class="a">', ''],
  ['with a colon', '.sm\\:mt-4{margin:0}', '<p class="sm:mt-4">', ''],
  ['with a dot', '.mt-1\\.5{margin:0}', '<p class="mt-1.5">', ''],
  ['with brackets', '.w-\\[min\\(20rem\\,50\\%\\)\\]{margin:0}', '<p class="w-[min(20rem,50%)]">', ''],
  ['with a sign that markup escapes', '.\\[\\&\\>p\\]\\:m-0>p{margin:0}', '<p class="[&amp;&gt;p]:m-0">', ''],
  ['beside an attribute', '[data-tone="x.y"] .a[open]:hover{margin:0}', '<p class="a">', ''],
])('a rule with a class %s stays', async (_, styles, body, script) => {
  expect(await stylesOf(styles, body, script)).toBe(styles)
})

test.each([
  ['with a colon', '.sm\\:mt-4{margin:0}', '<p class="mt-4">'],
  ['with brackets', '.w-\\[min\\(20rem\\,50\\%\\)\\]{margin:0}', '<p class="w-[min(20rem,60%)]">'],
  ['before :not()', '.b:not(.c){margin:0}', '<p class="c">'],
  ['that stands alone in :is()', ':is(.\\*\\:mt-1\\.5>*):before{margin:0}', '<p class="mt-1.5">'],
  ['beside one in :where()', ':is(:where(.group):not(:last-child) .b){margin:0}', '<p class="group">'],
  ['that only words name', '.table{display:table}', '<p>A table</p>'],
  ['of a script that the page never loads', '.only-elsewhere{margin:0}', '<p class="a">'],
  ['that an attribute of a script begins', '.data-lit\\:mt-1[data-lit]{margin:0}', '', 'const a=`data-$' + '{name}`'],
])('a rule with a class %s goes when nothing has it', async (_, styles, body, script = '') => {
  expect(await stylesOf(styles, body, script)).toBe('')
})

test('a condition goes with its last rule; a layer stays, for its name is its rank', async () => {
  expect(await stylesOf('@layer base{.b{margin:0}}@media print{@supports (gap:0){.b{gap:0}}}', '')).toBe(
    '@layer base{}',
  )
})

test('a token stays where the page or a script reads it, and goes elsewhere', async () => {
  const tokens = ':root,:host{--color-ink:#071521;--color-sea:#1b6e93;--color-buff:#efe3c6;--spacing:.25rem}'

  expect(await stylesOf(`${tokens}p{color:var(--color-ink)}`, '', 'e.style.color="var(--color-sea)"')).toBe(
    ':root,:host{--color-ink:#071521;--color-sea:#1b6e93;--spacing:.25rem}p{color:var(--color-ink)}',
  )
})

test('a registered property that nothing reads goes', async () => {
  const registered = (name: string) => `@property --tw-${name}{syntax:"*";inherits:false}`

  const fallback = (values: string) => `@layer properties{@supports (gap:0){*{${values}}}}`
  const rule = 'p{line-height:var(--tw-leading)}'
  const styles = registered('blur') + registered('leading') + fallback('--tw-blur:initial;--tw-leading:initial') + rule

  expect(await stylesOf(styles, '')).toBe(registered('leading') + fallback('--tw-leading:initial') + rule)
})

test('keyframes and fonts stay as they are', async () => {
  const styles =
    '@keyframes rise{0%,30.5%{opacity:0}33.3%{opacity:.5}to{opacity:1}}@font-face{font-family:x;src:url(x.woff2)}'

  expect(await stylesOf(styles, '')).toBe(styles)
})
