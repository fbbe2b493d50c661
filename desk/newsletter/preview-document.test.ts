import { expect, test } from 'vitest'
import { STYLE } from '../../server/mail/html/style.ts'
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
