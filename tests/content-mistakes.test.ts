import { writeFileSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { beforeAll, expect, onTestFinished, test } from 'vitest'
import { servedBuild } from '../scripts/build/built.ts'
import { filesUnder } from '../scripts/content/files.ts'
import type { ContentError } from '../scripts/content/problem.ts'
import { type ContentReading, readContent } from '../scripts/content/read.ts'
import { copyOfProject, runBuild } from './support/another-build.ts'
import { ARTICLE, type Change, COMPANY, end, JOB, line, MISTAKES, SERVICE } from './support/content-mistakes.ts'
import { root, textOf } from './support/imports.ts'

// A mistake in content/ stops the build and says the file, the line, the field and what to do.

let good: ContentReading
beforeAll(async () => {
  good = await readContent(filesUnder(root))
})

for (const [group, mistakes] of Object.entries(MISTAKES))
  test.each(mistakes)(`${group} is told with its place and its remedy: %s`, async (_mistake, file, change, said) => {
    const after = change instanceof Function ? changed(file, change) : change

    const { problems, message } = await mistakesOf(new Map([[file, after]]))

    const literal = `${file}${said}`.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&')
    const starts = new RegExp(`^${literal.replace(':\\*:', ':\\d+:').replace(/\\\$$/, '$')}`)
    const line = said instanceof RegExp ? said : starts
    expect(message.split('\n')).toContainEqual(expect.stringMatching(line))
    expect(problems.length).toBeLessThan(15)
  })

test('the content as it is has no mistake, and a reading that builds on an earlier one finds the same', async () => {
  const again = await readContent(filesUnder(root), { earlier: good })

  expect(again.content).toEqual(good.content)
  expect(again.html.size).toBe(0)
})

test('every mistake is told at once, by file and line', async () => {
  const job = changed(JOB, (text) => line('order', 'first')(text).replace(/^type: .*\n/m, ''))

  const { problems } = await mistakesOf(new Map(Object.entries({ [JOB]: job, [SERVICE]: '' })))

  const told = problems.map(({ file, field }) => `${file}: ${field}`)
  expect(told).toEqual([`${JOB}: order`, `${JOB}: type`, `${SERVICE}: undefined`])
})

test('a placeholder in code is none, and the line of one that nothing fills is the right one', async () => {
  const text = textOf(ARTICLE).trimEnd()
  const code = 'A `{companyName}` in code:\n\n```js\nconst a = `{companyName}`\n```\n'

  const { problems } = await mistakesOf(new Map([[ARTICLE, `${text}\n\n${code}\nWe are {companyName}.\n`]]))

  const message = expect.stringContaining('There is no placeholder {companyName}')
  expect(problems).toMatchObject([{ file: ARTICLE, line: text.split('\n').length + 8, message }])
})

test('what an editor or a file manager leaves in content/ is none of it', async () => {
  const left = 'blog/.a.md.swp blog/.#a.md blog/#a.md# jobs/a.yaml~ jobs/.DS_Store .DS_Store'.split(' ')

  const changes = new Map(left.map((name) => [`content/${name}`, 'left']))

  expect((await readContent(filesUnder(root, changes), { earlier: good })).content).toEqual(good.content)
})

test('a placeholder is filled in an address, too, and what fills it stays what it is', async () => {
  const { mail, phone } = good.content.company
  const name = changed(COMPANY, line('name', '"A&not <b>"'))

  const html = await htmlWith('{company} [m](mailto:{quotesMail}?subject=a%20b) [p](tel:{phone})', [COMPANY, name])

  const links = `<a href="mailto:${mail.quotes}?subject=a%20b">m</a> <a href="tel:${encodeURI(phone.display)}">p</a>`
  expect(html).toContain(`<p>A&amp;not &lt;b> ${links}</p>`)
})

test('a picture is found by its name as cameras write it, and by words that hold signs', async () => {
  const svg = ['content/blog/Plan.SVG', '<svg xmlns="http://www.w3.org/2000/svg" width="30" height="20"/>'] as const
  const written = [
    '![p95 > 2 s](./Plan.SVG)',
    '![It’s > "p95"][1]\n\n[1]: ./Plan.SVG',
    `<img src="./Plan.SVG" alt="it's">`,
  ]

  const pictures = await Promise.all(written.map((text) => htmlWith(text, svg)))

  const words = pictures.map((html) => /<img src="\/_astro\/Plan\.[\w-]{8}\.svg" alt="([^"]*)"/.exec(html)?.[1])
  expect(words).toEqual(['p95 > 2 s', 'It’s > “p95”', "it's"])
})

test('a file that is no picture is told by the article that shows it', async () => {
  const picture: readonly [string, string] = ['content/blog/broken.png', 'not a picture']
  const article = changed(ARTICLE, end('![A chart](./broken.png)'))

  const { message } = await mistakesOf(new Map([picture, [ARTICLE, article]]))

  expect(message).toMatch(/names\.md:\d{3}: \.\/broken\.png cannot be read as a picture/)
})

test('a mistake stops the build before anything is compiled', { timeout: 300_000 }, async () => {
  const copy = copyOfProject()
  onTestFinished(() => rm(copy, { recursive: true }))
  const before = servedBuild(copy)
  writeFileSync(join(copy, JOB), changed(JOB, line('order', 'first')))

  const failure = await runBuild(copy).catch((error: { code: number; stderr: string }) => error)

  expect(failure).toMatchObject({ code: 1 })
  expect(failure.stderr).toContain(`${JOB}:1: order: Write a number here; now it is "first".\n`)
  expect(failure.stderr).not.toContain(' at ')
  expect(servedBuild(copy)?.manifest.id).toBe(before?.manifest.id)
})

/** An article's HTML with a text at its end, where a further file has another text. */
async function htmlWith(text: string, file: readonly [string, string]): Promise<string> {
  const changes = new Map([file, [ARTICLE, changed(ARTICLE, end(text))]])
  const { html } = await readContent(filesUnder(root, changes), { earlier: good })
  return html.get('posts/cloud-bill-with-names') ?? ''
}

/** A line that begins with the file and goes on like this. */
function changed(file: string, change: Change): string {
  const before = textOf(file)
  const after = change(before)
  expect(after).not.toBe(before)
  return after
}

async function mistakesOf(changes: ReadonlyMap<string, string | undefined>): Promise<ContentError> {
  return readContent(filesUnder(root, changes), { earlier: good }).then(
    () => {
      throw new Error('Nothing was wrong')
    },
    (error: ContentError) => error,
  )
}
