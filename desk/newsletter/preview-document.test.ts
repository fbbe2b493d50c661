import { expect, test } from 'vitest'
import type { DeskIssuePreview, DeskNewsletter } from '../../contract/desk/newsletter.ts'
import { STYLE } from '../../server/mail/html/style.ts'
import { checksOf } from './issue-checks.ts'
import { previewDocument } from './preview-document.ts'

const EMAIL = `<!doctype html>\n<html lang="en">\n<head>\n<meta charset="utf-8">\n<meta name="color-scheme" content="light dark">\n<style>${STYLE}</style></head><body><p>Water</p></body></html>`

test('the frame of a preview loads and runs nothing', () => {
  expect(previewDocument(EMAIL, 'light')).toMatch(
    /<head>\s*<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline';/,
  )
})

test('the email is shown in the scheme that was chosen, whatever the device has', () => {
  const light = previewDocument(EMAIL, 'light')
  const dark = previewDocument(EMAIL, 'dark')

  expect(light).toContain('@media not all {')
  expect(dark).toContain('@media all {')
  expect(light + dark).not.toMatch(/prefers-color-scheme|light dark/)
})

/** What is open of an issue in which this is drawn or told. */
function openChecks(html: string | undefined, problem?: string) {
  const preview = html === undefined ? undefined : ({ html, oneClick: true, bytes: 1 } as DeskIssuePreview)
  const issue = { key: 'ice', title: 'Ice', preview: '', markdown: 'Water' }
  const sent = { publicUrl: 'https://site.test', counts: { confirmed: 1 }, issues: [], articles: [{ slug: 'ice' }] }
  const test = { address: 'a@b.example', at: 0, of: '' }
  const checks = checksOf({ test }, { issue, preview, problem }, sent as unknown as DeskNewsletter)
  return checks.filter(({ isGood }) => !isGood).map(({ name }) => name)
}

test.each([
  ['of the site that is there', 'https://site.test/blog/ice#deep', []],
  ['of the site that is not there', 'https://site.test/blog/nothing', ['There is no article “nothing”']],
  ['of another site', 'https://other.test/blog/rate-limiters', []],
])('an article %s is linked, and is missing where the site has none', (_what, href, open) => {
  expect(openChecks(`<a class="link" href="${href}">there</a>`)).toEqual(open)
})

test('why there is no email yet stands among what is open', () => {
  expect(openChecks(undefined, 'The button needs words.')).toEqual(['The button needs words'])
})
